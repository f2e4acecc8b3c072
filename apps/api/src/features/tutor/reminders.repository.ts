import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { toJsonRecords } from '@quorbit/db/records';
import { studyReminders } from '@quorbit/db/schema/tutor';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { managedAccounts } from '../accounts/accounts.views.ts';

export type ReminderRow = typeof studyReminders.$inferSelect;

/** Lists the user's reminders, the next one first; past reminders that don't repeat come last. */
export function listReminders(db: Executor, userId: string): Promise<ReminderRow[]> {
  return db
    .select()
    .from(studyReminders)
    .where(eq(studyReminders.userId, userId))
    .orderBy(sql`${studyReminders.nextAt} asc nulls last`, asc(studyReminders.id));
}

export async function insertReminder(tx: Tx, reminder: ReminderRow): Promise<void> {
  await tx.insert(studyReminders).values(reminder);
}

/**
 * Deletes a reminder of the user.
 * @returns whether it existed.
 */
export async function deleteReminder(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(studyReminders)
    .where(and(eq(studyReminders.userId, userId), eq(studyReminders.id, id)))
    .returning({ id: studyReminders.id });
  return rows.length > 0;
}

/** Deletes the user's past reminders that don't repeat. */
export async function deletePast(tx: Tx, userId: string): Promise<void> {
  await tx.delete(studyReminders).where(and(eq(studyReminders.userId, userId), isNull(studyReminders.nextAt)));
}

/**
 * Locks and returns due reminders, with their owner's role, time zone and suspension. Skips reminders that another
 * process is sending.
 */
export function lockDueReminders(tx: Tx, now: Date, limit: number) {
  return tx
    .select({
      reminder: studyReminders,
      role: managedAccounts.role,
      timeZone: managedAccounts.timeZone,
      suspendedAt: managedAccounts.suspendedAt,
    })
    .from(studyReminders)
    .innerJoin(managedAccounts, eq(managedAccounts.id, studyReminders.userId))
    .where(lte(studyReminders.nextAt, now))
    .orderBy(asc(studyReminders.nextAt))
    .limit(limit)
    .for('update', { of: studyReminders, skipLocked: true });
}

export async function updateNextTimes(tx: Tx, nextTimes: readonly { id: string; at: Date | null }[]): Promise<void> {
  if (nextTimes.length === 0) return;
  const ids = nextTimes.map(({ id }) => id);
  await tx.execute(sql`
    update ${studyReminders} set next_at = one."at"
    from jsonb_to_recordset(${toJsonRecords(nextTimes)}) as one (id uuid, "at" timestamptz)
    where study_reminders.id = one.id and ${isOneOf(studyReminders.id, ids)}`);
}
