import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

/**
 * What a notification is about: ids, never names of people. Kinds of newer servers may say more.
 */
export const notificationAbout = z.catchall(
  z.object({
    /** Who did it. */
    personId: z.optional(id),
    groupId: z.optional(id),
    quizId: z.optional(id),
    /** The achievement that was cheered. */
    achievement: z.optional(z.string()),
    /** The days of the streak that was cheered. */
    days: z.optional(z.int()),
  }),
  z.union([z.string(), z.number(), z.boolean()]),
);
export type NotificationAbout = z.infer<typeof notificationAbout>;

/** Body of a mirrored row of kind `notification`. */
export const notificationRow = z.object({
  /** Counts up for each person; never used twice. */
  no: z.int(),
  /** A `NotificationKind`, or a word of a newer server. */
  kind: z.string(),
  about: notificationAbout,
  at: instant,
});
export type NotificationRow = z.infer<typeof notificationRow>;

/** Body of the mirrored row of kind `notificationMark`, one per person, whose id it has. */
export const notificationMarkRow = z.object({
  /** All notifications up to this number have been read. It only rises. */
  readUpTo: z.int(),
});
export type NotificationMarkRow = z.infer<typeof notificationMarkRow>;
