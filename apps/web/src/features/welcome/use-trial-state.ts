import { newId } from '@quorbit/contracts/lib/ids';
import { useEffect, useRef, useState } from 'react';
import { beginDraft, type NewDraft } from '#features/attempts/drafts.mirror.ts';
import { keptTrial, type Trial } from './trial.ts';

/** A visitor's trial, stored after each step, so that a reload goes on where it was. */
export function useTrialState(started: NewDraft['started']) {
  const [trial, setTrial] = useState(() => resumed(started) ?? begun(started));
  const shownAt = useRef(Date.now());
  const { questions } = trial.draft.pack;

  useEffect(() => {
    // One that is an account's already has the place until it is handed in.
    keptTrial.change((stored) => (stored && stored.owner !== null ? stored : trial));
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
    setTrial(begun(started));
  }

  return { draft: trial.draft, choose, next, startOver };
}

/** What was begun here before, unless that has no answer yet and the quiz has changed since. */
function resumed({ packHash }: NewDraft['started']): Trial | null {
  const kept = keptTrial.read();
  if (!kept || kept.owner !== null) return null;
  return kept.draft.packHash === packHash || Object.keys(kept.draft.answers).length > 0 ? kept : null;
}

function begun(started: NewDraft['started']): Trial {
  const draft = beginDraft({ attemptId: newId(), started, timed: false, now: Date.now() });
  return { draft, finishedAt: null, owner: null };
}
