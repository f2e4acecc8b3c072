import type { DayEvidence } from '@quorbit/contracts/daily-challenges/daily-challenge';
import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { versionTitles } from '../quizzes/quizzes.views.ts';
import { loggedReviews } from '../reviews/reviews.views.ts';
import { streakDays } from '../streaks/streaks.views.ts';
import { paidDays } from '../xp/xp.views.ts';

interface StoredDay extends DayEvidence {
  /** Whether the day's challenge was already paid. */
  collected: boolean;
}

/**
 * Returns a learner's work on these days, each category once, and whether their challenges were paid. In any time zone,
 * a day lies within the three UTC days that the index is searched for.
 */
export async function listChallengeDays(
  db: Executor,
  userId: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, StoredDay>> {
  const rows = rowsOf<StoredDay & { day: string }>(
    await db.execute(sql`
      select asked.day::text as day,
        (select count(*)::int from ${loggedReviews} one where one.user_id = ${userId}::uuid and one.day = asked.day
          and one.attempt_id is null and one.paid and not one.undone) as reviews,
        (select coalesce(jsonb_agg(done.category), '[]') from (
          select distinct version.category from ${gradedAttempts} one
          join ${versionTitles} version on version.id = one.version_id
          where one.user_id = ${userId}::uuid and one.day = asked.day
            and one.finished_at >= (asked.day - 1)::timestamp at time zone 'UTC'
            and one.finished_at < (asked.day + 2)::timestamp at time zone 'UTC') done) as categories,
        exists (select from ${streakDays} one where one.user_id = ${userId}::uuid and one.day = asked.day) as counts,
        exists (select from ${paidDays} one
          where one.user_id = ${userId}::uuid and one.day = asked.day and one.reason = 'daily') as collected
      from (select one::date as day from unnest(${sql.param([...days])}::text[]) as one) asked`),
  );
  return new Map(rows.map((row) => [row.day, row]));
}
