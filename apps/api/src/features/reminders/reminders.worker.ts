// Reminds learners who asked for it and haven't learned that day, if reviews are due or a streak is at stake.

import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import {
  buildReminder,
  findNextReminder,
  readReminderClock,
  type StreakReminder,
  toReminderPosition,
} from '@quorbit/contracts/reminders/reminders';
import { NO_STREAK, type Streak } from '@quorbit/contracts/streaks/streak';
import type { Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { learners } from '@quorbit/db/schema/learners';
import { sql } from 'drizzle-orm';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { reminderMail } from '../accounts/credentials/account-mails.ts';
import { lockDueReminders, updateSchedules } from '../accounts/reminders/reminder-schedule.service.ts';
import { createStopToken } from '../accounts/reminders/reminder-stop.token.ts';
import { enqueueMails } from '../mails/mails.service.ts';
import { enqueuePushes } from '../pushes/pushes.service.ts';
import { listLearnersWithDueCards } from '../reviews/forecast.service.ts';
import { streakDays } from '../streaks/streaks.views.ts';

const BATCH = 200;

type ReminderWork = Pick<Deps, 'database' | 'baseUrl' | 'now' | 'authSecret'>;

type ReminderCandidate = Awaited<ReturnType<typeof lockDueReminders>>[number];
type CheckedCandidate = ReturnType<typeof checkReminder>;

/**
 * Sends one batch of reminders; returns true if there may be more. Each learner gets at most one reminder per learner's
 * day: the day is marked in the transaction that queues the reminder. Several processes may run it at once, each with
 * other learners.
 */
export async function sendReminders({ database, baseUrl, now, authSecret }: ReminderWork): Promise<boolean> {
  const at = now();
  return database.transaction(async (tx) => {
    const candidates = (await lockDueReminders(tx, at, BATCH)).map((dueReminder) => checkReminder(dueReminder, at));
    const reminded = await listDueReminders(tx, candidates, at);
    const days = new Map(reminded.map(({ id, day }) => [id, day]));
    await updateSchedules(
      tx,
      candidates.map(({ id, next, remindedOn }) => ({ id, next, on: days.get(id) ?? remindedOn })),
    );
    const byMail = reminded.filter((candidate) => candidate.byMail);
    await enqueueMails(
      tx,
      byMail.map(({ id, email, reminder }) =>
        reminderMail(email, baseUrl(), reminder, createStopToken(authSecret, id)),
      ),
      at,
    );
    await enqueuePushes(
      tx,
      reminded.map(({ id, reminder }) => ({ userId: id, message: { kind: 'reminder', ...reminder } })),
      at,
    );
    return candidates.length === BATCH;
  });
}

/**
 * Decides whether a learner's reminder is due now, for which of the learner's days, and when to check next; never if
 * reminders are off.
 */
function checkReminder({ timeZone, time, suspendedAt, ...candidate }: ReminderCandidate, now: Date) {
  // A time zone that this runtime no longer knows must not stop the other learners' reminders.
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const { day, position } = readReminderClock(now, zone);
  const isTime = time !== null && toReminderPosition(time) <= position;
  const isDue = isTime && suspendedAt === null && (candidate.remindedOn === null || candidate.remindedOn < day);
  return { ...candidate, day, isDue, next: time === null ? null : findNextReminder(now, time, zone) };
}

/**
 * Returns the candidates whose reminder is due and who have reviews or a streak to be reminded of, each with the
 * reminder.
 */
async function listDueReminders(
  tx: Tx,
  candidates: readonly CheckedCandidate[],
  now: Date,
): Promise<(CheckedCandidate & { reminder: StreakReminder })[]> {
  const due = candidates.filter(({ isDue }) => isDue);
  if (due.length === 0) return [];
  const learned = await listLearnedIds(tx, due);
  const notLearned = due.filter(({ id }) => !learned.has(id));
  const streaks = await listStreaks(
    tx,
    notLearned.map(({ id }) => id),
  );
  const withDue = await listLearnersWithDueCards(
    tx,
    notLearned.map(({ id, newReviewsPerDay }) => ({ id, takesNew: newReviewsPerDay > 0 })),
    now,
  );
  return notLearned.flatMap((candidate) => {
    const reminder = buildReminder(streaks.get(candidate.id) ?? NO_STREAK, candidate.day, withDue.has(candidate.id));
    return reminder === null ? [] : [{ ...candidate, reminder }];
  });
}

/**
 * Returns the ids of learners who have learned on their due day or a later one; a learner who flies west has the same
 * day twice.
 */
async function listLearnedIds(tx: Tx, due: readonly { id: string; day: string }[]): Promise<Set<string>> {
  const rows = rowsOf<{ id: string }>(
    await tx.execute(sql`
      select distinct one.id from jsonb_to_recordset(${toJsonRecords(due.map(({ id, day }) => ({ id, day })))}) as one (id uuid, day date)
      join ${streakDays} on ${streakDays.userId} = one.id and ${streakDays.day} >= one.day`),
  );
  return new Set(rows.map(({ id }) => id));
}

async function listStreaks(tx: Tx, ids: readonly string[]): Promise<Map<string, Streak>> {
  const rows = await tx
    .select({
      id: learners.userId,
      count: learners.streakCount,
      points: learners.streakPoints,
      lastDay: learners.streakLastDay,
    })
    .from(learners)
    .where(isOneOf(learners.userId, ids));
  return new Map(rows.map(({ id, ...streak }) => [id, streak]));
}

export const reminders: Worker = {
  name: 'reminders',
  pauseMs: 60_000,
  start: (deps) => ({ round: () => sendReminders(deps) }),
};
