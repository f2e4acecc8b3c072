// Test questions of every kind, and answers to them.
import type { KeyedQuestion, QuestionInput } from '@quorbit/contracts/quizzes/question';
import type { AnswerKey, AnswerValue, QuestionResponse } from '@quorbit/contracts/quizzes/question-kinds';
import { plantedQuestion, RIGHT_OPTION, SECRET_EXPLANATION } from './quiz.ts';

const common = { difficulty: 'easy' as const, marks: 1, explanation: SECRET_EXPLANATION, image: null };
const keyed = { ...common, options: [], correctAnswer: null };

/** One question of each kind. The accepted answers appear only in the answer keys. */
export const EVERY_KIND: readonly QuestionInput[] = [
  plantedQuestion('easy', 0),
  { ...keyed, kind: 'true_false', question: 'True?', answerKey: { kind: 'true_false', value: true } },
  {
    ...keyed,
    kind: 'multiple',
    question: 'Which ones?',
    choices: ['a', 'b', 'c'],
    answerKey: { kind: 'multiple', chosen: [0, 2] },
  },
  {
    ...keyed,
    kind: 'text',
    question: 'What?',
    answerKey: { kind: 'text', accepted: [SECRET_EXPLANATION, `${SECRET_EXPLANATION} too`] },
  },
  {
    ...keyed,
    kind: 'number',
    question: 'How much?',
    unit: 'm/s²',
    answerKey: { kind: 'number', value: 9.81, tolerance: 0.01 },
  },
];

const RESPONSES: {
  [K in AnswerKey['kind']]: (key: Extract<AnswerKey, { kind: K }>, right: boolean) => QuestionResponse;
} = {
  true_false: ({ kind, value }, right) => ({ kind, value: value === right }),
  multiple: ({ kind, chosen }, right) => ({ kind, chosen: right ? [...chosen].reverse() : [] }),
  text: ({ kind, accepted }, right) => ({ kind, text: right ? (accepted[0] ?? '').toUpperCase() : 'wrong' }),
  number: ({ kind, value, tolerance }, right) => ({
    kind,
    value: right ? value + tolerance : value + 2 * tolerance + 1,
  }),
};

/** Makes a right or a wrong answer to a question. */
export function responseTo({ answerKey }: Pick<KeyedQuestion, 'answerKey'>, right: boolean): AnswerValue {
  if (!answerKey) return { option: right ? RIGHT_OPTION : 0 };
  // The type of `RESPONSES` can't express that the function fits the key's kind.
  const respond = RESPONSES[answerKey.kind] as (key: AnswerKey, right: boolean) => QuestionResponse;
  return { option: null, response: respond(answerKey, right) };
}
