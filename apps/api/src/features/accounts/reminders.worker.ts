// Mails the daily reminder to those who asked for it and have not learned on that day.
import { nextReminder, reminderClock, reminderPosition } from '@quorbit/contracts/accounts/reminders';
import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import type { Database, Tx } from '@quorbit/db/client';
import { recordsOf } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { users } from '@quorbit/db/schema/accounts';
import { asc, lte, sql } from 'drizzle-orm';
import type { Worker } from '../../lib/worker.ts';
import { queueMails } from '../mails/mails.service.ts';
import { learnedDays } from '../streaks/streaks.views.ts';
import { reminderMail } from './account-mails.ts';

const BATCH = 200;

interface ReminderWork {
  database: Database;
  baseUrl: () => string;
  now: () => Date;
}

type Asked = Awaited<ReturnType<typeof lockAsked>>[number];

/**
 * One batch; returns true when there may be more. At most one mail per learner's day: the day is marked in the transaction
 * that queues the mail. Several processes may run it at once: each takes other learners.
 */
export async function sendReminders({ database, baseUrl, now }: ReminderWork): Promise<boolean> {
  const at = now();
  return database.transaction(async (tx) => {
    const asked = (await lockAsked(tx, at)).map((one) => look(one, at));
    const due = asked.filter(({ isDue }) => isDue);
    const learned = await listLearned(tx, due);
    const reminded = due.filter(({ id }) => !learned.has(id));
    const days = new Map(reminded.map(({ id, day }) => [id, day]));
    await saveSeen(
      tx,
      asked.map(({ id, next, remindedOn }) => ({ id, next, on: days.get(id) ?? remindedOn })),
    );
    await queueMails(
      tx,
      reminded.map(({ email }) => reminderMail(email, baseUrl())),
      at,
    );
    return asked.length === BATCH;
  });
}

/** Those whose time may have come, locked; others than another process has. */
function lockAsked(tx: Tx, now: Date) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      timeZone: users.timeZone,
      time: users.reminderTime,
      remindedOn: users.remindedOn,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(lte(users.nextReminderAt, now))
    .orderBy(asc(users.nextReminderAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
}

/** Whether a reminder is due, on which of the learner's days, and when to look again. */
function look({ timeZone, time, suspendedAt, ...one }: Asked, now: Date) {
  // A zone that this runtime no longer knows must not cost the others their mail.
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const { day, position } = reminderClock(now, zone);
  const isTime = time !== null && reminderPosition(time) <= position;
  const isDue = isTime && suspendedAt === null && (one.remindedOn === null || one.remindedOn < day);
  return { ...one, day, isDue, next: time === null ? null : nextReminder(now, time, zone) };
}

/** Who of these has learned on that day. */
async function listLearned(tx: Tx, due: readonly { id: string; day: string }[]): Promise<Set<string>> {
  const rows = rowsOf<{ id: string }>(
    await tx.execute(sql`
      select one.id from jsonb_to_recordset(${recordsOf(due.map(({ id, day }) => ({ id, day })))}) as one (id uuid, day date)
      join ${learnedDays} on ${learnedDays.userId} = one.id and ${learnedDays.day} = one.day`),
  );
  return new Set(rows.map(({ id }) => id));
}

async function saveSeen(tx: Tx, seen: readonly { id: string; next: Date | null; on: string | null }[]): Promise<void> {
  await tx.execute(sql`
    update ${users} set next_reminder_at = one.next, reminded_on = one."on"
    from jsonb_to_recordset(${recordsOf(seen)}) as one (id uuid, next timestamptz, "on" text)
    where users.id = one.id`);
}

export const reminders: Worker = {
  name: 'reminders',
  pauseMs: 60_000,
  start: (deps) => ({ round: () => sendReminders(deps) }),
};
