import type { GivenResponse } from '@quorbit/contracts/quizzes/question-kinds';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftStore, SaveResult } from './drafts/draft-store.ts';
import type { Draft } from './drafts.mirror.ts';
import { addTime, currentQuestion, give, goTo, setFlag } from './player-state.ts';

interface PlayerOptions {
  initial: Draft;
  store: DraftStore;
  /** The attempt is finished, here or in another tab. */
  onOver: () => void;
}

/** An attempt being taken: every change is kept on the device at once, with the time spent on each question. */
export function usePlayer({ initial, store, onOver }: PlayerOptions) {
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState<SaveResult | 'saving'>(() => (store.isUnsaved(initial) ? 'unsaved' : 'saved'));
  const latest = useRef(initial);
  const over = useRef(false);
  /** How old the attempt was when the question on show came into sight; null while the page is hidden. */
  const shownSince = useRef<number | null>(null);

  const age = () => store.age(latest.current);
  /** The whole time of the attempt, milliseconds. */
  const wholeTime = () => {
    const { deadline, startedAt } = latest.current;
    return deadline === null ? Number.POSITIVE_INFINITY : deadline - startedAt;
  };

  /** A change, with the time spent on the question on show until the attempt was so old; made here at once. */
  function stepAt(at: number, how: (draft: Draft) => Draft): (draft: Draft) => Draft {
    const { id } = currentQuestion(latest.current).question;
    const seconds = shownSince.current === null ? 0 : (Math.min(at, wholeTime()) - shownSince.current) / 1000;
    if (shownSince.current !== null) shownSince.current = at;
    const step = (before: Draft) => how(addTime(before, id, seconds));
    latest.current = step(latest.current);
    setDraft(latest.current);
    return step;
  }

  function change(how: (draft: Draft) => Draft): void {
    if (over.current) return;
    const step = stepAt(age(), how);
    const changed = latest.current;
    // What could not be kept before stays so until the disk says otherwise.
    setSaved((before) => (before === 'saved' ? 'saving' : before));
    void store.update(changed, step).then((result) => {
      if (changed === latest.current) setSaved(result);
      if (result !== 'over' || over.current) return;
      over.current = true;
      onOver();
    });
  }

  /** Submits what there is. @param took milliseconds from begin to end */
  async function finish(took: number): Promise<void> {
    if (over.current) return;
    over.current = true;
    const step = stepAt(took, (before) => before);
    await store.finish(latest.current, step, took);
    onOver();
  }

  /** Looking begins or ends; at the end its time is kept. */
  const look = useEffectEvent((visible: boolean) => {
    if (!visible) change((before) => before);
    shownSince.current = visible ? age() : null;
  });

  useEffect(() => {
    const listener = () => look(document.visibilityState === 'visible');
    listener();
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      look(false);
    };
  }, []);

  return {
    draft,
    saved,
    /** By the clock that the draft's times are of. */
    now: () => latest.current.startedAt + age(),
    timeUp: () => finish(wholeTime()),
    submit: () => finish(age()),
    give(given: GivenResponse) {
      const { id } = currentQuestion(latest.current).question;
      change((before) => give(before, id, given));
    },
    toggleFlag() {
      const { id } = currentQuestion(latest.current).question;
      const flagged = !latest.current.flags.includes(id);
      change((before) => setFlag(before, id, flagged));
    },
    goTo: (index: number) => change((before) => goTo(before, index)),
    move(step: number) {
      const index = latest.current.current + step;
      change((before) => goTo(before, index));
    },
  };
}
