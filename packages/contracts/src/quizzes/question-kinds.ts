import * as z from 'zod/mini';
import { LETTERS, type Letter } from './difficulty.ts';
import { multipleChoice } from './kinds/multiple-choice.ts';
import { numeric } from './kinds/number.ts';
import { shortText } from './kinds/short-text.ts';
import { singleChoice } from './kinds/single-choice.ts';
import { trueFalse } from './kinds/true-false.ts';

/**
 * The kinds of questions other than `single`, whose answers are a letter and an index. Each kind defines the extra
 * fields of its questions, its key, its response, and when a response is right. To add a kind, add a file in `kinds/`
 * and a line in each of the three lists here.
 */
export const KEYED_KINDS = {
  true_false: trueFalse,
  multiple: multipleChoice,
  text: shortText,
  number: numeric,
} as const;

export const QUESTION_KINDS = ['single', 'true_false', 'multiple', 'text', 'number'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The key of a question, for every kind except `single`. */
export const answerKey = z.discriminatedUnion(
  'kind',
  [trueFalse.key, multipleChoice.key, shortText.key, numeric.key],
  'Answer key must be one of its kind of question.',
);
export type AnswerKey = z.infer<typeof answerKey>;

/** A learner's response to a question of any kind except `single`. */
export const questionResponse = z.discriminatedUnion(
  'kind',
  [trueFalse.response, multipleChoice.response, shortText.response, numeric.response],
  'Response must be one of a known kind of question.',
);
export type QuestionResponse = z.infer<typeof questionResponse>;

/** Returns whether this build can ask and grade this kind of question. A newer server may send others. */
export function isKnownKind(kind: string): kind is QuestionKind {
  return (QUESTION_KINDS as readonly string[]).includes(kind);
}

/** Returns whether this build can ask all of these questions. */
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

/** Returns whether an answer is right. An answer of another kind than its question never is. */
export function isRight(
  { kind, correctAnswer, answerKey: key }: QuestionKey,
  { option, response }: AnswerValue,
): boolean {
  if (kind === 'single') return option !== null && singleChoice.isRight(correctAnswer, option);
  if (!key || !response || key.kind !== kind || response.kind !== kind) return false;
  // The cast is needed because the type of `KEYED_KINDS` can't express that key and response belong to this kind.
  const { isRight: judge } = KEYED_KINDS[kind] as { isRight: (key: AnswerKey, response: QuestionResponse) => boolean };
  return judge(key, response);
}

/**
 * Returns the probability that a randomly chosen answer is right; 0 for kinds that are answered in writing.
 * @param choices how many options or choices the question has.
 */
export function guessProbabilityOf(kind: QuestionKind, choices: number): number {
  return kind === 'single' ? singleChoice.guessing(choices) : KEYED_KINDS[kind].guessing(choices);
}

/** Returns the index of the right option of a `single` question; -1 for other kinds. */
export function rightOptionIndex({ correctAnswer }: { correctAnswer?: Letter | null | undefined }): number {
  return correctAnswer ? LETTERS.indexOf(correctAnswer) : -1;
}

/** Returns whether the learner gave any answer. */
export function isAnswered({ option, response }: AnswerValue): boolean {
  return option !== null || (response ?? null) !== null;
}
