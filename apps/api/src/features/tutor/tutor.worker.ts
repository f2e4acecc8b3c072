// Sends the study reminders that are due.
import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import { findNextTime } from '@quorbit/contracts/tutor/reminder-times';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type Notice, notify } from '../notification-queue/notification-queue.service.ts';
import { lockDueReminders, updateNextTimes } from './reminders.repository.ts';

const BATCH = 200;
const HALF_DAY_MS = 12 * 3_600_000;

type DueReminder = Awaited<ReturnType<typeof lockDueReminders>>[number];

/**
 * Sends one batch of due reminders; returns true when there may be more. A reminder's next time is written in the
 * transaction that queues its notification. Several processes may run this at once: each locks other reminders. A
 * reminder that was due several times meanwhile is sent once.
 */
export async function sendStudyReminders({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<boolean> {
  const at = now();
  return database.transaction(async (tx) => {
    const planned = (await lockDueReminders(tx, at, BATCH)).map((due) => planReminder(due, at));
    await updateNextTimes(
      tx,
      planned.map(({ id, next }) => ({ id, at: next })),
    );
    await notify(
      tx,
      planned.flatMap(({ notice }) => notice ?? []),
      at,
    );
    return planned.length === BATCH;
  });
}

/**
 * Returns a reminder's notification and its next time. The notification is null if the user may not have reminders, or
 * the time isn't reached yet.
 */
function planReminder({ reminder, role, timeZone, suspendedAt }: DueReminder, now: Date) {
  const { id, userId, text } = reminder;
  // A time zone that this runtime no longer knows must not stop the other reminders.
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const due = reminder.nextAt ?? now;
  const nextInZone = findNextTime(reminder, new Date(due.getTime() - 1), zone);
  // If the learner has flown west since the reminder was set, its local time is still ahead.
  if (nextInZone !== null && nextInZone > now && nextInZone.getTime() - due.getTime() < HALF_DAY_MS)
    return { id, next: nextInZone, notice: null };
  const notice: Notice = { userId, kind: 'study_reminder', source: `${id}:${due.toISOString()}`, about: { text } };
  const isAllowed = role !== 'user' && suspendedAt === null;
  return { id, next: findNextTime(reminder, now, zone), notice: isAllowed ? notice : null };
}

export const studyRemindersSending: Worker = {
  name: 'study-reminders',
  pauseMs: 30_000,
  start: (deps) => ({ round: () => sendStudyReminders(deps) }),
};
