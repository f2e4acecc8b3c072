// The steps of an attempt in mode `check`. Each names its question, because it's applied to this page's draft and to the
// stored one, which another tab may have moved on.
import { type AnswerValue, isAnswered, isRight } from '@quorbit/contracts/quizzes/question-kinds';
import { type Draft, getDraftAnswer, type LaidOutQuestion, listDraftQuestions } from '../drafts.mirror.ts';
import { isKeyed } from '../grade-attempt.mirror.ts';
import { isSettled, setAnswer } from '../player-state.ts';

/**
 * Stores a question's first answer; an empty one skips the question. A question that is settled keeps what it has.
 */
export function settle(draft: Draft, questionId: string, given: AnswerValue): Draft {
  if (isSettled(draft, questionId)) return draft;
  const { [questionId]: _checked, ...unchecked } = draft.unchecked ?? {};
  const settled = { ...draft, unchecked };
  if (!isAnswered(given)) return { ...settled, skipped: [...(draft.skipped ?? []), questionId] };
  return setAnswer(settled, questionId, given);
}

/** Stores what the learner has entered for an open question without checking it; an empty value removes it. */
export function setUnchecked(draft: Draft, questionId: string, given: AnswerValue): Draft {
  if (isSettled(draft, questionId)) return draft;
  const { [questionId]: _before, ...others } = draft.unchecked ?? {};
  return { ...draft, unchecked: isAnswered(given) ? { ...others, [questionId]: given } : others };
}

/** Moves on from a settled question to the first open one; without an open one nothing changes. */
export function goToNextOpen(draft: Draft, questionId: string): Draft {
  const questions = listDraftQuestions(draft);
  if (questions[draft.current]?.question.id !== questionId) return draft;
  const next = questions.findIndex(({ question: { id } }) => !isSettled(draft, id));
  return next === -1 ? draft : { ...draft, current: next };
}

/** Returns whether an answer is right; null if there is no answer. Throws an Error for a question without its key. */
export function checkAnswer({ question }: LaidOutQuestion, given: AnswerValue): boolean | null {
  if (!isKeyed(question)) throw new Error(`The question ${question.id} has no key on this device.`);
  return isAnswered(given) ? isRight(question, given) : null;
}

/** Returns the ids of the questions whose first answer was wrong or missing, in the order in which they were asked. */
export function listMissed(draft: Draft): string[] {
  return listDraftQuestions(draft).flatMap((asked) =>
    checkAnswer(asked, getDraftAnswer(draft, asked.question.id)) ? [] : [asked.question.id],
  );
}

/**
 * Merges the stored draft, which other tabs may have changed, into this page's. The stored first answers win; this page
 * stays at its question, and keeps what is still on its way to the disk: first answers, and what is entered but not
 * checked, also if that was cleared.
 */
export function mergeDraft(page: Draft, stored: Draft): Draft {
  const settled = (id: string) => isSettled(stored, id);
  const own = <T>(values: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(values).filter(([id]) => !settled(id)));
  return {
    ...stored,
    current: page.current,
    answers: { ...own(page.answers), ...stored.answers },
    responses: { ...own(page.responses), ...stored.responses },
    unchecked: own(page.unchecked),
    skipped: [...new Set([...(stored.skipped ?? []), ...(page.skipped ?? []).filter((id) => !settled(id))])],
  };
}
