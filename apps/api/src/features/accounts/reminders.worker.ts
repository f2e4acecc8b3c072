// Mails the daily reminder to those who asked for it and have not learned on that day.
import { reminderClock } from '@quorbit/contracts/accounts/reminders';
import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import { DAY_ENDS_AT_HOUR } from '@quorbit/contracts/streaks/days';
import type { Database, Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/lists';
import { rowsOf } from '@quorbit/db/rows';
import { users } from '@quorbit/db/schema/accounts';
import { isNotNull, sql } from 'drizzle-orm';
import type { Worker } from '../../lib/worker.ts';
import { queueMails } from '../mails/mails.service.ts';
import { learnedDays } from '../streaks/streaks.views.ts';
import { reminderMail } from './account-mails.ts';

const BATCH = 200;
const DAY_BEGINS = `${String(DAY_ENDS_AT_HOUR).padStart(2, '0')}:00`;

interface ReminderWork {
  database: Database;
  baseUrl: () => string;
  now: () => Date;
}

/**
 * One batch; returns true when there may be more. At most one mail per learner's day: the day is marked in the transaction
 * that queues the mail. Several processes may run it at once: each takes other learners.
 */
export async function sendReminders({ database, baseUrl, now }: ReminderWork): Promise<boolean> {
  const at = now();
  const clocks = (await timeZones(database.read)).map((zone) => ({
    zone,
    // A zone that this runtime no longer knows must not cost the others their mail.
    ...reminderClock(at, isTimeZone(zone) ? zone : 'UTC'),
  }));
  if (clocks.length === 0) return false;
  return database.transaction(async (tx) => {
    const due = rowsOf<{ id: string; email: string; day: string }>(
      await tx.execute(sql`
        select u.id, u.email, clock.day
        from users u join jsonb_to_recordset(${JSON.stringify(clocks)}::text::jsonb) as clock(zone text, day text, position text)
          on clock.zone = u.time_zone
        where u.reminder_time is not null and u.suspended_at is null
          and (case when u.reminder_time >= ${DAY_BEGINS} then '0' else '1' end) || u.reminder_time <= clock.position
          and (u.reminded_on is null or u.reminded_on < clock.day)
          and not exists (select from ${learnedDays} where ${learnedDays.userId} = u.id and ${learnedDays.day} = clock.day::date)
        order by u.reminder_time, u.id
        limit ${BATCH}
        for update of u skip locked
      `),
    );
    for (const day of new Set(due.map((row) => row.day))) {
      const ids = due.filter((row) => row.day === day).map((row) => row.id);
      await tx.update(users).set({ remindedOn: day }).where(isOneOf(users.id, ids));
    }
    await queueMails(
      tx,
      due.map(({ email }) => reminderMail(email, baseUrl())),
      at,
    );
    return due.length === BATCH;
  });
}

async function timeZones(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: users.timeZone }).from(users).where(isNotNull(users.reminderTime));
  return rows.map(({ zone }) => zone);
}

export const reminders: Worker = {
  name: 'reminders',
  pauseMs: 60_000,
  start: (deps) => ({ round: () => sendReminders(deps) }),
};
