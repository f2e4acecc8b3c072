import * as z from 'zod/mini';
import { dailyChallenge } from '../../daily-challenges/schema.ts';
import { day } from '../../lib/scalars.ts';

export const DAILY_CHALLENGE_COLLECT = 'dailyChallenge.collect';

/**
 * The arguments of collecting a daily challenge's XP: the learner's day and the challenge as the device showed it,
 * which the server checks.
 */
export const dailyChallengeCollectArgs = z.object({ day, challenge: dailyChallenge });
export type DailyChallengeCollectArgs = z.input<typeof dailyChallengeCollectArgs>;
