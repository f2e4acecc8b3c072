import * as z from 'zod/mini';
import { instant } from '../lib/scalars.ts';

/**
 * The body of a mirrored row of kind `achievement`. The row's id is the achievement's id. An achievement without
 * progress has no row.
 */
export const achievementRow = z.object({
  unlockedAt: z.nullable(instant),
  /** The learner's progress towards the achievement, in whole percent. */
  progress: z.int(),
});
export type AchievementRow = z.infer<typeof achievementRow>;

/**
 * The body of a mirrored row of kind `badge`. The row's id is that of the challenge run or tournament that awarded the
 * badge.
 */
export const badgeRow = z.object({ title: z.string(), game: z.nullable(z.string()), awardedAt: instant });
export type BadgeRow = z.infer<typeof badgeRow>;
