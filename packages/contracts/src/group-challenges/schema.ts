import * as z from 'zod/mini';
import { day, id, integer, readableText } from '../lib/scalars.ts';
import { CHALLENGE_GOAL, CHALLENGE_TITLE } from './limits.ts';

/**
 * The measures that a challenge can count: finished quizzes, including those in games, or reviews, at most one per
 * question and day.
 */
export const MEASURES = ['quizzes', 'reviews'] as const;
const measure = z.enum(MEASURES, 'Choose quizzes or reviews.');
export type Measure = z.infer<typeof measure>;

export const createGroupChallengeInput = z.object({
  /** The id of the group. */
  id,
  title: readableText('Title', CHALLENGE_TITLE.min, CHALLENGE_TITLE.max),
  measure,
  goal: integer('Goal', CHALLENGE_GOAL.min, CHALLENGE_GOAL.max),
  endsOn: day,
});
export type CreateGroupChallengeInput = z.infer<typeof createGroupChallengeInput>;

export const groupChallengeInput = z.object({ id, challengeId: id });
export type GroupChallengeInput = z.infer<typeof groupChallengeInput>;

const groupChallenge = z.object({
  id,
  title: z.string(),
  measure,
  goal: z.int(),
  /** The last day of the challenge, by each learner's own days. */
  endsOn: day,
  /** The number of quizzes or reviews that all members have done together for the challenge. */
  total: z.int(),
  /** The number of quizzes or reviews that the caller has contributed to the group's total. */
  own: z.int(),
  state: z.enum(['open', 'reached', 'over']),
  /** The shares of the members who agreed to show theirs; null unless the caller is an admin of the group. */
  shares: z.nullable(z.array(z.object({ user: z.object({ id, name: z.string() }), count: z.int() }))),
});
export type GroupChallenge = z.infer<typeof groupChallenge>;
/** The challenges of one group, earliest end first. */
export const groupChallenges = z.array(groupChallenge);
