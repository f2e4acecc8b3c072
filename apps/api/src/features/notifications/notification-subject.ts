import { opponentIdOf } from '@quorbit/contracts/notifications/format-game-notification';
import type { NotificationAbout } from '@quorbit/contracts/notifications/row';

export interface NotificationSubject {
  kind: string;
  about: NotificationAbout;
}

/**
 * The kind of notification that invites to a group; the recipient may see the group's name without being in the group.
 */
export const INVITATION = 'group_invitation';

/** The kind of notification that everybody gets who was in a removed group, even if they muted it. */
export const GROUP_REMOVED = 'group_removed';

/** Returns whether only members of the notification's group may get the notification. */
export function needsMembership({ kind, about }: NotificationSubject): boolean {
  return about.groupId !== undefined && kind !== INVITATION && kind !== GROUP_REMOVED;
}

/** Returns the different ids that the notifications mention in this field. */
export function collectIds(rows: readonly NotificationSubject[], field: 'personId' | 'groupId' | 'quizId'): string[] {
  return [...new Set(rows.flatMap(({ about }) => about[field] ?? []))];
}

/**
 * Returns the ids of the recipients' opponents in games. Unlike the person who caused a notification, an opponent may
 * be hidden; the notification then shows no name.
 */
export function collectOpponents(rows: readonly NotificationSubject[]): string[] {
  return rows.flatMap(({ about }) => opponentIdOf(about) ?? []);
}
