import { type AnswerValue, isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { type Draft, getDraftAnswer, type LaidOutQuestion, listDraftQuestions } from './drafts.mirror.ts';

// Each change names its question: it is made to what this page shows and to what the device keeps, and another tab may
// have moved that on.

/** The question on show. */
export function getCurrentQuestion(draft: Draft): LaidOutQuestion {
  const question = listDraftQuestions(draft)[draft.current];
  if (!question) throw new Error(`The attempt ${draft.attemptId} has no question ${draft.current}.`);
  return question;
}

/** Answers a question, or takes its answer back. */
export function setAnswer(draft: Draft, questionId: string, { option, response }: AnswerValue): Draft {
  const { [questionId]: _option, ...answers } = draft.answers;
  const { [questionId]: _response, ...responses } = draft.responses ?? {};
  if (option !== null) answers[questionId] = option;
  if (response) responses[questionId] = response;
  return { ...draft, answers, ...((draft.responses || response) && { responses }) };
}

/** Flags a question or takes its flag away. */
export function setFlag(draft: Draft, questionId: string, flagged: boolean): Draft {
  const others = draft.flags.filter((flag) => flag !== questionId);
  return { ...draft, flags: flagged ? [...others, questionId] : others };
}

/** Shows another question, from 0; out of range changes nothing. */
export function goTo(draft: Draft, index: number): Draft {
  return index < 0 || index >= listDraftQuestions(draft).length ? draft : { ...draft, current: index };
}

/** Adds looking time to a question. */
export function addTime(draft: Draft, questionId: string, seconds: number): Draft {
  const { [questionId]: before = 0, ...others } = draft.timings;
  return { ...draft, timings: { ...others, [questionId]: before + Math.max(0, seconds) } };
}

/** Numbers, from 1, of the questions without an answer. */
export function listUnanswered(draft: Draft): number[] {
  return listDraftQuestions(draft).flatMap(({ question }, index) =>
    isAnswered(getDraftAnswer(draft, question.id)) ? [] : [index + 1],
  );
}
