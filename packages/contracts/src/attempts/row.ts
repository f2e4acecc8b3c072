import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { questionResponse } from '../quizzes/question-kinds.ts';

/**
 * Body of a mirrored row of kind `attempt`. It has no question texts or keys: the report takes those from the pack. The
 * five totals are null only while the attempt is `submitted`, to be graded later.
 */
export const attemptRow = z.object({
  id,
  quiz: z.object({ id, title: z.string(), category: z.string() }),
  packHash: z.string(),
  /** Missing from older servers, whose attempts are all graded. */
  status: z.optional(z.enum(['graded', 'submitted'])),
  /** Whether achievements count it: neither a further attempt at a ranked quiz nor one at one's own. Missing from older servers. */
  counted: z.optional(z.boolean()),
  /** `room`, `challenge`: played in a game, with the questions asked there; no figure of the quiz counts it. Missing from older servers. */
  source: z.optional(z.enum(['self', 'room', 'challenge'])),
  startedAt: instant,
  finishedAt: instant,
  /** The learner's day on which it was finished. Missing from older servers. */
  day: z.optional(z.string()),
  score: z.nullable(z.int()),
  totalMarks: z.nullable(z.int()),
  percentage: z.nullable(z.int()),
  passed: z.nullable(z.boolean()),
  xpEarned: z.nullable(z.int()),
  /** Answers to the questions asked, in their order. */
  answers: z.array(
    z.object({
      questionId: id,
      option: z.nullable(z.int()),
      response: z.optional(z.nullable(questionResponse)),
      /** Original places of the options or choices in the order shown; missing if they weren't shuffled. */
      order: z.optional(z.array(z.int())),
      /** Counts as right because the question was hidden. Missing if it wasn't, and from older servers. */
      granted: z.optional(z.boolean()),
      timeSpent: z.number(),
    }),
  ),
});
export type AttemptRow = z.infer<typeof attemptRow>;
