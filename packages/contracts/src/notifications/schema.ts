import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';
import { MAX_MUTED_GROUPS, MAX_NOTIFICATIONS } from './limits.ts';
import { notificationRow } from './row.ts';

const namedItem = z.object({ id, name: z.string() });

/** The names of the people, groups and quizzes in the caller's notifications, as far as the caller may know them. */
export const listedNames = z.object({
  people: z.array(namedItem),
  groups: z.array(namedItem),
  quizzes: z.array(namedItem),
  /**
   * The users in the caller's notifications whose friend requests to the caller are still open. Older servers don't
   * send this field.
   */
  asking: z.optional(z.array(id)),
  /** The number of the newest notification that this reply includes. Older servers don't send this field. */
  upTo: z.optional(z.int()),
});
export type ListedNames = z.infer<typeof listedNames>;

/** The caller's notifications, for browsers that store nothing and for other programs. */
export const notificationList = z.object({
  /** The notifications, newest first. */
  items: z.array(z.object({ id, ...notificationRow.shape })).check(z.maxLength(MAX_NOTIFICATIONS)),
  readUpTo: z.int(),
});
export type NotificationList = z.infer<typeof notificationList>;

export const mutedGroups = z.array(id).check(z.maxLength(MAX_MUTED_GROUPS));

export const muteGroupInput = z.object({
  groupId: id,
  muted: z.boolean('Muted must be true or false.'),
});
export type MuteGroupInput = z.infer<typeof muteGroupInput>;
