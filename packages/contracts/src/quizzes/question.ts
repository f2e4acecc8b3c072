import * as z from 'zod/mini';
import { id, integer, text } from '../lib/scalars.ts';
import { DIFFICULTIES, LETTERS } from './difficulty.ts';
import { multipleChoice } from './kinds/multiple-choice.ts';
import { numeric } from './kinds/number.ts';
import { shortText } from './kinds/short-text.ts';
import { singleChoice } from './kinds/single-choice.ts';
import { trueFalse } from './kinds/true-false.ts';
import { answerKey, QUESTION_KINDS } from './question-kinds.ts';

/** The maximum length of an inline picture (a data URL), in characters. */
export const MAX_INLINE_LENGTH = 90_000;

/** A picture: the address of an uploaded one, or a data URL, which the server stores and replaces with an address. */
const image = z.object({
  src: z
    .string()
    .check(
      z.regex(
        /^(\/images\/[0-9a-f]{64}|data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+)$/,
        'Image must be the address of an uploaded picture, or a PNG, JPEG, WebP or GIF data URL.',
      ),
      z.maxLength(MAX_INLINE_LENGTH, 'Image must be smaller than 64 KB. Upload larger ones first.'),
    ),
  alt: text('Alternative text', 1, 300),
});

const commonFields = {
  question: text('Question', 1, 1000),
  difficulty: z._default(z.enum(DIFFICULTIES, 'Difficulty must be easy, medium or hard.'), 'medium'),
  marks: z._default(integer('Marks', 1, 100), 1),
  explanation: z._default(z.nullable(text('Explanation', 0, 2000)), null),
  image: z._default(z.nullable(image), null),
};

/** The fields of `single` questions that other kinds leave empty. */
const emptyOptionFields = {
  options: z._default(z.array(z.string()).check(z.maxLength(0, 'This kind of question has no options.')), []),
  correctAnswer: z._default(z.null('This kind of question has an answer key instead of a letter.'), null),
};

/** A question as an author sends it; a missing `kind` is `single`. */
export const questionInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...commonFields, ...singleChoice.input }),
    z.object({ ...commonFields, ...emptyOptionFields, kind: z.literal('true_false'), answerKey: trueFalse.key }),
    z
      .object({
        ...commonFields,
        ...emptyOptionFields,
        kind: z.literal('multiple'),
        ...multipleChoice.asked,
        answerKey: multipleChoice.key,
      })
      .check(
        z.refine(({ choices, answerKey: { chosen } }) => chosen.every((place) => place < choices.length), {
          path: ['answerKey', 'chosen'],
          error: 'Mark only choices that the question has.',
        }),
      ),
    z.object({ ...commonFields, ...emptyOptionFields, kind: z.literal('text'), answerKey: shortText.key }),
    z.object({
      ...commonFields,
      ...emptyOptionFields,
      kind: z.literal('number'),
      ...numeric.asked,
      answerKey: numeric.key,
    }),
  ],
  `Kind must be one of ${QUESTION_KINDS.join(', ')}.`,
);
export type QuestionInput = z.infer<typeof questionInput>;
export type SingleChoiceInput = Extract<QuestionInput, { kind: 'single' }>;

/** A question as a learner may see it before grading. */
export const openQuestion = z.object({
  id,
  kind: z.enum(QUESTION_KINDS),
  question: z.string(),
  /** The options: four for `single` questions; empty for other kinds. */
  options: z.array(z.string()),
  /** The choices of a `multiple` question; missing for other kinds. */
  choices: z.optional(z.array(z.string())),
  /** The unit of the answer to a `number` question; missing for other kinds. */
  unit: z.optional(z.string()),
  difficulty: z.enum(DIFFICULTIES),
  marks: z.int(),
  image: z.nullable(z.object({ src: z.string(), alt: z.string() })),
});
export type OpenQuestion = z.infer<typeof openQuestion>;

/** The key: the letter `correctAnswer` for `single` questions, `answerKey` for other kinds. */
const key = {
  correctAnswer: z.nullable(z.enum(LETTERS)),
  answerKey: z.optional(answerKey),
  explanation: z.nullable(z.string()),
};

/** A stored question, with its key. Its id is the same in all versions of the quiz. */
export const keyedQuestion = z.extend(openQuestion, key);
export type KeyedQuestion = z.infer<typeof keyedQuestion>;

/** A question that has its key only if the reader may see it. */
export const anyQuestion = z.extend(openQuestion, {
  correctAnswer: z.optional(key.correctAnswer),
  answerKey: key.answerKey,
  explanation: z.optional(key.explanation),
});
export type AnyQuestion = z.infer<typeof anyQuestion>;

/** Returns the question's text, options and picture without its key, difficulty and marks. */
export function toAskedContent({ kind, question, options, choices, unit, image }: AnyQuestion) {
  return { kind, question, options, ...(choices ? { choices } : {}), ...(unit ? { unit } : {}), image };
}

export function omitKey(question: AnyQuestion): OpenQuestion {
  const { correctAnswer: _letter, answerKey: _key, explanation: _explanation, ...open } = question;
  return open;
}
