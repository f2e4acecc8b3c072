import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

/** The subjects of a notification: ids, never names of people. Kinds of newer servers may have more fields. */
export const notificationAbout = z.catchall(
  z.object({
    /** The user whose action caused the notification. */
    personId: z.optional(id),
    groupId: z.optional(id),
    quizId: z.optional(id),
    /** The achievement that was cheered. */
    achievement: z.optional(z.string()),
    /** The length in days of the streak that was cheered. */
    days: z.optional(z.int()),
  }),
  z.union([z.string(), z.number(), z.boolean()]),
);
export type NotificationAbout = z.infer<typeof notificationAbout>;

/** Body of a mirrored row of kind `notification`. */
export const notificationRow = z.object({
  /** The notification's number: it counts up for each user and is never reused. */
  no: z.int(),
  /** A `NotificationKind`, or a kind that only a newer server knows. */
  kind: z.string(),
  about: notificationAbout,
  at: instant,
});
export type NotificationRow = z.infer<typeof notificationRow>;

/** Body of the mirrored row of kind `notificationMark`. Each user has one, and its id is the user's id. */
export const notificationMarkRow = z.object({
  /** The number up to which all notifications have been read. It never decreases. */
  readUpTo: z.int(),
});
export type NotificationMarkRow = z.infer<typeof notificationMarkRow>;
