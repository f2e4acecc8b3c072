import { notificationMarkRow, notificationRow } from '@quorbit/contracts/notifications/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { findNotifications, listIds, listMarks, rowOf } from './notifications.repository.ts';

export const notificationMirror: MirrorReader = {
  kind: 'notification',
  body: notificationRow,
  listIds,
  async read(db, { userId }, ids) {
    return new Map((await findNotifications(db, userId, ids)).map((row) => [row.id, rowOf(row)]));
  },
};

/** The mirror of a user's read mark: one row with the user's id, which exists once a notification was sent. */
export const notificationMarkMirror: MirrorReader = {
  kind: 'notificationMark',
  body: notificationMarkRow,
  listIds: async (db, userIds) => (await listMarks(db, userIds)).map(({ userId }) => userId),
  async read(db, { userId }, ids) {
    const marks = ids.includes(userId) ? await listMarks(db, [userId]) : [];
    return new Map(marks.map(({ readUpTo }) => [userId, { readUpTo }]));
  },
};
