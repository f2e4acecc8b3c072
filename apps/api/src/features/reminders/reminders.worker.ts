// Reminds those who asked for it and have not learned on that day, where reviews are due or a streak is at stake.

import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import {
  nextReminder,
  type Reminder,
  reminderClock,
  reminderFor,
  reminderPosition,
} from '@quorbit/contracts/reminders/reminders';
import { NO_STREAK, type Streak } from '@quorbit/contracts/streaks/streak';
import type { Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/lists';
import { recordsOf } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { learners } from '@quorbit/db/schema/learners';
import { sql } from 'drizzle-orm';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { reminderMail } from '../accounts/credentials/account-mails.ts';
import { lockAsked, saveSeen } from '../accounts/reminders/asked-reminders.service.ts';
import { stopTokenOf } from '../accounts/reminders/reminder-stop.token.ts';
import { queueMails } from '../mails/mails.service.ts';
import { queuePushes } from '../pushes/pushes.service.ts';
import { learnersWithDueCards } from '../reviews/outlook.service.ts';
import { learnedDays } from '../streaks/streaks.views.ts';

const BATCH = 200;

type ReminderWork = Pick<Deps, 'database' | 'baseUrl' | 'now' | 'authSecret'>;

type Asked = Awaited<ReturnType<typeof lockAsked>>[number];
type Looked = ReturnType<typeof look>;

/**
 * One batch; returns true when there may be more. At most one reminder per learner's day: the day is marked in the
 * transaction that queues it. Several processes may run it at once: each takes other learners.
 */
export async function sendReminders({ database, baseUrl, now, authSecret }: ReminderWork): Promise<boolean> {
  const at = now();
  return database.transaction(async (tx) => {
    const asked = (await lockAsked(tx, at, BATCH)).map((one) => look(one, at));
    const reminded = await listReminded(tx, asked, at);
    const days = new Map(reminded.map(({ id, day }) => [id, day]));
    await saveSeen(
      tx,
      asked.map(({ id, next, remindedOn }) => ({ id, next, on: days.get(id) ?? remindedOn })),
    );
    const byMail = reminded.filter((one) => one.byMail);
    await queueMails(
      tx,
      byMail.map(({ id, email, reminder }) => reminderMail(email, baseUrl(), reminder, stopTokenOf(authSecret, id))),
      at,
    );
    await queuePushes(
      tx,
      reminded.map(({ id, reminder }) => ({ userId: id, message: { kind: 'reminder', ...reminder } })),
      at,
    );
    return asked.length === BATCH;
  });
}

/** Whether a reminder is due, on which of the learner's days, and when to look again. */
function look({ timeZone, time, suspendedAt, ...one }: Asked, now: Date) {
  // A zone that this runtime no longer knows must not cost the others their reminder.
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const { day, position } = reminderClock(now, zone);
  const isTime = time !== null && reminderPosition(time) <= position;
  const isDue = isTime && suspendedAt === null && (one.remindedOn === null || one.remindedOn < day);
  return { ...one, day, isDue, next: time === null ? null : nextReminder(now, time, zone) };
}

/** Of those at whose time it is who has something to be reminded of, and of what. */
async function listReminded(tx: Tx, asked: readonly Looked[], now: Date): Promise<(Looked & { reminder: Reminder })[]> {
  const due = asked.filter(({ isDue }) => isDue);
  if (due.length === 0) return [];
  const learned = await listLearned(tx, due);
  const waiting = due.filter(({ id }) => !learned.has(id));
  const streaks = await listStreaks(
    tx,
    waiting.map(({ id }) => id),
  );
  const withDue = await learnersWithDueCards(
    tx,
    waiting.map(({ id, newReviewsPerDay }) => ({ id, takesNew: newReviewsPerDay > 0 })),
    now,
  );
  return waiting.flatMap((one) => {
    const reminder = reminderFor(streaks.get(one.id) ?? NO_STREAK, one.day, withDue.has(one.id));
    return reminder === null ? [] : [{ ...one, reminder }];
  });
}

/** Who of these has learned on that day, or on a later one: flying west, a learner sees a day twice. */
async function listLearned(tx: Tx, due: readonly { id: string; day: string }[]): Promise<Set<string>> {
  const rows = rowsOf<{ id: string }>(
    await tx.execute(sql`
      select distinct one.id from jsonb_to_recordset(${recordsOf(due.map(({ id, day }) => ({ id, day })))}) as one (id uuid, day date)
      join ${learnedDays} on ${learnedDays.userId} = one.id and ${learnedDays.day} >= one.day`),
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
