import { opponentIdOf } from '@quorbit/contracts/notifications/format-game-notification';
import type { NotificationAbout } from '@quorbit/contracts/notifications/row';

export interface NotificationSubject {
  kind: string;
  about: NotificationAbout;
}

/** Of this kind the group may be told although the reader isn't in it. */
export const INVITATION = 'group_invitation';

/** Of this kind everybody is notified who was in the group, muted or not. */
export const GROUP_REMOVED = 'group_removed';

/** Whether one must be in the group to be notified of what happens there. */
export function needsMembership({ kind, about }: NotificationSubject): boolean {
  return about.groupId !== undefined && kind !== INVITATION && kind !== GROUP_REMOVED;
}

/** What these are about, each once. */
export function collectIds(rows: readonly NotificationSubject[], field: 'personId' | 'groupId' | 'quizId'): string[] {
  return [...new Set(rows.flatMap(({ about }) => about[field] ?? []))];
}

/** Whom recipients meet in a game. Unlike the person who did something, they may be hidden: then they have no name. */
export function collectOpponents(rows: readonly NotificationSubject[]): string[] {
  return rows.flatMap(({ about }) => opponentIdOf(about) ?? []);
}
