import { useSyncExternalStore } from 'react';
import { resettable } from '#lib/resettable.ts';
import { createStore } from '#lib/store.ts';
import { markCelebrated } from './celebrated.ts';
import type { Moment } from './moment.ts';

/** The action after the last moment, with the label of its button. */
export interface NextStep {
  label: string;
  /** The label of the quiet button that ends the celebration without the action; missing for no such button. */
  skipLabel?: string;
  run: () => void;
}

interface Celebration {
  moments: readonly Moment[];
  next: NextStep | null;
}

const NONE: Celebration = { moments: [], next: null };

const celebration = createStore(NONE);
resettable(() => celebration.set(NONE));

/**
 * Queues moments, which play one after the other, after the moments already queued. Moments that were celebrated for
 * this learner before are left out. Returns whether any will play.
 * @param next what the last moment's button does; by default it only continues.
 */
export function celebrate(learner: string, moments: readonly Moment[], next: NextStep | null = null): boolean {
  const fresh = moments.filter(({ key }) => markCelebrated(learner, key));
  if (fresh.length === 0) return false;
  const current = celebration.get();
  celebration.set({ moments: [...current.moments, ...fresh], next: next ?? current.next });
  return true;
}

/** Ends the current moment; after the last one the next step runs. */
export function continueCelebration(): void {
  const { moments, next } = celebration.get();
  const last = moments.length <= 1;
  celebration.set(last ? NONE : { moments: moments.slice(1), next });
  if (last) next?.run();
}

/** Ends the celebration with all queued moments, because the user does something else. */
export function endCelebration(): void {
  celebration.set(NONE);
}

/** Returns the queued moments, the current one first, and rerenders when they change. */
export function useCelebration(): Celebration {
  return useSyncExternalStore(celebration.subscribe, celebration.get);
}
