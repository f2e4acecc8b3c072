import * as z from 'zod/mini';
import { badge } from '../achievements/schema.ts';
import { id, instant } from '../lib/scalars.ts';
import { RELATIONS } from './privacy.ts';

export const profileInput = z.object({ id });
export type ProfileInput = z.infer<typeof profileInput>;

/** A user's profile page, as far as the caller may see it. */
export const profilePage = z.object({
  id,
  name: z.string(),
  /** The title that the user won most recently in a tournament; null without one. */
  title: z.nullable(z.string()),
  level: z.int(),
  standing: z.enum(RELATIONS),
  /** The rest of the profile; null if the caller may see only name and level. */
  details: z.nullable(
    z.object({
      xp: z.int(),
      /** The length of the current streak, in days. */
      streak: z.int(),
      /** The user's medals, newest first. */
      medals: z.array(z.object({ id: z.string(), unlockedAt: instant })),
      /** The newest 100 badges from games, newest first. Older servers send neither the badges nor their number. */
      badges: z.optional(z.array(badge)),
      /** The total number of the user's badges from games, including those that aren't listed. */
      badgeCount: z.optional(z.int()),
      /** Whether the caller may cheer now: only friends may, once a day. */
      cheer: z.enum(['possible', 'done', 'impossible']),
    }),
  ),
});
export type ProfilePage = z.infer<typeof profilePage>;

/** Input for a cheer from a friend: for a medal, or for the streak if `achievement` is missing. */
export const cheerInput = z.object({
  id,
  achievement: z.optional(
    z.string('Achievement must be text.').check(z.maxLength(60, 'There is no such achievement.')),
  ),
});
export type CheerInput = z.infer<typeof cheerInput>;
