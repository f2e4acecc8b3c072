// Owns the notifications that wait to be written. They are queued in the transaction that causes them, so that none is lost
// and none tells of what didn't happen; it locks nothing of the recipients'.
import { newId } from '@quorbit/contracts/lib/ids';
import type { NotificationKind } from '@quorbit/contracts/notifications/kinds';
import type { NotificationAbout } from '@quorbit/contracts/notifications/row';
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from './notification-queue.repository.ts';

export interface Notice {
  /** Whom it tells. */
  userId: string;
  kind: NotificationKind;
  /** Of what of its kind, at most 100 characters, such as the id of a request: each is notified of once. */
  source: string;
  /** Ids, never names of people. `groupId` lets the recipient mute the group; `personId` keeps blocked people apart. */
  about: NotificationAbout;
}

/** Queues notifications; the worker of `notifications` writes them after the commit, to whom they are wanted by. */
export async function notify(tx: Tx, notices: readonly Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  await repository.insertQueued(
    tx,
    notices.map((notice) => ({ id: newId(now.getTime()), ...notice, createdAt: now })),
  );
}

/** For whom notifications wait. */
export function listQueuedRecipients(db: Executor, limit: number): Promise<{ userIds: string[]; mayBeMore: boolean }> {
  return repository.listQueuedRecipients(db, limit);
}

/** Takes what waits for somebody. The transaction holds the person's scope, so that no other takes the same. */
export function dequeueNotifications(tx: Tx, userId: string, limit: number): Promise<repository.QueuedRow[]> {
  return repository.dequeue(tx, userId, limit);
}
