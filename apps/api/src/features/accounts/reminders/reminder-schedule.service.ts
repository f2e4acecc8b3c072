// Owns when each account asks to be reminded, and on which day it last was.
import type { Tx } from '@quorbit/db/client';
import * as repository from './reminder-schedule.repository.ts';

/** Up to `limit` accounts whose time may have come, locked; others than another process has. */
export function lockDueReminders(tx: Tx, now: Date, limit: number) {
  return repository.lockDueReminders(tx, now, limit);
}

/** Notes when to look at each again, and on which of the learner's days it was last reminded. */
export async function updateSchedules(tx: Tx, schedules: readonly repository.ReminderSchedule[]): Promise<void> {
  await repository.updateSchedules(tx, schedules);
}

/** Has the next round of reminders look at somebody whose hour changed, and find out when to look again. */
export function reschedule(tx: Tx, userId: string): Promise<void> {
  return repository.reschedule(tx, userId);
}
