import type { TestDatabase } from '@quorbit/db/testing';
import { sql } from 'drizzle-orm';
import { driverOf, interceptStatements, type Statement } from './intercept.ts';

interface Client {
  query?: (text: string, params: unknown[]) => Promise<{ rows: unknown[] }>;
  unsafe?: (text: string, params: unknown[]) => Promise<unknown[]>;
}

export interface Plans {
  /** The watched database, which the code under test must use. */
  database: TestDatabase;
  /**
   * Returns the tables that statements since the last call read from end to end, according to their query plans for the
   * real parameter values.
   */
  scanned(): Promise<string[]>;
  /**
   * Returns the number of rows of each table that reading statements since the last call examined, whether the rows
   * matched or not.
   */
  examined(): Promise<Map<string, number>>;
}

/** A step of an executed query plan, as EXPLAIN ANALYZE prints it. */
interface Step {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Step[];
}

function addExamined(sums: Map<string, number>, step: Step): void {
  const { 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops, Plans: inner = [] } = step;
  const removed = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  if (table !== undefined) sums.set(table, (sums.get(table) ?? 0) + (rows + removed) * loops);
  for (const innerStep of inner) addExamined(sums, innerStep);
}

const WRITES = /\b(insert into|update|delete from)\b/i;
const PLANNED = /^\s*(select|with|insert|update|delete)\b/i;

/** Watches the statements of a database, including statements in transactions. */
export function watchPlans(database: TestDatabase): Plans {
  let seen: Statement[] = [];
  const client = driverOf(database).client as Client;
  const explain = async ({ text, params }: Statement, options = 'format json') => {
    const asked = `explain (${options}) ${text}`;
    return client.query ? (await client.query(asked, params)).rows : client.unsafe?.(asked, params);
  };
  return {
    database: interceptStatements(database, (statement, run) => {
      seen.push(statement);
      return run();
    }),
    async scanned() {
      const texts: string[] = [];
      for (const statement of seen.filter(({ text }) => PLANNED.test(text)))
        texts.push(JSON.stringify(await explain(statement)));
      seen = [];
      if (texts.length === 0) throw new Error('No statement was seen.');
      const scans = texts.flatMap((text) => [
        ...text.matchAll(/"Node Type":\s*"Seq Scan"[^{}]*?"Relation Name":\s*"(\w+)"/g),
      ]);
      return [...new Set(scans.map(([, table = '']) => table))].sort();
    },
    async examined() {
      const sums = new Map<string, number>();
      const reading = seen.filter(({ text }) => PLANNED.test(text) && !WRITES.test(text));
      seen = [];
      if (reading.length === 0) throw new Error('No statement was seen.');
      for (const statement of reading) {
        const [row] = (await explain(statement, 'analyze, format json')) as { 'QUERY PLAN': unknown }[];
        const plan = row?.['QUERY PLAN'];
        const [{ Plan }] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [{ Plan: Step }];
        addExamined(sums, Plan);
      }
      return sums;
    },
  };
}

/** Adds learners who have no part in the test, each with attempts at existing quiz versions and with a sync scope. */
export async function addCrowd(database: TestDatabase, people: number, attemptsEach: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into users (id, name, email)
      select gen_random_uuid(), 'Learner ' || n, n || '@crowd.example' from generate_series(1, ${people}::int) n`);
    await tx.execute(sql`insert into learners (user_id) select id from users where email like '%@crowd.example'`);
    await tx.execute(sql`
      insert into sync_scopes (scope, version) select 'user:' || user_id, 1 from learners on conflict do nothing`);
    await tx.execute(sql`
      insert into attempts (id, user_id, quiz_id, version_id, pack_hash, started_at, finished_at, day, hour, score,
        total_marks, percentage, passed, xp_earned, answers, answers_hash, accepted_no)
      select gen_random_uuid(), learner.id, version.quiz_id, version.id, '', at, at, at::date, 12, 1, 1, (k * 31 + n * 17) % 101,
        (k * 31 + n * 17) % 101 >= 60, 1, '[]', '', n
      from (select id, row_number() over () as k from users where email like '%@crowd.example') learner
        cross join generate_series(1, ${attemptsEach}::int) n
        join (select id, quiz_id, row_number() over (order by id) - 1 as place, count(*) over () as total
          from quiz_versions) version on version.place = (k + n) % total
        cross join lateral (select timestamptz '2026-03-01 12:00+00' - make_interval(days => n::int, mins => (k % 600)::int) as at) moment`);
    await tx.execute(sql`
      insert into sync_rows (scope, kind, row_id, version)
      select 'user:' || user_id, 'attempt', id::text, 1 from attempts where pack_hash = ''`);
  });
  await database.read.execute(sql`analyze`);
}
