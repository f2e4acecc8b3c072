import * as z from 'zod/mini';
import { dailyChallenge } from '../../daily-challenges/schema.ts';
import { day } from '../../lib/scalars.ts';

export const DAILY_CHALLENGE_COLLECT = 'dailyChallenge.collect';

/** The learner did the challenge of one of their days and collects its XP: what the device showed, which the server checks. */
export const dailyChallengeCollectArgs = z.object({ day, challenge: dailyChallenge });
export type DailyChallengeCollectArgs = z.input<typeof dailyChallengeCollectArgs>;
