// Fills in learners who studied every day for a given number of days, and defines the dashboard calls that are
// measured.
import type { TimeRange } from '@quorbit/contracts/analytics/time-ranges';
import type { Database } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { type SQL, sql } from 'drizzle-orm';
import { listQuestionStats, listScoreTrends, listTopics } from '../../src/features/analytics/analytics.service.ts';
import { computeMastery, sumStudyWork } from '../../src/features/analytics/analytics.worker.ts';
import { getIntelligence, listSessions } from '../../src/features/analytics/intelligence.service.ts';
import { getDashboard } from '../../src/features/dashboards/dashboards.service.ts';
import type { Actor } from '../../src/kernel/actor.ts';
import { addLearners } from '../../src/testing/bench/fixture.ts';

const NOW = new Date('2026-03-11T12:00:00Z');
const TODAY = '2026-03-11';
/** Attempts and ratings of a learner on each day. */
const ATTEMPTS = 5;
const RATINGS = 20;

/** Adds learners with `days` days of work up to today, stored as the product stores it, and sums that work up. */
export async function fillStudy(database: Database, count: number, days: number): Promise<Actor[]> {
  const actors = (await addLearners(database, count)).map(({ actor }) => actor);
  for (const { id } of actors) await fillLearner(database, id, days);
  while (await sumStudyWork(database, NOW));
  while (await computeMastery(database, NOW));
  return actors;
}

async function fillLearner(database: Database, userId: string, days: number): Promise<void> {
  await run(
    database,
    sql`
      with versions as (
        select quiz.id as quiz_id, version.id as version_id, pack.hash,
          array(select question_id from quiz_questions one where one.quiz_id = quiz.id and one.no = any(version.question_nos)) as questions,
          row_number() over (order by quiz.id) - 1 as place, count(*) over () as total
        from quizzes quiz join quiz_versions version on version.id = quiz.current_version_id
          join packs pack on pack.version_id = version.id and pack.keyed
        where quiz.audience = 'everyone' and quiz.question_count > 0
      )
      insert into attempts (id, user_id, quiz_id, version_id, pack_hash, started_at, finished_at, day, hour, score,
        total_marks, percentage, passed, xp_earned, answers, answers_hash, accepted_no)
      select gen_random_uuid(), ${userId}::uuid, quiz_id, version_id, hash, at, at, at::date, extract(hour from at), 0, 10,
        (random() * 100)::int, true, 10, given.answers, '', n
      from generate_series(1, ${days * ATTEMPTS}::int) n
        join versions on place = n % total
        cross join lateral (
          select ${TODAY}::timestamp + interval '8 hours' - make_interval(days => (${days * ATTEMPTS}::int - n) / ${ATTEMPTS}::int)
            + make_interval(hours => n % 9) as at
        ) as moment
        cross join lateral (
          select jsonb_agg(jsonb_build_object('questionId', asked, 'option', 0, 'correct', random() < 0.7,
            'timeSpent', round((random() * 30 + n * 0)::numeric, 1), 'difficulty', 'easy')) as answers
          from unnest(questions) as asked
        ) as given`,
  );
  await run(
    database,
    sql`
      insert into cards (user_id, question_id, quiz_id, pack_hash, due, state, stability, difficulty, reps, lapses, last_review)
      select ${userId}::uuid, question_id, quiz_id, '', ${NOW.toISOString()}::timestamptz + random() * interval '60 days' - interval '2 days',
        'review', 5 + random() * 60, 5, 4, 1, ${NOW.toISOString()}::timestamptz - random() * interval '20 days'
      from (
        select distinct (answer->>'questionId')::uuid as question_id, quiz_id
        from attempts, jsonb_array_elements(answers) as answer where user_id = ${userId}
      ) as asked where random() < 0.3`,
  );
  await run(
    database,
    sql`
      insert into review_log (id, user_id, question_id, op_id, quality, at, day, accepted_no, paid)
      select gen_random_uuid(), ${userId}::uuid, gen_random_uuid(), gen_random_uuid(),
        (array[5, 5, 5, 3, 1])[1 + n % 5], at, at::date, ${days * ATTEMPTS}::int + n, true
      from generate_series(1, ${days * RATINGS}::int) n
        cross join lateral (
          select ${TODAY}::timestamp + interval '9 hours' - make_interval(days => (${days * RATINGS}::int - n) / ${RATINGS}::int) as at
        ) as moment`,
  );
  await run(
    database,
    sql`update learners set accepted_no = ${days * (ATTEMPTS + RATINGS)}, streak_count = ${days}, streak_last_day = ${TODAY}
      where user_id = ${userId}`,
  );
}

function run(database: Database, statement: SQL): Promise<unknown> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(statement);
  });
}

export async function analyze(database: Database): Promise<number> {
  await run(database, sql`analyze`);
  const [row] = rowsOf<{ attempts: unknown }>(
    await database.read.execute(sql`select count(*) as attempts from attempts`),
  );
  return Number(row?.attempts);
}

const dashboard = (timeRange: TimeRange) => (database: Database, actor: Actor) =>
  getDashboard(database.read, actor, { timeRange }, NOW);

/**
 * The measured calls, one request each, as the pages make them. `figure`: how many times slower five years may be than
 * a month.
 */
export const READS = {
  'dashboard, week': { figure: 1.5, read: dashboard('week') },
  'dashboard, month': { figure: 1.5, read: dashboard('month') },
  'dashboard, year': { figure: 3, read: dashboard('year') },
  'score trends': {
    figure: 1.5,
    read: (database: Database, actor: Actor) => listScoreTrends(database.read, actor, {}),
  },
  topics: { figure: 1.5, read: (database: Database, actor: Actor) => listTopics(database.read, actor, {}) },
  'question stats, a page': {
    figure: 1.5,
    read: (database: Database, actor: Actor) => listQuestionStats(database.read, actor, { limit: 20 }, NOW),
  },
  'last 30 sessions': {
    figure: 1.5,
    read: (database: Database, actor: Actor) => listSessions(database.read, actor, {}, NOW),
  },
  'intelligence, 26 weeks': {
    figure: 3,
    read: (database: Database, actor: Actor) => getIntelligence(database.read, actor, {}, NOW),
  },
} as const;
