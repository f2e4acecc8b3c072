import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import type { Draft } from '#offline/draft.ts';

// Each change names its question: it is made to what this page shows and to what the device keeps, and another tab may
// have moved that on.

/** The question on show. */
export function currentQuestion({ pack, current }: Draft): AnyQuestion {
  const question = pack.questions[current];
  if (!question) throw new Error(`The pack ${pack.quizId} has no question ${current}.`);
  return question;
}

/** Chooses an option, from 0; one that the question does not have changes nothing. */
export function choose(draft: Draft, questionId: string, option: number): Draft {
  const count = draft.pack.questions.find(({ id }) => id === questionId)?.options.length ?? 0;
  if (option < 0 || option >= count) return draft;
  return { ...draft, answers: { ...draft.answers, [questionId]: option } };
}

/** Flags a question or takes its flag away. */
export function setFlag(draft: Draft, questionId: string, flagged: boolean): Draft {
  const others = draft.flags.filter((flag) => flag !== questionId);
  return { ...draft, flags: flagged ? [...others, questionId] : others };
}

/** Shows another question, from 0; out of range changes nothing. */
export function goTo(draft: Draft, index: number): Draft {
  return index < 0 || index >= draft.pack.questions.length ? draft : { ...draft, current: index };
}

/** Adds looking time to a question. */
export function addTime(draft: Draft, questionId: string, seconds: number): Draft {
  const { [questionId]: before = 0, ...others } = draft.timings;
  return { ...draft, timings: { ...others, [questionId]: before + Math.max(0, seconds) } };
}

/** Numbers, from 1, of the questions without an answer. */
export function unansweredNumbers({ pack, answers }: Draft): number[] {
  return pack.questions.flatMap(({ id }, index) => (answers[id] === undefined ? [index + 1] : []));
}
