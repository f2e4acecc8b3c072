import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { RARITIES } from './achievements.ts';

/** Whose achievements; by default the caller's own. */
export const listAchievementsInput = z.object({ userId: z.optional(id) });

const achievement = z.object({
  id: z.string(),
  /** Begins with an emoji. */
  title: z.string(),
  description: z.string(),
  rarity: z.enum(RARITIES),
  unlocked: z.boolean(),
  unlockedAt: z.nullable(instant),
  /** Whole percent. */
  progress: z.int(),
  /** How much of `goal` is reached, in `unit`. */
  count: z.int(),
  goal: z.int(),
  unit: z.string(),
});
export type AchievementView = z.infer<typeof achievement>;

export const achievementList = z.object({
  unlocked: z.array(achievement),
  locked: z.array(achievement),
  /** The ones unlocked last, newest first. */
  recent: z.array(achievement),
  /** How many achievements there are in total. */
  total: z.int(),
  /** What games awarded, newest first. */
  badges: z.array(z.object({ title: z.string(), awardedAt: instant })),
});
export type AchievementList = z.infer<typeof achievementList>;
