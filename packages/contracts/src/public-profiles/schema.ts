import * as z from 'zod/mini';
import { badge } from '../achievements/schema.ts';
import { id, instant } from '../lib/scalars.ts';
import { RELATIONS } from './privacy.ts';

export const profileInput = z.object({ id });
export type ProfileInput = z.infer<typeof profileInput>;

/** Somebody's page, as far as the caller may see it. */
export const profilePage = z.object({
  id,
  name: z.string(),
  /** What they won in a tournament last; null for nothing. */
  title: z.nullable(z.string()),
  level: z.int(),
  standing: z.enum(RELATIONS),
  /** Null where the caller may see name and level only. */
  details: z.nullable(
    z.object({
      xp: z.int(),
      /** Days up to today. */
      streak: z.int(),
      /** The newest first. */
      medals: z.array(z.object({ id: z.string(), unlockedAt: instant })),
      /** The newest 100 badges from games, newest first. Older servers send neither these nor their number. */
      badges: z.optional(z.array(badge)),
      /** How many badges there are in total. */
      badgeCount: z.optional(z.int()),
      /** Whether the caller may cheer now: friends, once a day. */
      cheer: z.enum(['possible', 'done', 'impossible']),
    }),
  ),
});
export type ProfilePage = z.infer<typeof profilePage>;

/** A friend cheers a medal, or without one the streak. */
export const cheerInput = z.object({
  id,
  achievement: z.optional(
    z.string('Achievement must be text.').check(z.maxLength(60, 'There is no such achievement.')),
  ),
});
export type CheerInput = z.infer<typeof cheerInput>;
