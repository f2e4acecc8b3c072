import { type AnswerValue, isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { type Draft, getDraftAnswer, type LaidOutQuestion, listDraftQuestions } from './drafts.mirror.ts';

// Each change names its question, because it is applied to this page's draft and to the stored one, which another tab
// may have moved to another question.

/** Returns the question that the draft currently shows. Throws an Error if there is no such question. */
export function getCurrentQuestion(draft: Draft): LaidOutQuestion {
  const question = listDraftQuestions(draft)[draft.current];
  if (!question) throw new Error(`The attempt ${draft.attemptId} has no question ${draft.current}.`);
  return question;
}

/** Sets a question's answer, or removes it for an empty answer. */
export function setAnswer(draft: Draft, questionId: string, { option, response }: AnswerValue): Draft {
  const { [questionId]: _option, ...answers } = draft.answers;
  const { [questionId]: _response, ...responses } = draft.responses ?? {};
  if (option !== null) answers[questionId] = option;
  if (response) responses[questionId] = response;
  return { ...draft, answers, ...((draft.responses || response) && { responses }) };
}

/** Flags a question or removes its flag. */
export function setFlag(draft: Draft, questionId: string, flagged: boolean): Draft {
  const others = draft.flags.filter((flag) => flag !== questionId);
  return { ...draft, flags: flagged ? [...others, questionId] : others };
}

/** Moves to the question with this index, from 0; an index out of range changes nothing. */
export function goTo(draft: Draft, index: number): Draft {
  return index < 0 || index >= listDraftQuestions(draft).length ? draft : { ...draft, current: index };
}

/** Adds to the seconds spent on a question. In mode `check` the time ends with the question's first answer. */
export function addTime(draft: Draft, questionId: string, seconds: number): Draft {
  if (draft.mode === 'check' && isSettled(draft, questionId)) return draft;
  const { [questionId]: before = 0, ...others } = draft.timings;
  return { ...draft, timings: { ...others, [questionId]: before + Math.max(0, seconds) } };
}

/** Returns the numbers, from 1, of the questions without an answer. */
export function listUnanswered(draft: Draft): number[] {
  return listDraftQuestions(draft).flatMap(({ question }, index) =>
    isAnswered(getDraftAnswer(draft, question.id)) ? [] : [index + 1],
  );
}

/** Returns whether a question of an attempt in mode `check` has its first answer or was skipped. */
export function isSettled(draft: Draft, questionId: string): boolean {
  return isAnswered(getDraftAnswer(draft, questionId)) || (draft.skipped ?? []).includes(questionId);
}

/** Returns the number of questions that have a first answer or were skipped. */
export function countSettled(draft: Draft): number {
  return listDraftQuestions(draft).filter(({ question: { id } }) => isSettled(draft, id)).length;
}

/** Returns whether every question of an attempt in mode `check` has a first answer or was skipped. */
export function isComplete(draft: Draft): boolean {
  return countSettled(draft) === listDraftQuestions(draft).length;
}
