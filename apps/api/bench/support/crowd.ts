// Fills a database with many learners who have three months of work each, and defines the calls whose time is measured
// among them.
import { newId } from '@quorbit/contracts/lib/ids';
import { rightOptionIndex } from '@quorbit/contracts/quizzes/question-kinds';
import type { Database } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import type { TestDatabase } from '@quorbit/db/testing';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { versionColumns } from '../../src/features/quizzes/versions/versions.repository.ts';
import { type Card, currentExchangeInput, giveCards, ratingOf } from '../../src/testing/bench/device.ts';
import { addLearners, buildProduct, type Learner, openFixture } from '../../src/testing/bench/fixture.ts';

/** How many attempts, cards and ratings each learner gets, and over how many days. */
const ATTEMPTS = 15;
const CARDS = 20;
const RATINGS = 55;
const DAYS = 90;
/** Learners added by one statement. */
const BATCH = 2_000;
/** Learners whose work goes through the product's own code, and whose calls are measured. */
const MEASURED = 40;
const MEASURED_CARDS = 40;

export interface Crowd {
  learners: number;
  database: TestDatabase;
  app: FastifyInstance;
  measured: (Learner & { cards: Card[] })[];
  admin: Learner;
}

/** Opens a database with `learners` generated learners, plus an admin and the learners whose calls are measured. */
export async function openCrowd(learners: number): Promise<Crowd> {
  const database = await openFixture('PostgreSQL');
  for (let done = 0; done < learners; done += BATCH) await addCrowd(database, Math.min(BATCH, learners - done));
  const people = await addLearners(database, MEASURED + 1);
  const measured = await Promise.all(
    people
      .slice(1)
      .map(async (learner) => ({ ...learner, cards: await giveCards(database, learner.actor, MEASURED_CARDS) })),
  );
  const [admin] = people;
  if (!admin) throw new Error('There is no admin.');
  await run(database, sql`update users set role = 'admin' where id = ${admin.actor.id}`);
  await run(database, sql`vacuum analyze`, false);
  return { learners, database, app: await buildProduct(database), measured, admin };
}

/** Returns the number of attempts and of ratings, the largest tables. */
export async function countRows({ database }: Crowd): Promise<{ attempts: number; ratings: number }> {
  const [row] = rowsOf<{ attempts: unknown; ratings: unknown }>(
    await database.read.execute(
      sql`select (select count(*) from attempts) as attempts, (select count(*) from review_log) as ratings`,
    ),
  );
  return { attempts: Number(row?.attempts), ratings: Number(row?.ratings) };
}

async function addCrowd(database: Database, count: number): Promise<void> {
  const ids = Array.from({ length: count }, newId);
  const who = sql`unnest(${sql.param(ids)}::uuid[]) as who(id)`;
  await run(
    database,
    sql`insert into users (id, name, email) select id, 'A Learner', id || '@example.org' from ${who}`,
  );
  await run(
    database,
    sql`insert into learners (user_id, xp, balance, accepted_no, summed_no)
      select id, ${ATTEMPTS * 40}::int, ${ATTEMPTS * 40}::int, ${ATTEMPTS + RATINGS}::int, ${ATTEMPTS + RATINGS}::int from ${who}`,
  );
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
      ), made as (
        insert into attempts (id, user_id, quiz_id, version_id, pack_hash, started_at, finished_at, day, hour, score,
          total_marks, percentage, passed, xp_earned, answers, answers_hash, accepted_no)
        select gen_random_uuid(), who.id, quiz_id, version_id, hash, at, at, at::date, extract(hour from at), 0, 10,
          (random() * 100)::int, true, 40, given.answers, '', n
        from ${who} cross join generate_series(1, ${ATTEMPTS}::int) n
          join versions on place = (n * 7 + hashtext(who.id::text) & 1023) % total
          cross join lateral (select now() - make_interval(days => (random() * ${DAYS}::int)::int, secs => random() * 40000) as at) as moment
          cross join lateral (
            select jsonb_agg(jsonb_build_object('questionId', asked, 'option', 0, 'correct', true, 'timeSpent', 8.5,
              'difficulty', 'easy')) as answers from unnest(questions) as asked
          ) as given
        returning id, user_id, finished_at, day
      )
      insert into xp_ledger (id, user_id, amount, reason, source_id, occurred_at, day)
      select gen_random_uuid(), user_id, 40, 'quiz', id, finished_at, day from made`,
  );
  await run(
    database,
    sql`
      with asked as (
        select who.id as user_id, question.question_id, question.quiz_id, question.n
        from ${who} cross join lateral (
          select question_id, quiz_id, row_number() over () as n
          from quiz_questions offset (hashtext(who.id::text) & 255) limit ${CARDS}::int
        ) as question
      ), card as (
        insert into cards (user_id, question_id, quiz_id, pack_hash, due, state, stability, difficulty, reps, lapses, last_review)
        select user_id, question_id, quiz_id, '', now() + random() * interval '60 days' - interval '2 days', 'review',
          5 + random() * 60, 5, 4, 1, now() - random() * interval '20 days'
        from asked on conflict do nothing returning user_id, question_id
      ), known as (
        insert into sync_rows (scope, kind, row_id, version)
        select 'user:' || user_id, 'card', question_id::text, n from asked on conflict do nothing returning 1
      )
      insert into review_log (id, user_id, question_id, op_id, quality, at, day, accepted_no, paid)
      select gen_random_uuid(), user_id, question_id, gen_random_uuid(), 5, at, at::date,
        ${ATTEMPTS}::int + row_number() over (partition by user_id), true
      from (
        select user_id, question_id, now() - random() * make_interval(days => ${DAYS}::int) as at,
          row_number() over (partition by user_id) as n
        from asked cross join generate_series(1, 3)
      ) as rated where n <= ${RATINGS}::int`,
  );
}

function run(database: Database, statement: SQL, inTransaction = true): Promise<unknown> {
  if (!inTransaction) return database.read.execute(statement);
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(statement);
  });
}

type Read = (crowd: Crowd, round: number) => Promise<{ token: string; path: string; body?: unknown }>;

const query = (name: string, input: object = {}): string =>
  `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;

function learnerOf({ measured }: Crowd, round: number): Crowd['measured'][number] {
  const learner = measured[round % measured.length];
  if (!learner) throw new Error('There is no learner.');
  return learner;
}

const asLearner =
  (name: string, input?: object): Read =>
  async (crowd, round) => ({ token: learnerOf(crowd, round).token, path: query(name, input) });

const asAdmin =
  (name: string, input: object): Read =>
  async ({ admin }) => ({ token: admin.token, path: query(name, input) });

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10);

/** The measured calls, one request each, as devices, pages and programs make them. */
export const CALLS: Readonly<Record<string, Read>> = {
  'who am I': asLearner('accounts.me'),
  'quizzes, a page': asLearner('quizzes.list', { limit: 20 }),
  'quizzes, a search': asLearner('quizzes.list', { limit: 20, search: 'world' }),
  categories: asLearner('quizzes.categories'),
  'reports, a page': asLearner('reports.list', { limit: 20 }),
  'reviews, a page': asLearner('reviews.list', { limit: 20 }),
  'dashboard, month': asLearner('dashboards.get', { timeRange: 'month' }),
  achievements: asLearner('achievements.list'),
  'exchange without news': async (crowd, round) => {
    const { token, actor } = learnerOf(crowd, round);
    return { token, path: '/trpc/sync.exchange', body: await currentExchangeInput(crowd.database, actor) };
  },
  'first exchange': async (crowd, round) => {
    const { token, actor } = learnerOf(crowd, round);
    return {
      token,
      path: '/trpc/sync.exchange',
      body: { ...(await currentExchangeInput(crowd.database, actor)), cursor: '' },
    };
  },
  'a rating': async (crowd, round) => {
    const { token, cards } = learnerOf(crowd, round);
    const index = Math.floor(round / crowd.measured.length) % cards.length;
    const card = cards[index];
    if (!card) throw new Error('There is no card.');
    return { token, path: '/trpc/reviews.rate', body: ratingOf(card, index, cards.length) };
  },
  'an attempt': async (crowd, round) => ({
    token: learnerOf(crowd, round).token,
    path: '/trpc/attempts.submit',
    body: await findAttempt(crowd, round),
  }),
  'admin: reports, a month by result': asAdmin('reports.list', {
    userId: 'all',
    limit: 20,
    from: daysAgo(30),
    result: 'failed',
  }),
  'admin: reports, a year, words without hits': asAdmin('reports.list', {
    userId: 'all',
    limit: 20,
    from: daysAgo(360),
    search: 'zyzzyva',
  }),
};

async function findAttempt({ database }: Crowd, round: number) {
  const versions = await database.read.select(versionColumns).from(quizVersions).orderBy(quizVersions.id);
  const single = versions.filter(({ questions }) => questions.every(({ kind }) => kind === 'single'));
  const version = single[round % single.length];
  if (!version) throw new Error('There is no quiz.');
  const finishedAt = new Date();
  return {
    attemptId: newId(),
    quizId: version.quizId,
    packHash: version.packHash,
    startedAt: new Date(finishedAt.getTime() - 120_000).toISOString(),
    finishedAt: finishedAt.toISOString(),
    answers: version.questions.map((question) => ({
      questionId: question.id,
      option: rightOptionIndex(question),
      timeSpent: 8,
    })),
  };
}

/**
 * Makes one call.
 * @returns its duration in milliseconds.
 * @throws Error unless the response is 200.
 */
export async function timeCall(crowd: Crowd, read: Read, round: number): Promise<number> {
  const { token, path, body } = await read(crowd, round);
  const start = performance.now();
  const answer = await crowd.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const took = performance.now() - start;
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
  return took;
}
