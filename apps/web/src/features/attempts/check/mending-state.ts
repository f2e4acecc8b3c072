// The steps of a mending. Each names its question, because it's applied to this page's mending and to the stored one,
// which another tab may have moved on.
import { NO_ANSWER } from '@quorbit/contracts/quizzes/answer-input';
import { type AnswerValue, isAnswered, type QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import { type Draft, getDraftAnswer, type LaidOutQuestion, listDraftQuestions } from '../drafts.mirror.ts';
import type { Mending } from '../mendings.mirror.ts';
import { getCurrentQuestion } from '../player-state.ts';
import { checkAnswer, listMissed } from './check-state.ts';

/** The number of misses after which a question with a written answer may be left. */
const MISSES_BEFORE_LEAVING = 2;

/** Creates the mending of a finished attempt, with the verdict on its last first answer on show. */
export function createMending(draft: Draft, { day, before }: Pick<Mending, 'day' | 'before'>): Mending {
  const { id: questionId } = getCurrentQuestion(draft).question;
  return {
    attemptId: draft.attemptId,
    draft,
    day,
    before,
    queue: listMissed(draft),
    misses: {},
    mended: [],
    closed: 0,
    shown: { questionId, given: getDraftAnswer(draft, questionId), kind: 'first' },
    unchecked: null,
    isOver: false,
  };
}

/** Returns the question on show: the one whose verdict is shown, or else the next to mend; null if there is none. */
export function getShownQuestion({ draft, shown, queue }: Mending): LaidOutQuestion | null {
  const id = shown?.questionId ?? queue[0];
  return listDraftQuestions(draft).find(({ question }) => question.id === id) ?? null;
}

/** Answers a question again: right answers leave the queue, wrong ones come again at its end. */
export function answerAgain(mending: Mending, questionId: string, given: AnswerValue): Mending {
  const asked = findOpenQuestion(mending, questionId);
  if (!asked) return mending;
  const { queue, misses, mended } = mending;
  const shown = { questionId, given, kind: 'again' as const };
  const others = queue.filter((id) => id !== questionId);
  if (checkAnswer(asked, given))
    return { ...mending, shown, unchecked: null, queue: others, mended: [...mended, questionId] };
  const missed = { ...misses, [questionId]: (misses[questionId] ?? 0) + 1 };
  return { ...mending, shown, unchecked: null, queue: [...others, questionId], misses: missed };
}

/** Gives a question up; its right answer is shown, and it doesn't come again. */
export function leaveQuestion(mending: Mending, questionId: string): Mending {
  if (!findOpenQuestion(mending, questionId)) return mending;
  const queue = mending.queue.filter((id) => id !== questionId);
  return { ...mending, queue, unchecked: null, shown: { questionId, given: NO_ANSWER, kind: 'left' } };
}

/** Stores what the learner has entered for the open question without checking it. */
export function setUncheckedAgain(mending: Mending, questionId: string, given: AnswerValue): Mending {
  return findOpenQuestion(mending, questionId) ? { ...mending, unchecked: isAnswered(given) ? given : null } : mending;
}

/** Closes the verdict on a question. After the last one the mending is over. */
export function closeVerdict(mending: Mending, questionId: string): Mending {
  if (mending.shown?.questionId !== questionId) return mending;
  return { ...mending, shown: null, closed: mending.closed + 1, isOver: mending.queue.length === 0 };
}

/** Ends the mending with what is left in its queue. */
export function endMending(mending: Mending): Mending {
  return { ...mending, isOver: true };
}

/** Returns whether the open question may be left: one with a written answer, after two misses. */
export function mayLeave(mending: Mending): boolean {
  const open = mending.shown === null ? getShownQuestion(mending)?.question : undefined;
  return open !== undefined && isWritten(open.kind) && (mending.misses[open.id] ?? 0) >= MISSES_BEFORE_LEAVING;
}

/** Returns whether the verdict on show tells the right answer. A written one is to be found while it comes again. */
export function isKeyShown(mending: Mending): boolean {
  const { shown, queue } = mending;
  const kind = getShownQuestion(mending)?.question.kind;
  const comesAgain = shown?.kind === 'again' && queue.includes(shown.questionId);
  return !(comesAgain && kind !== undefined && isWritten(kind));
}

function isWritten(kind: QuestionKind): boolean {
  return kind === 'text' || kind === 'number';
}

function findOpenQuestion(mending: Mending, questionId: string): LaidOutQuestion | null {
  return mending.shown === null && mending.queue[0] === questionId ? getShownQuestion(mending) : null;
}
