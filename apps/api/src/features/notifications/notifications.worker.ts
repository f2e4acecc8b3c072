// Writes the notifications that wait, one transaction a recipient, and forgets old ones.
import { keptSince } from '@quorbit/contracts/notifications/limits';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { listWaiting } from '../notification-queue/notification-queue.service.ts';
import { listWithOld } from './notifications.repository.ts';
import { forgetOld, writeWaiting } from './writing.service.ts';

/** Notifications looked at in one round. */
const PAGE = 200;

type Work = Pick<Deps, 'database' | 'log' | 'now'>;

const late = (log: Work['log']) => ({
  onLateError: (err: unknown) => log.error({ err }, 'work after a commit failed'),
});

/** One round; returns true when there may be more. Several processes may run it at once: the scope lets one write. */
export async function writeNotifications({ database, log, now }: Work): Promise<boolean> {
  const { userIds, mayBeMore } = await listWaiting(database.read, PAGE);
  let more = mayBeMore;
  for (const userId of userIds) {
    more = (await write(database, [userScope(userId)], (tx) => writeWaiting(tx, userId, now()), late(log))) || more;
  }
  return more;
}

/** The same for what is too old to be kept. */
export async function forgetNotifications({ database, log, now }: Work): Promise<boolean> {
  const userIds = await listWithOld(database.read, keptSince(now()), PAGE);
  for (const userId of userIds) {
    await write(database, [userScope(userId)], (tx) => forgetOld(tx, userId, now()), late(log));
  }
  return userIds.length > 0;
}

export const notificationsWriting: Worker = {
  name: 'notifications',
  pauseMs: 2_000,
  start: (deps) => ({ round: () => writeNotifications(deps) }),
};

export const notificationsSweep: Worker = {
  name: 'notification sweep',
  needed: true,
  pauseMs: 3_600_000,
  start: (deps) => ({ round: () => forgetNotifications(deps) }),
};
