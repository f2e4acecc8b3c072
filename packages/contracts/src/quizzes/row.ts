import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

/** Body of a mirrored row of kind `pack`: the pack that a quiz has now. The row's id is the quiz's. */
export const packRow = z.object({
  quizId: id,
  /** SHA-256 of the pack's bytes. */
  hash: z.string(),
  title: z.string(),
  category: z.string(),
  questionCount: z.int(),
  /** Minutes. */
  duration: z.int(),
  /** The pack's size. */
  bytes: z.int(),
  ranked: z.boolean(),
  sealed: z.boolean(),
  updatedAt: instant,
  /** In the learner’s own scope alone: whether they keep it (`quiz.keep`). False for a quiz that they only own; missing from older servers, which means yes. */
  kept: z.optional(z.boolean()),
  /** Whether it is the learner's own, which pays nothing. Missing from older servers. */
  own: z.optional(z.boolean()),
});
export type PackRow = z.infer<typeof packRow>;
