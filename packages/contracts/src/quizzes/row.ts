import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

/**
 * Marks the quiz that visitors try on the first page, and attempts at it: apps show no verdict on them. Missing from
 * other quizzes, and from older servers.
 */
export const welcome = z.optional(z.literal(true));

/** The challenge or tournament that seals a quiz for all learners. */
export const sealingGame = z.object({ kind: z.enum(['challenge', 'tournament']), id, name: z.string() });
export type SealingGame = z.infer<typeof sealingGame>;

/** Body of a mirrored row of kind `pack`: the current pack of a quiz. The row's id is the quiz's. */
export const packRow = z.object({
  quizId: id,
  /** The SHA-256 hash of the pack's bytes. */
  hash: z.string(),
  title: z.string(),
  category: z.string(),
  questionCount: z.int(),
  /** The time limit in minutes. */
  duration: z.int(),
  /** The pack's size in bytes. */
  bytes: z.int(),
  ranked: z.boolean(),
  /**
   * Whether the answers are withheld from the learner, because the quiz is ranked and open, or part of a running game.
   */
  sealed: z.boolean(),
  /**
   * Whether a running game uses the quiz, so that it can't be taken on its own. Missing from older servers; `sealed`
   * then means the same.
   */
  inGame: z.optional(z.boolean()),
  /** The challenge or tournament that seals the quiz; missing while none does, and from older servers. */
  game: z.optional(sealingGame),
  /** The time at which a ranked quiz closes; null if it never does. Missing from older servers. */
  closesAt: z.optional(z.nullable(instant)),
  updatedAt: instant,
  welcome,
  /**
   * Whether the learner keeps the quiz on devices (`quiz.keep`); only in the learner's own scope. False for a quiz that
   * the learner owns but doesn't keep. Missing from older servers, which means true.
   */
  kept: z.optional(z.boolean()),
  /** Whether the learner owns the quiz; own quizzes award nothing. Missing from older servers. */
  own: z.optional(z.boolean()),
});
export type PackRow = z.infer<typeof packRow>;

/** Returns whether the quiz can't be taken on its own now, because a running game uses it. */
export function isInGame({ inGame, sealed }: Pick<PackRow, 'inGame' | 'sealed'>): boolean {
  return inGame ?? sealed;
}
