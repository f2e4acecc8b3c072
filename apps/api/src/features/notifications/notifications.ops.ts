import { NOTIFICATIONS_READ, notificationsReadArgs } from '@quorbit/contracts/sync/ops/notifications-read';
import { defineOpType } from '../../lib/define-op-type.ts';
import { markRead } from './notifications.service.ts';

export const notificationsRead = defineOpType({
  type: NOTIFICATIONS_READ,
  versions: { 1: notificationsReadArgs },
  async apply(tx, actor, ops) {
    // A user's read mark only rises, so applying the highest of the queued values is enough.
    await markRead(tx, actor, { readUpTo: Math.max(...ops.map(({ args }) => args.readUpTo)) });
    return new Map();
  },
});
