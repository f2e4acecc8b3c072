import { newId } from '@quorbit/contracts/lib/ids';
import { useEffect, useRef, useState } from 'react';
import { createDraft, type NewDraft } from '#features/attempts/drafts.mirror.ts';
import { storedTrial, type Trial } from './trial.ts';

/** Manages a visitor's trial. It's stored after each step, so that a reload continues at the same question. */
export function useTrialState(started: NewDraft['started']) {
  const [trial, setTrial] = useState(() => findResumableTrial(started) ?? createTrial(started));
  const shownAt = useRef(Date.now());
  const { questions } = trial.draft.pack;

  useEffect(() => {
    // A trial that belongs to an account stays stored until it's submitted.
    storedTrial.update((stored) => (stored && stored.owner !== null ? stored : trial));
  }, [trial]);

  function choose(questionId: string, option: number): void {
    const now = Date.now();
    setTrial((before) => {
      const { answers, timings } = before.draft;
      if (answers[questionId] !== undefined) return before;
      const draft = {
        ...before.draft,
        answers: { ...answers, [questionId]: option },
        timings: { ...timings, [questionId]: (now - shownAt.current) / 1000 },
      };
      return { ...before, draft, finishedAt: Object.keys(draft.answers).length === questions.length ? now : null };
    });
  }

  function next(): void {
    shownAt.current = Date.now();
    setTrial((before) => ({ ...before, draft: { ...before.draft, current: before.draft.current + 1 } }));
  }

  function startOver(): void {
    shownAt.current = Date.now();
    setTrial(createTrial(started));
  }

  return { draft: trial.draft, choose, next, startOver };
}

/**
 * Returns the stored trial to continue; null if there's none, if it belongs to an account, or if it has no answers and
 * the quiz has changed since.
 */
function findResumableTrial({ packHash }: NewDraft['started']): Trial | null {
  const stored = storedTrial.read();
  if (!stored || stored.owner !== null) return null;
  return stored.draft.packHash === packHash || Object.keys(stored.draft.answers).length > 0 ? stored : null;
}

function createTrial(started: NewDraft['started']): Trial {
  const draft = createDraft({ attemptId: newId(), started, timed: false, now: Date.now() });
  return { draft, finishedAt: null, owner: null };
}
