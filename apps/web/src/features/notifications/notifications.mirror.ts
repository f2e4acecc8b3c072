import type { NotificationMarkRow, NotificationRow } from '@quorbit/contracts/notifications/row';
import type { NotificationList } from '@quorbit/contracts/notifications/schema';
import { NOTIFICATIONS_READ, type NotificationsReadArgs } from '@quorbit/contracts/sync/ops/notifications-read';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { createWorkKind } from '#offline/mirror/work-kind.ts';

const notificationRows = createRowKind<NotificationRow>('notification');
const markRows = createRowKind<NotificationMarkRow>('notificationMark');

const notificationsRead = createWorkKind<NotificationsReadArgs, number>({
  type: NOTIFICATIONS_READ,
  name: () => 'Notifications read',
  answers: () => 0,
  noun: { one: 'mark of read notifications', many: 'marks of read notifications' },
  // Operations imported from a work file may have any arguments.
  overlay: (readUpTo, args) => (Number.isInteger(args?.readUpTo) ? Math.max(readUpTo, args.readUpTo) : readUpTo),
});

export const notificationsMirror: MirrorArea = {
  rows: [notificationRows, markRows],
  work: [notificationsRead],
};

/**
 * Returns the notifications on this device, newest first, and the number up to which they're read, unsent marks
 * included. Null until the device has data from the server.
 */
export const selectNotifications = createSelector((get): NotificationList | null => {
  if (get(profileRows.bodies).length === 0) return null;
  const rows = get(notificationRows.rows);
  const [mark] = get(markRows.bodies);
  return {
    items: rows.map(({ id, body }) => ({ id, ...body })).sort((a, b) => b.no - a.no),
    readUpTo: notificationsRead.applyOverlays(mark?.readUpTo ?? 0, get(selectPendingOps)),
  };
});
