import { useSyncExternalStore } from 'react';
import { resettable } from '#lib/resettable.ts';
import { markCelebrated } from './celebrated.ts';
import type { Moment } from './moment.ts';

/** What to do once the last moment was seen, and what its button says. */
export interface NextStep {
  label: string;
  run: () => void;
}

interface Celebration {
  moments: readonly Moment[];
  next: NextStep | null;
}

const NONE: Celebration = { moments: [], next: null };

let current = NONE;
const listeners = new Set<() => void>();
resettable(() => {
  current = NONE;
});

/**
 * Plays moments one after the other, after those that play already. What was celebrated for this learner before is left
 * out. Returns whether anything will play.
 * @param next what the last moment's button does; by default it only continues
 */
export function celebrate(learner: string, moments: readonly Moment[], next: NextStep | null = null): boolean {
  const fresh = moments.filter(({ key }) => markCelebrated(learner, key));
  if (fresh.length === 0) return false;
  set({ moments: [...current.moments, ...fresh], next: next ?? current.next });
  return true;
}

/** Ends the moment on show; after the last one comes the next step. */
export function continueCelebration(): void {
  const { moments, next } = current;
  const last = moments.length <= 1;
  set(last ? NONE : { moments: moments.slice(1), next });
  if (last) next?.run();
}

/** Ends all of it: the person does something else. */
export function endCelebration(): void {
  if (current !== NONE) set(NONE);
}

/** What plays now. */
export function useCelebration(): Celebration {
  return useSyncExternalStore(subscribe, () => current);
}

function set(celebration: Celebration): void {
  current = celebration;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
