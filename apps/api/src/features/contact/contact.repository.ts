import type { Executor, Tx } from '@quorbit/db/client';
import { contactMessages } from '@quorbit/db/schema/contact';
import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';

export type ContactRow = typeof contactMessages.$inferSelect;

export async function insertMessage(tx: Tx, row: typeof contactMessages.$inferInsert): Promise<void> {
  await tx.insert(contactMessages).values(row);
}

/**
 * Returns when a user's messages after `since` were sent, newest first.
 * @param limit the maximum number of messages.
 */
export async function listSentTimes(tx: Tx, userId: string, since: Date, limit: number): Promise<Date[]> {
  const rows = await tx
    .select({ sentAt: contactMessages.sentAt })
    .from(contactMessages)
    .where(and(eq(contactMessages.userId, userId), gt(contactMessages.sentAt, since)))
    .orderBy(desc(contactMessages.sentAt))
    .limit(limit);
  return rows.map(({ sentAt }) => sentAt);
}

/**
 * Returns a page of messages that aren't done yet: premium users' first, then the newest.
 * @param after the last message on the previous page; null for the first page.
 */
export function pageOfWaiting(
  db: Executor,
  after: { premium: boolean; id: string } | null,
  limit: number,
): Promise<ContactRow[]> {
  const { premium, id } = contactMessages;
  let behind: SQL | undefined;
  if (after?.premium) behind = or(eq(premium, false), lt(id, after.id));
  else if (after) behind = and(eq(premium, false), lt(id, after.id));
  return db
    .select()
    .from(contactMessages)
    .where(and(isNull(contactMessages.doneAt), behind))
    .orderBy(desc(premium), desc(id))
    .limit(limit);
}

/**
 * Returns a page of messages that are done, newest first.
 * @param after the id of the last message on the previous page; null for the first page.
 */
export function pageOfDone(db: Executor, after: string | null, limit: number): Promise<ContactRow[]> {
  const { id } = contactMessages;
  return db
    .select()
    .from(contactMessages)
    .where(and(isNotNull(contactMessages.doneAt), after === null ? undefined : lt(id, after)))
    .orderBy(desc(id))
    .limit(limit);
}

/** Sets when a message was read and done. Returns the changed message; undefined if there is none with this id. */
export async function updateMessage(
  tx: Tx,
  id: string,
  change: Pick<ContactRow, 'readAt' | 'doneAt'>,
): Promise<ContactRow | undefined> {
  const [row] = await tx.update(contactMessages).set(change).where(eq(contactMessages.id, id)).returning();
  return row;
}

/** Returns a page of the messages that a user sent, for the export. */
export function pageOfUser(db: Executor, userId: string, after: string | null, limit: number): Promise<ContactRow[]> {
  return db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.userId, userId), after === null ? undefined : gt(contactMessages.id, after)))
    .orderBy(contactMessages.id)
    .limit(limit);
}
