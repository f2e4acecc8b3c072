import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { RARITIES } from './achievements.ts';

/** Whose; without it one's own. */
export const listAchievementsInput = z.object({ userId: z.optional(id) });

export const achievement = z.object({
  id: z.string(),
  /** Begins with an emoji. */
  title: z.string(),
  description: z.string(),
  rarity: z.enum(RARITIES),
  unlocked: z.boolean(),
  unlockedAt: z.nullable(instant),
  /** Whole percent. */
  progress: z.int(),
});
export type AchievementView = z.infer<typeof achievement>;

export const achievementList = z.object({
  unlocked: z.array(achievement),
  locked: z.array(achievement),
  /** The latest unlocked, newest first. */
  recent: z.array(achievement),
  /** How many there are in all. */
  total: z.int(),
});
export type AchievementList = z.infer<typeof achievementList>;
