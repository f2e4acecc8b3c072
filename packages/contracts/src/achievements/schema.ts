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

/** A badge that a game awarded, in its own words. Older servers send neither `id` nor `game`. */
export const badge = z.object({
  /** The id of its source: a challenge's run or a tournament. */
  id: z.optional(id),
  title: z.string(),
  /** The game's name when it awarded the badge; null where that isn't known any more. */
  game: z.optional(z.nullable(z.string())),
  awardedAt: instant,
});
export type BadgeView = z.infer<typeof badge>;

export const achievementList = z.object({
  unlocked: z.array(achievement),
  locked: z.array(achievement),
  /** The ones unlocked last, newest first. */
  recent: z.array(achievement),
  /** How many achievements there are in total. */
  total: z.int(),
  /** The newest 100 badges from games, newest first. */
  badges: z.array(badge),
  /** How many badges there are in total; missing from older servers. */
  badgeCount: z.optional(z.int()),
});
export type AchievementList = z.infer<typeof achievementList>;
