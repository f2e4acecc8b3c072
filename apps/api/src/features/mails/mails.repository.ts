import type { Executor, Tx } from '@quorbit/db/client';
import { mails } from '@quorbit/db/schema/mails';
import { and, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm';

export type MailRow = typeof mails.$inferSelect;
/** The name and address of a mail's recipient or sender. */
export type MailAddress = NonNullable<MailRow['replyTo']>;

export async function insertMails(tx: Tx, rows: readonly (typeof mails.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(mails).values([...rows]);
}

/** Locks and returns the mails that are due, oldest first; mails locked by another process are skipped. */
export function lockDue(tx: Tx, now: Date, maxAttempts: number, limit: number): Promise<MailRow[]> {
  return tx
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.sendAfter, now), lt(mails.attempts, maxAttempts)))
    .orderBy(mails.sendAfter)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function updateMail(tx: Tx, id: string, change: Partial<typeof mails.$inferInsert>): Promise<void> {
  await tx.update(mails).set(change).where(eq(mails.id, id));
}

/** Deletes up to `limit` mails that were sent, or whose next try was due, before `before`. Returns how many. */
export async function deleteOldMails(db: Executor, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: mails.id })
    .from(mails)
    .where(or(lt(mails.sentAt, before), and(isNull(mails.sentAt), lt(mails.sendAfter, before))))
    .limit(limit);
  return (await db.delete(mails).where(inArray(mails.id, old)).returning({ id: mails.id })).length;
}

/** Returns a page of the mail to an address, for the export. */
export function pageOfRecipient(db: Executor, recipient: string, after: string | null, limit: number) {
  return db
    .select({ id: mails.id, subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.recipient, recipient), after === null ? undefined : gt(mails.id, after)))
    .orderBy(mails.id)
    .limit(limit);
}

/** Removes all mail to an address. */
export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.recipient, recipient));
}
