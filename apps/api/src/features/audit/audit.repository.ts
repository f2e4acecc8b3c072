import type { Executor, Tx } from '@quorbit/db/client';
import { insertRows } from '@quorbit/db/records';
import { auditEntries } from '@quorbit/db/schema/audit';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';

type NewEntry = Required<typeof auditEntries.$inferInsert>;

/** Inserts several entries in one statement. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await tx.execute(insertRows(auditEntries, ['id', 'actorId', 'subjectId', 'action', 'details', 'at'], entries));
}

export async function insertEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** Returns a page of the log entries about a user, for the export. */
export function pageOfSubject(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, userId), after === null ? undefined : gt(auditEntries.id, after)))
    .orderBy(auditEntries.id)
    .limit(limit);
}

/** Deletes up to `limit` entries from before a time. Returns how many it deleted. */
export async function deleteOldEntries(tx: Tx, before: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(lt(auditEntries.at, before))
    .orderBy(auditEntries.at)
    .limit(limit);
  const deleted = await tx.delete(auditEntries).where(inArray(auditEntries.id, old)).returning({ id: auditEntries.id });
  return deleted.length;
}
