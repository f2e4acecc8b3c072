import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows } from '@quorbit/db/records';
import { notificationQueue as queue } from '@quorbit/db/schema/notification-queue';
import { asc, eq } from 'drizzle-orm';

export type QueuedRow = typeof queue.$inferSelect;

export async function insertQueued(tx: Tx, rows: readonly QueuedRow[]): Promise<void> {
  const fields = ['id', 'userId', 'kind', 'source', 'about', 'createdAt'] as const;
  await tx.execute(insertRows(queue, fields, rows));
}

/**
 * Returns the recipients of the notifications that have waited longest.
 * @param limit the number of notifications read.
 */
export async function listQueuedRecipients(
  db: Executor,
  limit: number,
): Promise<{ userIds: string[]; mayBeMore: boolean }> {
  const rows = await db.select({ userId: queue.userId }).from(queue).orderBy(asc(queue.id)).limit(limit);
  return { userIds: [...new Set(rows.map(({ userId }) => userId))], mayBeMore: rows.length === limit };
}

/** Removes up to `limit` of a user's waiting notifications from the queue, oldest first, and returns them. */
export async function dequeue(tx: Tx, userId: string, limit: number): Promise<QueuedRow[]> {
  const rows = await tx.select().from(queue).where(eq(queue.userId, userId)).orderBy(asc(queue.id)).limit(limit);
  if (rows.length === 0) return [];
  await tx.delete(queue).where(
    isOneOf(
      queue.id,
      rows.map(({ id }) => id),
    ),
  );
  return rows;
}
