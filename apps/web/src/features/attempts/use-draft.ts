import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftStore, SaveResult } from './drafts/draft-store.ts';
import type { Draft } from './drafts.mirror.ts';
import { addTime, getCurrentQuestion } from './player-state.ts';

export interface DraftOptions {
  initial: Draft;
  store: DraftStore;
  /** Called once the attempt is finished, here or in another tab. */
  onOver: () => void;
}

/**
 * Holds the draft of an attempt while it's being taken: every change is stored on the device at once, with the time
 * spent on each question.
 */
export function useDraft({ initial, store, onOver }: DraftOptions) {
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState<SaveResult | 'saving'>(() => (store.isUnsaved(initial) ? 'unsaved' : 'saved'));
  const latest = useRef(initial);
  const isOver = useRef(false);
  /** The attempt's age in milliseconds when the current question became visible; null while the page is hidden. */
  const visibleSince = useRef<number | null>(null);

  const age = () => store.age(latest.current);
  /** Returns the attempt's time limit in milliseconds; infinite if it has none. */
  const getTimeLimit = () => {
    const { deadline, startedAt } = latest.current;
    return deadline === null ? Number.POSITIVE_INFINITY : deadline - startedAt;
  };

  function show(next: Draft): void {
    latest.current = next;
    setDraft(next);
  }

  /**
   * Applies a change to this page's draft at once, with the time spent on the current question until `at`, the
   * attempt's age in milliseconds. Returns the step, to apply it to the stored draft too.
   */
  function applyStep(at: number, edit: (draft: Draft) => Draft): (draft: Draft) => Draft {
    const { id } = getCurrentQuestion(latest.current).question;
    const seconds = visibleSince.current === null ? 0 : (Math.min(at, getTimeLimit()) - visibleSince.current) / 1000;
    if (visibleSince.current !== null) visibleSince.current = at;
    const step = (before: Draft) => edit(addTime(before, id, seconds));
    show(step(latest.current));
    return step;
  }

  async function change(edit: (draft: Draft) => Draft): Promise<void> {
    if (isOver.current) return;
    const step = applyStep(age(), edit);
    const changed = latest.current;
    // The state `unsaved` stays until the disk accepts a write.
    setSaved((before) => (before === 'saved' ? 'saving' : before));
    const result = await store.update(changed, step);
    if (changed === latest.current) setSaved(result);
    if (result !== 'over' || isOver.current) return;
    isOver.current = true;
    onOver();
  }

  /**
   * Submits the draft with its current answers.
   * @param durationMs milliseconds from the attempt's begin to its end.
   * @returns whether this call submitted it, or found that another tab had; false if it was called before.
   */
  async function finish(durationMs: number): Promise<boolean> {
    if (isOver.current) return false;
    isOver.current = true;
    const step = applyStep(durationMs, (before) => before);
    await store.finish(latest.current, step, durationMs);
    return true;
  }

  /** Starts or stops counting the time spent on the current question; stopping stores it. */
  const trackVisibility = useEffectEvent((visible: boolean) => {
    if (!visible) void change((before) => before);
    visibleSince.current = visible ? age() : null;
  });

  useEffect(() => {
    const listener = () => trackVisibility(document.visibilityState === 'visible');
    listener();
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      trackVisibility(false);
    };
  }, []);

  return { draft, saved, getLatest: () => latest.current, show, change, finish, age, getTimeLimit };
}
