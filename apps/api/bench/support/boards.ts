// Fills leaderboards for a given number of learners, and defines the reads and writes that are measured.
import { averageBoardKey, periodDaysOf, xpBoardKey } from '@quorbit/contracts/leaderboards/board-keys';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Database } from '@quorbit/db/client';
import { toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { boards } from '@quorbit/db/schema/leaderboards';
import { openTestPglite, openTestPostgres, prepareTestDatabases, type TestDatabase } from '@quorbit/db/testing';
import { type SQL, sql } from 'drizzle-orm';
import { listByAverage, listByXp } from '../../src/features/leaderboards/leaderboards.service.ts';
import { foldBoards } from '../../src/features/leaderboards/leaderboards.worker.ts';
import { replaceCounts } from '../../src/features/leaderboards/totals.repository.ts';
import type { Actor } from '../../src/kernel/actor.ts';
import type { Engine } from '../../src/testing/bench/fixture.ts';

const NOW = new Date('2026-03-11T12:00:00Z');
const TODAY = '2026-03-11';
const WEEK = xpBoardKey('weekly', TODAY);
const MONTH = xpBoardKey('monthly', TODAY);
const AVERAGE = averageBoardKey('all', TODAY);
/** Rows written by one statement while filling the database. */
const FILL_AT_ONCE = 50_000;

export interface Fixture {
  learners: number;
  database: TestDatabase;
  /** A random sample of the learners, who make the calls. */
  actors: Actor[];
}

const NORMAL = sql`(sqrt(-2 * ln(1 - random())) * cos(6.283185 * random()))`;

/** Fills a week's, a month's and an average board: many learners have a low score, few a high one. */
export async function fillBoards(engine: Engine, learners: number): Promise<Fixture> {
  await prepareTestDatabases();
  const database = await (engine === 'PGlite' ? openTestPglite() : openTestPostgres());
  for (let from = 0; from < learners; from += FILL_AT_ONCE) {
    const to = Math.min(learners, from + FILL_AT_ONCE);
    await run(
      database,
      sql`insert into users (id, name, email)
        select gen_random_uuid(), 'Learner ' || n, n || '@example.org' from generate_series(${from + 1}::int, ${to}::int) n`,
    );
  }
  for (const board of [WEEK, MONTH]) {
    await run(
      database,
      sql`insert into board_rows (user_id, board, score)
        select id, ${board}, least(14000, exp(4.8 + 1.1 * ${NORMAL}))::int from users`,
    );
  }
  await run(
    database,
    sql`insert into board_rows (user_id, board, score, percentages, quizzes)
      select id, ${AVERAGE}, tenths * 1048576 + quizzes, tenths * quizzes / 10, quizzes from (
        select id, greatest(0, least(1000, 720 + 130 * ${NORMAL}))::int as tenths,
          5 + least(300, exp(1.5 + 1.1 * ${NORMAL}))::int as quizzes from users
      ) as one`,
  );
  for (const [board, period] of [
    [WEEK, 'weekly'],
    [MONTH, 'monthly'],
    [AVERAGE, 'all'],
  ] as const) {
    await database.read.insert(boards).values({ board, endsOn: periodDaysOf(period, TODAY).to });
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await replaceCounts(tx, board);
    });
  }
  await run(database, sql`create table bare_rows (like board_rows including all)`);
  await run(database, sql`insert into bare_rows select * from board_rows`);
  await run(database, sql`analyze`);
  const ids = rowsOf<{ id: string }>(
    await database.read.execute(sql`select id from users order by md5(id::text) limit 1000`),
  );
  return { learners, database, actors: ids.map(({ id }) => ({ id, role: 'user', timeZone: 'UTC', sessionId: '' })) };
}

function run(database: Database, statement: SQL): Promise<unknown> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(statement);
  });
}

function actorOf({ actors }: Fixture, turn: number): Actor {
  const actor = actors[turn % actors.length];
  if (!actor) throw new Error('There are no learners.');
  return actor;
}

/** The measured ways to read leaderboards, one call each, as the leaderboard page makes them. */
export const READS = {
  'a statement that does nothing': ({ database }: Fixture) => database.read.execute(sql`select 1`),
  'by XP: top 50, own rank, neighbours': (fixture: Fixture, turn: number) =>
    listByXp(fixture.database.read, actorOf(fixture, turn), { period: 'weekly', limit: 50 }, NOW),
  'by average: the same': (fixture: Fixture, turn: number) =>
    listByAverage(fixture.database.read, actorOf(fixture, turn), { period: 'all', limit: 50 }, NOW),
  'own rank by counting rows': ({ database, ...fixture }: Fixture, turn: number) =>
    database.read.execute(sql`
      select count(*) from board_rows where board = ${WEEK} and listed and score is not null and score > (
        select score from board_rows where board = ${WEEK} and user_id = ${actorOf({ database, ...fixture }, turn).id})`),
} as const;

/** Returns `count` XP payments, spread evenly over the sampled learners. */
const drawPayments = ({ actors }: Fixture, count: number, turn: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(),
    userId: actors[(index * 7 + turn) % actors.length]?.id,
    amount: 5 + ((index * 13 + turn) % 90),
  }));

/** Adds XP payments that wait to be folded into the boards; this step isn't measured. */
export async function addPayments(fixture: Fixture, count: number, turn: number): Promise<void> {
  await fixture.database.read.execute(sql`
    insert into xp_arrivals (id, user_id, day, amount, attempt_ids)
    select id, "userId", ${TODAY}, amount, '{}'
    from jsonb_to_recordset(${toJsonRecords(drawPayments(fixture, count, turn))}) as one (id uuid, "userId" uuid, amount int)`);
}

/** The measured ways to add XP payments to the boards of a week and a month. */
export const WRITES = {
  'bare upserts, a statement for each payment': async (fixture: Fixture, count: number, turn: number) => {
    for (const { userId, amount } of drawPayments(fixture, count, turn)) {
      await fixture.database.read.execute(sql`
        insert into bare_rows (user_id, board, score) values (${userId}, ${WEEK}, ${amount}), (${userId}, ${MONTH}, ${amount})
        on conflict (user_id, board) do update set score = bare_rows.score + excluded.score`);
    }
  },
  'bare upserts, all in one statement': async (fixture: Fixture, count: number, turn: number) => {
    await fixture.database.read.execute(sql`
      insert into bare_rows (user_id, board, score)
      select "userId", board, sum(amount)
      from jsonb_to_recordset(${toJsonRecords(drawPayments(fixture, count, turn))}) as one (id uuid, "userId" uuid, amount int),
        (values (${WEEK}), (${MONTH})) as two (board)
      group by 1, 2
      on conflict (user_id, board) do update set score = bare_rows.score + excluded.score`);
  },
  'folded: days, boards, counts, arrivals taken out': async ({ database }: Fixture) => {
    while (await foldBoards(database));
  },
} as const;
