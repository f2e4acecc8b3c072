import * as z from 'zod/mini';
import { day, id, integer, readableText } from '../lib/scalars.ts';
import { CHALLENGE_GOAL, CHALLENGE_TITLE } from './limits.ts';

/** What a challenge counts: finished quizzes, those in games too, or reviews, each question once a day. */
export const MEASURES = ['quizzes', 'reviews'] as const;
const measure = z.enum(MEASURES, 'Choose quizzes or reviews.');
export type Measure = z.infer<typeof measure>;

export const createGroupChallengeInput = z.object({
  /** The group's. */
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
  /** The last day, by each learner's own days. */
  endsOn: day,
  /** Of everybody together. */
  total: z.int(),
  /** The caller's share. */
  own: z.int(),
  state: z.enum(['open', 'reached', 'over']),
  /** For the group's admins, of the members who agreed to it; null for all others. */
  shares: z.nullable(z.array(z.object({ user: z.object({ id, name: z.string() }), count: z.int() }))),
});
export type GroupChallenge = z.infer<typeof groupChallenge>;
/** Of one group, the next one to end first. */
export const groupChallenges = z.array(groupChallenge);
