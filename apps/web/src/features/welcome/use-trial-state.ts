import { newId } from '@quorbit/contracts/lib/ids';
import { useEffect, useRef, useState } from 'react';
import { createDraft, type NewDraft } from '#features/attempts/drafts.mirror.ts';
import { isRightAnswer, listTrialMisses, storedTrial, type Trial } from './trial.ts';

/**
 * Manages a visitor's trial. It's stored after each step, so that a reload continues at the same question.
 * @param takeTapped returns the option of the first question that was tapped before this code was loaded; -1 if none.
 */
export function useTrialState(started: NewDraft['started'], takeTapped?: () => number) {
  const [trial, setTrial] = useState(() => {
    const found = findResumableTrial(started) ?? createTrial(started);
    const [first] = found.draft.pack.questions;
    const tapped = takeTapped?.() ?? -1;
    return first && tapped >= 0 ? answer(found, first.id, tapped, Date.now() - found.draft.startedAt) : found;
  });
  const shownAt = useRef(Date.now());

  useEffect(() => {
    // A trial that belongs to an account stays stored until it's submitted.
    storedTrial.update((stored) => (stored && stored.owner !== null ? stored : trial));
  }, [trial]);

  function choose(questionId: string, option: number): void {
    const now = Date.now();
    setTrial((before) => answer(before, questionId, option, now - shownAt.current));
  }

  function next(): void {
    shownAt.current = Date.now();
    setTrial((before) => ({ ...before, draft: { ...before.draft, current: before.draft.current + 1 } }));
  }

  function startOver(): void {
    shownAt.current = Date.now();
    setTrial(createTrial(started));
  }

  return {
    draft: trial.draft,
    again: trial.again ?? null,
    choose,
    next,
    beginAgain: () => setTrial((before) => ({ ...before, again: createAgain(before) })),
    chooseAgain: (option: number) =>
      setTrial((before) => (before.again ? { ...before, again: { ...before.again, option } } : before)),
    nextAgain: () => setTrial(closeAgain),
    startOver,
  };
}

function createAgain({ draft }: Trial) {
  return { queue: listTrialMisses(draft).map(({ id }) => id), option: null, closed: 0 };
}

/** Closes the verdict on a question that was answered again: a right one is done, a wrong one comes again at the end. */
function closeAgain(trial: Trial): Trial {
  const { draft, again } = trial;
  const question = draft.pack.questions.find(({ id }) => id === again?.queue[0]);
  if (!again || again.option === null || !question) return trial;
  const others = again.queue.slice(1);
  const queue = isRightAnswer(question, again.option) ? others : [...others, question.id];
  return { ...trial, again: { queue, option: null, closed: again.closed + 1 } };
}

/** Stores a question's answer; one that has an answer keeps it. */
function answer(trial: Trial, questionId: string, option: number, tookMs: number): Trial {
  const { answers, timings, pack } = trial.draft;
  if (answers[questionId] !== undefined) return trial;
  const draft = {
    ...trial.draft,
    answers: { ...answers, [questionId]: option },
    timings: { ...timings, [questionId]: tookMs / 1000 },
  };
  return {
    ...trial,
    draft,
    finishedAt: Object.keys(draft.answers).length === pack.questions.length ? Date.now() : null,
  };
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
  const draft = createDraft({ attemptId: newId(), started, timed: false, mode: 'check', now: Date.now() });
  return { draft, finishedAt: null, owner: null };
}
