// Writes queued notifications, one transaction per recipient, and deletes old ones.
import { retainedSince } from '@quorbit/contracts/notifications/limits';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { write } from '@quorbit/db/write';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { listQueuedRecipients } from '../notification-queue/notification-queue.service.ts';
import { pruneOld, writeQueued } from './notification-writing.service.ts';
import { listRecipientsOfOld } from './notifications.repository.ts';

/** The number of notifications read in one round. */
const PAGE = 200;

type WorkerDeps = Pick<Deps, 'database' | 'log' | 'now'>;

const lateErrorLogger = (log: WorkerDeps['log']) => ({
  onLateError: (err: unknown) => log.error({ err }, 'work after a commit failed'),
});

/**
 * Writes one round of queued notifications; returns true when there may be more. Several processes may run it at once:
 * the lock on the recipient's scope lets only one write.
 */
export async function writeNotifications({ database, log, now }: WorkerDeps): Promise<boolean> {
  const { userIds, mayBeMore } = await listQueuedRecipients(database.read, PAGE);
  let hasMore = mayBeMore;
  for (const userId of userIds) {
    hasMore =
      (await write(database, [userScope(userId)], (tx) => writeQueued(tx, userId, now()), lateErrorLogger(log))) ||
      hasMore;
  }
  return hasMore;
}

/** Deletes notifications that are too old, in one round; returns true when there may be more. */
export async function pruneNotifications({ database, log, now }: WorkerDeps): Promise<boolean> {
  const userIds = await listRecipientsOfOld(database.read, retainedSince(now()), PAGE);
  for (const userId of userIds) {
    await write(database, [userScope(userId)], (tx) => pruneOld(tx, userId, now()), lateErrorLogger(log));
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
  start: (deps) => ({ round: () => pruneNotifications(deps) }),
};
