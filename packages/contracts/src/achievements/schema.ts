import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { RARITIES } from './achievements.ts';

/** The input for listing a user's achievements; by default the caller's own. */
export const listAchievementsInput = z.object({ userId: z.optional(id) });

const achievement = z.object({
  id: z.string(),
  /** The title of the achievement, which begins with an emoji. */
  title: z.string(),
  description: z.string(),
  rarity: z.enum(RARITIES),
  unlocked: z.boolean(),
  unlockedAt: z.nullable(instant),
  /** The user's progress towards the achievement, in whole percent. */
  progress: z.int(),
  /** The amount of `goal` that the user has reached, in `unit`. */
  count: z.int(),
  goal: z.int(),
  unit: z.string(),
});
export type AchievementView = z.infer<typeof achievement>;

/** A badge that a game awarded, with a title from the game's creator. Older servers send neither `id` nor `game`. */
export const badge = z.object({
  /** The id of the challenge run or tournament that awarded the badge. */
  id: z.optional(id),
  title: z.string(),
  /** The game's name when it awarded the badge; null if the name is no longer known. */
  game: z.optional(z.nullable(z.string())),
  awardedAt: instant,
});
export type BadgeView = z.infer<typeof badge>;

export const achievementList = z.object({
  unlocked: z.array(achievement),
  locked: z.array(achievement),
  /** The achievements that were unlocked last, newest first. */
  recent: z.array(achievement),
  /** The total number of achievements. */
  total: z.int(),
  /** The newest 100 badges from games, newest first. */
  badges: z.array(badge),
  /** The total number of badges; missing from older servers. */
  badgeCount: z.optional(z.int()),
});
export type AchievementList = z.infer<typeof achievementList>;
