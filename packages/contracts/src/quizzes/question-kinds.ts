import * as z from 'zod/mini';
import { LETTERS, type Letter } from './difficulty.ts';
import { multipleChoice } from './kinds/multiple-choice.ts';
import { numeric } from './kinds/number.ts';
import { shortText } from './kinds/short-text.ts';
import { singleChoice } from './kinds/single-choice.ts';
import { trueFalse } from './kinds/true-false.ts';

/**
 * All kinds of questions but `single`, the first one, whose answers are a letter and an index. Each says what else its
 * questions ask, its key, its response and when that is right. To add one, add a file in `kinds/` and a line in each of
 * the three lists here.
 */
export const KEYED_KINDS = {
  true_false: trueFalse,
  multiple: multipleChoice,
  text: shortText,
  number: numeric,
} as const;

export const QUESTION_KINDS = ['single', 'true_false', 'multiple', 'text', 'number'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What is right, for every kind but `single`. */
export const answerKey = z.discriminatedUnion(
  'kind',
  [trueFalse.key, multipleChoice.key, shortText.key, numeric.key],
  'Answer key must be one of its kind of question.',
);
export type AnswerKey = z.infer<typeof answerKey>;

/** What a learner answers to a question that is not `single`. */
export const questionResponse = z.discriminatedUnion(
  'kind',
  [trueFalse.response, multipleChoice.response, shortText.response, numeric.response],
  'Response must be one of a known kind of question.',
);
export type QuestionResponse = z.infer<typeof questionResponse>;

/** Whether this build knows how to ask and grade it. A newer server may send others. */
export function isKnownKind(kind: string): kind is QuestionKind {
  return (QUESTION_KINDS as readonly string[]).includes(kind);
}

/** Whether this build knows how to ask all of these questions. */
export function isPlayable(questions: readonly { kind: string }[]): boolean {
  return questions.every(({ kind }) => isKnownKind(kind));
}

interface QuestionKey {
  kind: QuestionKind;
  correctAnswer: Letter | null;
  answerKey?: AnswerKey | undefined;
}

export interface AnswerValue {
  /** Index 0–3 of the chosen option of a `single` question; null when unanswered, and for all other kinds. */
  option: number | null;
  response?: QuestionResponse | null | undefined;
}

/** Whether an answer is right. One of another kind than its question never is. */
export function isRight(
  { kind, correctAnswer, answerKey: key }: QuestionKey,
  { option, response }: AnswerValue,
): boolean {
  if (kind === 'single') return option !== null && singleChoice.isRight(correctAnswer, option);
  if (!key || !response || key.kind !== kind || response.kind !== kind) return false;
  // Both are of this kind, which the type of a table can't say.
  const { isRight: judge } = KEYED_KINDS[kind] as { isRight: (key: AnswerKey, response: QuestionResponse) => boolean };
  return judge(key, response);
}

/**
 * How likely an answer is right that was chosen at random; 0 where nothing is chosen.
 * @param choices how many options or choices the question has
 */
export function guessProbabilityOf(kind: QuestionKind, choices: number): number {
  return kind === 'single' ? singleChoice.guessing(choices) : KEYED_KINDS[kind].guessing(choices);
}

/** The index of the right option of a `single` question; -1 for other kinds. */
export function rightOptionIndex({ correctAnswer }: { correctAnswer?: Letter | null | undefined }): number {
  return correctAnswer ? LETTERS.indexOf(correctAnswer) : -1;
}

/** Whether the learner gave any answer. */
export function isAnswered({ option, response }: AnswerValue): boolean {
  return option !== null || (response ?? null) !== null;
}
