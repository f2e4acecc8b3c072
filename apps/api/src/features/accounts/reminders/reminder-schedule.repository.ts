import type { Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { toJsonRecords } from '@quorbit/db/records';
import { users } from '@quorbit/db/schema/accounts';
import { asc, eq, lte, sql } from 'drizzle-orm';

export function lockDueReminders(tx: Tx, now: Date, limit: number) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      timeZone: users.timeZone,
      time: users.reminderTime,
      byMail: users.reminderByMail,
      newReviewsPerDay: users.newReviewsPerDay,
      remindedOn: users.remindedOn,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(lte(users.nextReminderAt, now))
    .orderBy(asc(users.nextReminderAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * When to check next whether an account gets a reminder (null for never), and the learner's day of the last reminder.
 */
export interface ReminderSchedule {
  id: string;
  next: Date | null;
  on: string | null;
}

export async function updateSchedules(tx: Tx, schedules: readonly ReminderSchedule[]): Promise<void> {
  const ids = schedules.map(({ id }) => id);
  await tx.execute(sql`
    update ${users} set next_reminder_at = one.next, reminded_on = one."on"
    from jsonb_to_recordset(${toJsonRecords(schedules)}) as one (id uuid, next timestamptz, "on" text)
    where users.id = one.id and ${isOneOf(users.id, ids)}`);
}

/** Makes the next round of reminders check an account, if its owner has set a reminder time. */
export async function reschedule(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ nextReminderAt: sql`case when ${users.reminderTime} is not null then to_timestamp(0) end` })
    .where(eq(users.id, userId));
}
