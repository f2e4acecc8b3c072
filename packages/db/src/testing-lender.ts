import { relative } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from './client.ts';
import { rowsOf } from './rows.ts';

/** A database for tests. */
export interface TestDatabase extends Database {
  /** Closes the connections, and removes the database or returns it to the worker for reuse. */
  drop(): Promise<void>;
  /** The database's postgres:// address; null for PGlite. */
  url: string | null;
}

/** A database that a worker reuses for successive sets of tests. */
export interface ReusableDatabase {
  url: string | null;
  /**
   * Opens the database in a new session. Closing it waits for running statements.
   * @param applicationName the application name of its connections; by default that of a running Quorbit server.
   */
  connect(applicationName?: string): Database;
  /**
   * Checks that all connections are closed.
   * @throws Error if a connection is still open.
   */
  check(): Promise<void>;
  remove(): Promise<void>;
}

interface LenderOptions {
  /** Creates the database that is then reused. */
  create: () => Promise<ReusableDatabase>;
  /** Opens another database while the reused one is lent. */
  openFresh: () => Promise<TestDatabase>;
  /** Called if a test uses the database after returning it; by default, the run fails. */
  onLate?: (error: Error) => void;
}

/** Makes the test run fail through an unhandled rejection, because late callers may swallow errors. */
function failTheRun(error: Error): void {
  void Promise.reject(error);
}

/**
 * Lends one database again and again, each time like a freshly migrated one: empty, in new sessions, with the migrated
 * schema. Using it after returning it is refused, because it would leave traces for the next tests.
 */
export function createLender({ create, openFresh, onLate = failTheRun }: LenderOptions): () => Promise<TestDatabase> {
  let isLent = false;
  let kept: { database: ReusableDatabase; schema: string } | null = null;

  async function takeEmptied(): Promise<ReusableDatabase> {
    if (kept !== null && (await emptyDatabase(kept.database, kept.schema))) return kept.database;
    await kept?.database.remove();
    kept = null;
    const database = await create();
    kept = { database, schema: await withConnection(database, ({ read }) => readSchema(read)) };
    return database;
  }

  return async () => {
    if (isLent) return openFresh();
    isLent = true;
    try {
      const giveBack = () => {
        isLent = false;
      };
      return lendDatabase(await takeEmptied(), { giveBack, onLate, borrower: await readRunningFile() });
    } catch (error) {
      isLent = false;
      throw error;
    }
  };
}

/**
 * Returns the relative path of the running test file. It's read when lending, because vitest would blame a late query
 * on the file that is running by then.
 */
async function readRunningFile(): Promise<string> {
  // Vitest can be loaded only in workers, but the global set-up loads this file too.
  const { expect } = await import('vitest');
  return relative(process.cwd(), expect.getState().testPath ?? '');
}

interface LoanOptions {
  giveBack: () => void;
  /** The test file that borrowed the database. */
  borrower: string;
  onLate: (error: Error) => void;
}

function lendDatabase(kept: ReusableDatabase, { giveBack, onLate, borrower }: LoanOptions): TestDatabase {
  const database = kept.connect();
  let state: 'lent' | 'closed' | 'back' = 'lent';
  const check = () => {
    if (state === 'lent') return;
    if (state === 'closed') throw new Error('The database is closed.');
    const error = new Error(`${borrower} used a test database after it had been handed back.`);
    onLate(error);
    throw error;
  };
  return {
    kind: database.kind,
    url: kept.url,
    read: guardMethods(database.read, check),
    async transaction(fn, options) {
      check();
      return database.transaction(fn, options);
    },
    readsDone: () => database.readsDone(),
    poolUse: () => database.poolUse(),
    commits: database.commits,
    async migrate(options) {
      check();
      return database.migrate(options);
    },
    lane(name) {
      check();
      const lane = database.lane(name);
      return { ...lane, read: guardMethods(lane.read, check) };
    },
    savingLevel: () => database.savingLevel(),
    forNeeded() {
      check();
      const needed = database.forNeeded();
      return { ...needed, read: guardMethods(needed.read, check) };
    },
    async close() {
      state = 'closed';
      await database.close();
    },
    async drop() {
      if (state === 'back') return;
      state = 'back';
      await database.close();
      await kept.check();
      giveBack();
    },
  };
}

/** Wraps an object so that `check` is called before each of its methods. */
function guardMethods<T extends object>(target: T, check: () => void): T {
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        check();
        return Reflect.apply(value, target, args);
      };
    },
  });
}

/**
 * The file size in bytes above which a table is truncated, because deleted rows stay in its file. Truncating takes a
 * hundred times as long as deleting a few rows, since each index and each table that refers to it gets a new file too.
 */
const MAX_TABLE_BYTES = 1024 * 1024;

/**
 * Deletes all rows of a test database and resets its sequences. Returns false, and does nothing, if tests changed the
 * schema.
 */
function emptyDatabase(kept: ReusableDatabase, schema: string): Promise<boolean> {
  return withConnection(kept, async ({ read, transaction }) => {
    if ((await readSchema(read)) !== schema) return false;
    await transaction(async (tx) => {
      // Emptying many tables on a busy machine takes longer than the usual limit for statements.
      await tx.execute(sql`set local statement_timeout = 0`);
      const tables = rowsOf<{ name: string; size: 'none' | 'some' | 'large' }>(
        await tx.execute(sql`
          select quote_ident(relname) as name,
            case when bytes = 0 then 'none' when bytes > ${MAX_TABLE_BYTES}::int then 'large' else 'some' end as size
          from pg_class, pg_relation_size(oid) as bytes
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
        `),
      );
      const namesOfSize = (...sizes: string[]) =>
        tables.filter(({ size }) => sizes.includes(size)).map(({ name }) => name);
      if (namesOfSize('large').length > 0)
        await tx.execute(sql.raw(`truncate ${namesOfSize('none', 'some', 'large').join()}`));
      else await deleteRows(tx, namesOfSize('some'));
      await tx.execute(sql`
        select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where last_value is not null
      `);
    });
    return true;
  });
}

/**
 * Deletes all rows of the tables that have any.
 * @param tables only those with a file that isn't empty: planning a statement over all tables takes longer than running
 * it.
 */
async function deleteRows(tx: Tx, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  const hasRows = tables.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const filled = rowsOf<{ name: string }>(await tx.execute(sql.raw(hasRows.join(' union all '))));
  // All rows are deleted, so no foreign key needs to be checked.
  await tx.execute(sql`set local session_replication_role = replica`);
  for (const { name } of filled) await tx.execute(sql.raw(`delete from ${name}`));
}

async function withConnection<T>(kept: ReusableDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const database = kept.connect('quorbit tests');
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Returns a hash of the schema: tables, columns, constraints, indexes, triggers, functions, and the migrations that
 * ran.
 */
async function readSchema(read: Executor): Promise<string> {
  const [row] = rowsOf<{ schema: string }>(
    await read.execute(sql`
      select md5(string_agg(line, ';' order by line)) as schema from (
        select concat_ws(' ', oid, relname, relkind) as line from pg_class where relnamespace = 'public'::regnamespace
        union all
        select concat_ws(' ', attrelid, attname, atttypid, atttypmod, attnotnull, atthasdef, attgenerated)
        from pg_attribute where attnum > 0 and attrelid in
          (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm'))
        union all
        select concat_ws(' ', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
        union all
        select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger where not tgisinternal
        union all
        select concat_ws(' ', oid, proname) from pg_proc where pronamespace = 'public'::regnamespace
        union all
        select concat_ws(' ', number, hash) from migrations
      ) as lines
    `),
  );
  return row?.schema ?? '';
}
