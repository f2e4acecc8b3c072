// Owns when each account is next checked for a reminder, and on which day it got the last one.
import type { Tx } from '@quorbit/db/client';
import * as repository from './reminder-schedule.repository.ts';

/**
 * Locks and returns up to `limit` accounts that are due for a check. Skips accounts that another process has locked.
 */
export function lockDueReminders(tx: Tx, now: Date, limit: number) {
  return repository.lockDueReminders(tx, now, limit);
}

/** Stores when to check each account next, and the learner's day of its last reminder. */
export async function updateSchedules(tx: Tx, schedules: readonly repository.ReminderSchedule[]): Promise<void> {
  await repository.updateSchedules(tx, schedules);
}

/** Makes the next round of reminders check an account whose reminder time has changed, and set its next check. */
export function reschedule(tx: Tx, userId: string): Promise<void> {
  return repository.reschedule(tx, userId);
}
