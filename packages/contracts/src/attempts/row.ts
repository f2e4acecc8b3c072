import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { questionResponse } from '../quizzes/question-kinds.ts';
import { ATTEMPT_MODES } from './mode.ts';

/**
 * The body of a mirrored row of kind `attempt`. It contains no question texts or keys, because the report takes them
 * from the pack. The five totals are null only while the attempt is `submitted` and waits for grading.
 */
export const attemptRow = z.object({
  id,
  quiz: z.object({ id, title: z.string(), category: z.string() }),
  packHash: z.string(),
  /** The state of the attempt; missing from older servers, where all attempts are graded. */
  status: z.optional(z.enum(['graded', 'submitted'])),
  /**
   * Whether the attempt counts for achievements: further attempts at a ranked quiz and attempts at the learner's own
   * quiz don't. Missing from older servers.
   */
  counted: z.optional(z.boolean()),
  /**
   * The origin of the attempt. Attempts from a `room` or a `challenge` answer the questions of that game, and no
   * statistics of the quiz count them. Missing from older servers.
   */
  source: z.optional(z.enum(['self', 'room', 'challenge'])),
  /** Missing for attempts that don't say it; they are in mode `start`. */
  mode: z.optional(z.enum(ATTEMPT_MODES)),
  startedAt: instant,
  finishedAt: instant,
  /** The learner's day on which the attempt was finished. Missing from older servers. */
  day: z.optional(z.string()),
  score: z.nullable(z.int()),
  totalMarks: z.nullable(z.int()),
  percentage: z.nullable(z.int()),
  passed: z.nullable(z.boolean()),
  xpEarned: z.nullable(z.int()),
  /** The answers to the asked questions, in the order shown. */
  answers: z.array(
    z.object({
      questionId: id,
      option: z.nullable(z.int()),
      response: z.optional(z.nullable(questionResponse)),
      /** The original indexes of the options or choices, in the order shown; missing if they weren't shuffled. */
      order: z.optional(z.array(z.int())),
      /**
       * True if the answer counts as right because a moderator hid the question. Otherwise missing, as from older
       * servers.
       */
      granted: z.optional(z.boolean()),
      timeSpent: z.number(),
    }),
  ),
});
export type AttemptRow = z.infer<typeof attemptRow>;
