// Owns the queue of notifications to write. They are queued in the transaction that causes them, so that none is lost
// and none reports something that was rolled back; queueing locks none of the recipients' rows.
import { newId } from '@quorbit/contracts/lib/ids';
import type { NotificationKind } from '@quorbit/contracts/notifications/kinds';
import type { NotificationAbout } from '@quorbit/contracts/notifications/row';
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from './notification-queue.repository.ts';

export interface Notice {
  /** The recipient's id. */
  userId: string;
  kind: NotificationKind;
  /**
   * Identifies the event within its kind, at most 100 characters, such as the id of a request: each event is notified
   * once.
   */
  source: string;
  /**
   * The ids of the people and things that the notification mentions, never names. `groupId` lets the recipient mute the
   * group; `personId` keeps notifications from blocked people away.
   */
  about: NotificationAbout;
}

/**
 * Queues notifications; after the commit, the worker of `notifications` writes them for the recipients who want them.
 */
export async function notify(tx: Tx, notices: readonly Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  await repository.insertQueued(
    tx,
    notices.map((notice) => ({ id: newId(now.getTime()), ...notice, createdAt: now })),
  );
}

/**
 * Returns the users with queued notifications.
 * @param limit the number of notifications read.
 */
export function listQueuedRecipients(db: Executor, limit: number): Promise<{ userIds: string[]; mayBeMore: boolean }> {
  return repository.listQueuedRecipients(db, limit);
}

/**
 * Takes a user's queued notifications out of the queue. The transaction holds the user's scope, so that no other
 * process takes the same notifications.
 */
export function dequeueNotifications(tx: Tx, userId: string, limit: number): Promise<repository.QueuedRow[]> {
  return repository.dequeue(tx, userId, limit);
}
