// Sends the study reminders whose time has come.
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
 * One batch; returns true when there may be more. When each comes next is written in the transaction that queues its
 * notification. Several processes may run it at once: each takes other reminders. What was due several times while nobody
 * sent it is sent once.
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

/** What a reminder notifies of, and when it comes next. Those of people who may not have any pass by. */
function planReminder({ reminder, role, timeZone, suspendedAt }: DueReminder, now: Date) {
  const { id, userId, text } = reminder;
  // A zone that this runtime no longer knows must not cost the others their reminders.
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const due = reminder.nextAt ?? now;
  const nextInZone = findNextTime(reminder, new Date(due.getTime() - 1), zone);
  // Who flew west since it was set has that time still ahead.
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
