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
  /** Whether its answers are withheld from the learner: it is ranked and open, or part of a running game. */
  sealed: z.boolean(),
  /** Part of a running game: nobody takes it by themselves meanwhile. Missing from older servers, where sealed means that. */
  inGame: z.optional(z.boolean()),
  /** When a ranked quiz closes; null where it never does. Missing from older servers. */
  closesAt: z.optional(z.nullable(instant)),
  updatedAt: instant,
  /** In the learner’s own scope alone: whether they keep it (`quiz.keep`). False for a quiz that they only own; missing from older servers, which means yes. */
  kept: z.optional(z.boolean()),
  /** Whether it is the learner's own, which pays nothing. Missing from older servers. */
  own: z.optional(z.boolean()),
});
export type PackRow = z.infer<typeof packRow>;

/** Whether nobody takes the quiz by themselves now. */
export function isInGame({ inGame, sealed }: Pick<PackRow, 'inGame' | 'sealed'>): boolean {
  return inGame ?? sealed;
}
