import { HISTORY_DAYS } from '@quorbit/contracts/streaks/history';
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { users } from '@quorbit/db/schema/accounts';
import { learners } from '@quorbit/db/schema/learners';
import { eq, sql } from 'drizzle-orm';
import { settingsInRows } from '../accounts/accounts.views.ts';
import { achievementCounts } from '../achievements/achievements.views.ts';
import { loggedReviews } from '../reviews/reviews.views.ts';
import { streakDays, zonesByDay } from '../streaks/streaks.views.ts';
import { paidDays } from '../xp/xp.views.ts';

/**
 * The maximum number of days with a collected daily challenge in a profile row: only today's and those around it
 * matter.
 */
const MAX_COLLECTED_DAYS = 7;

/**
 * Returns users with their totals and history, in one statement: all active days in rising order (one a day, so a few
 * thousand at most), the number of paid ratings on recent days, the time zones of recent days, the achievement
 * counters, and the last days whose daily challenge was collected.
 */
export function listUsersWithHistory(db: Executor, ids: readonly string[]) {
  return db
    .select({
      user: users,
      settings: settingsInRows,
      learner: learners,
      active: sql<string[]>`(
        select coalesce(jsonb_agg(one.day order by one.day), '[]') from ${streakDays} one where one.user_id = ${users.id})`,
      ratings: sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(of_day.day, of_day.ratings), '{}') from (
          select one.day, count(*) as ratings from ${loggedReviews} one
          where one.user_id = ${users.id} and one.attempt_id is null and one.paid and not one.undone and one.day >= (
            select max(last.day) from ${loggedReviews} last
            where last.user_id = ${users.id} and last.attempt_id is null and last.paid and not last.undone) - ${HISTORY_DAYS}::int
          group by one.day) of_day)`,
      seen: sql<{ day: string; zone: string; first: string; last: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'day', one.day, 'zone', one.zone, 'first', one.first_at, 'last', one.last_at)
          order by one.day, one.zone), '[]')
        from ${zonesByDay} one where one.user_id = ${users.id} and one.day >= (
          select max(last.day) from ${zonesByDay} last where last.user_id = ${users.id}) - ${HISTORY_DAYS + 5}::int)`,
      counters: sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(one.counter, one.value), '{}') from ${achievementCounts} one
        where one.user_id = ${users.id})`,
      collected: sql<string[]>`(
        select coalesce(jsonb_agg(one.day order by one.day), '[]') from (
          select paid.day from ${paidDays} paid where paid.user_id = ${users.id} and paid.reason = 'daily'
          order by paid.day desc limit ${sql.raw(String(MAX_COLLECTED_DAYS))}) one)`,
    })
    .from(users)
    .innerJoin(learners, eq(learners.userId, users.id))
    .where(isOneOf(users.id, ids));
}
