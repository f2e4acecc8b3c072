import * as z from 'zod/mini';
import { instant } from '../lib/scalars.ts';

/** Body of a mirrored row of kind `achievement`; the row's id is the achievement's. Without progress there is no row. */
export const achievementRow = z.object({
  unlockedAt: z.nullable(instant),
  /** Whole percent. */
  progress: z.int(),
});
export type AchievementRow = z.infer<typeof achievementRow>;

/** Body of a mirrored row of kind `badge`; the row's id is that of what awarded it. */
export const badgeRow = z.object({ title: z.string(), game: z.nullable(z.string()), awardedAt: instant });
export type BadgeRow = z.infer<typeof badgeRow>;
