import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import type { CardState } from './cards.ts';

/** Body of a mirrored row of kind `card`: one question that the learner reviews. The row's id is the question's. */
export const cardRow = z.object({
  quizId: id,
  questionId: id,
  /** The pack, with keys, that holds the question. */
  packHash: z.string(),
  due: instant,
  state: z.enum(['new', 'review']),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
  lastReview: z.nullable(instant),
});
export type CardRow = CardState & Pick<z.infer<typeof cardRow>, 'quizId' | 'questionId' | 'packHash'>;
