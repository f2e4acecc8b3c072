import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { Database } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';
import { areas } from '../../areas.ts';
import type { Area } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Controls the embedded database's clock, for tests in which days pass. */
export interface DatabaseTime {
  /**
   * Starts a test world at `now`, in milliseconds since 1970: quizzes and mirror rows for everybody return to their
   * initial state, with versions of that moment.
   */
  begin(now: number): Promise<void>;
  /** Sets the clock to `now`, in milliseconds since 1970, and runs the background work until none is left. */
  advanceTo(now: number): Promise<void>;
}

/**
 * Statements that make the database's clock run ahead by `torture.ahead`: the search path finds this function before
 * the built-in one.
 */
const CLOCK = [
  'create schema if not exists torture_time',
  `create or replace function torture_time.clock_timestamp() returns timestamptz language sql volatile as
  $$ select pg_catalog.clock_timestamp() + current_setting('torture.ahead')::interval $$`,
  'set search_path = public, torture_time, pg_catalog',
];

/** The names of workers that are left out, because they only send mail, which devices don't see. */
const MAILS: readonly string[] = ['mails', 'mail sweep', 'reminders'];

/**
 * Prepares the database's clock and the background work.
 * @param deps the server's dependencies, without planted faults.
 */
export async function openDatabaseTime(deps: Deps): Promise<DatabaseTime> {
  const { database } = deps;
  const work = Object.values<Area>(areas)
    .flatMap(({ workers = [] }) => workers)
    .filter(({ name }) => !MAILS.includes(name))
    .map((worker) => worker.start(deps));
  // Only PGlite gets this clock: on PostgreSQL, each connection would need the setting.
  if (database.kind === 'pglite') for (const statement of CLOCK) await database.read.execute(sql.raw(statement));
  const first = await rowsForAll(database);

  async function setClock(now: number): Promise<void> {
    if (database.kind !== 'pglite') return;
    const ahead = `${now - Date.now()} milliseconds`;
    await database.read.execute(sql`select set_config('torture.ahead', ${ahead}, false)`);
  }
  await setClock(deps.now().getTime());

  return {
    async begin(now) {
      await setClock(now);
      const version = now * 1_000;
      const hashes = first.map(({ kind, id }) => rowHash(kind, id, version));
      await database.transaction(async (tx) => {
        await tx.execute(sql`select 1 from sync_scopes where scope = 'everyone' for update`);
        await tx.execute(sql`update quizzes set deleted_at = created_at where audience = 'everyone'
          and deleted_at is null and id::text <> all(${sql.param(first.map(({ id }) => id))}::text[])`);
        await tx.execute(sql`delete from sync_rows where scope = 'everyone'`);
        await tx.execute(sql`insert into sync_rows (scope, kind, row_id, version, deleted)
          select 'everyone', kind, id, ${version}::bigint, false
          from json_to_recordset(${JSON.stringify(first)}::json) as r(kind text, id text)`);
        await tx.execute(sql`update sync_scopes set version = ${version}::bigint, purged_below = 0,
          digest = ${moveDigest(EMPTY_DIGEST, hashes, [])} where scope = 'everyone'`);
      });
    },
    async advanceTo(now) {
      await setClock(now);
      for (const { round } of work) while (await round());
    },
  };
}

async function rowsForAll({ read }: Database): Promise<{ kind: string; id: string }[]> {
  return rowsOf(
    await read.execute(sql`select kind, row_id as id from sync_rows where scope = 'everyone' and not deleted`),
  );
}
