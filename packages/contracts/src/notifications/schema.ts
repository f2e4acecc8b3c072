import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';
import { MAX_MUTED_GROUPS, MAX_NOTIFICATIONS } from './limits.ts';
import { notificationRow } from './row.ts';

const namedItem = z.object({ id, name: z.string() });

/** The names of what the caller's notifications are about, as far as the caller may know them. */
export const listedNames = z.object({
  people: z.array(namedItem),
  groups: z.array(namedItem),
  quizzes: z.array(namedItem),
  /** Whose friend requests to the caller are open, among those that a notification tells of. Older servers don't tell. */
  asking: z.optional(z.array(id)),
  /** The number of the newest notification that this answer considered. Older servers don't tell. */
  upTo: z.optional(z.int()),
});
export type ListedNames = z.infer<typeof listedNames>;

/** For browsers that store nothing, and for other programs. */
export const notificationList = z.object({
  /** The newest first. */
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
