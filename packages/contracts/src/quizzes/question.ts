import * as z from 'zod/mini';
import { id, integer, text } from '../lib/scalars.ts';
import { DIFFICULTIES, LETTERS } from './difficulty.ts';
import { QUESTION_KINDS } from './question-kinds.ts';

const IMAGE_MAX = 90_000;

/** Images are part of the question, so a downloaded quiz needs no further request. */
const image = z.object({
  src: z
    .string()
    .check(
      z.regex(
        /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/,
        'Image must be a PNG, JPEG, WebP or GIF data URL.',
      ),
      z.maxLength(IMAGE_MAX, 'Image must be smaller than 64 KB.'),
    ),
  alt: text('Alternative text', 1, 300),
});

const common = {
  question: text('Question', 1, 1000),
  difficulty: z._default(z.enum(DIFFICULTIES, 'Difficulty must be easy, medium or hard.'), 'medium'),
  marks: z._default(integer('Marks', 1, 100), 1),
  explanation: z._default(z.nullable(text('Explanation', 0, 2000)), null),
  image: z._default(z.nullable(image), null),
};

/** A question as an author sends it; a missing `kind` is `single`. */
export const questionInput = z.object({ ...common, ...QUESTION_KINDS.single.input });
export type QuestionInput = z.infer<typeof questionInput>;

/** A stored question, with its key. Its id is the same in all versions of the quiz. */
export const keyedQuestion = z.object({
  id,
  kind: z.literal('single'),
  question: z.string(),
  options: z.array(z.string()),
  difficulty: z.enum(DIFFICULTIES),
  marks: z.int(),
  image: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  correctAnswer: z.enum(LETTERS),
  explanation: z.nullable(z.string()),
});
export type KeyedQuestion = z.infer<typeof keyedQuestion>;

/** A question as a learner may see it before grading. */
const openQuestion = z.omit(keyedQuestion, { correctAnswer: true, explanation: true });
export type OpenQuestion = z.infer<typeof openQuestion>;

/** A question that has its key only if the reader may see it. */
export const anyQuestion = z.extend(openQuestion, {
  correctAnswer: z.optional(z.enum(LETTERS)),
  explanation: z.optional(z.nullable(z.string())),
});
export type AnyQuestion = z.infer<typeof anyQuestion>;

export function withoutKey(question: AnyQuestion): OpenQuestion {
  const { correctAnswer: _key, explanation: _explanation, ...open } = question;
  return open;
}
