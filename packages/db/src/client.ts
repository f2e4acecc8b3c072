import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import type { SavingLevel } from '@quorbit/contracts/health/saving-level';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { Commits } from './commits.ts';
import type { PoolUse } from './drivers/slots.ts';

type NoSchema = Record<string, never>;

/** Anything that runs queries: the database itself or an open transaction. Services that only read take this. */
export type Executor = PgDatabase<PgQueryResultHKT, NoSchema>;
/** An open transaction. Services that write take it as their first argument and never open one themselves. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, NoSchema>;

/**
 * An upgrade step for what SQL alone can't do. It runs once, in the transaction of the upgrade and after all its
 * migrations, so it is written against the newest schema. It does not run on a database that the same upgrade creates.
 */
export interface DataStep {
  /** The tag of the migration that makes the step necessary, e.g. `0001_reviews`. */
  migration: string;
  run(tx: Tx): Promise<void>;
}

/** Data steps; steps of the same migration run in this order. */
export type DataSteps = readonly DataStep[];

export interface MigrateOptions {
  /** The folder of the migrations; by default that of the program. */
  folder?: string;
  /** The number of migrations after which to stop, to get the schema of an older version; no limit by default. */
  upTo?: number;
  /** Data steps of the migrations; needed to upgrade a database, not to create one. */
  dataSteps?: DataSteps;
}

/**
 * The kinds of work that have connections of their own, so that neither this work nor the calls of users wait for the
 * other.
 */
export type Lane = 'reports' | 'workers' | 'health';

/** A database, independent of the driver behind it. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly read: Executor;
  /**
   * Runs `fn` in a plain transaction. Changes to scopes go through `write` instead, which also locks the scopes and
   * records the changes.
   */
  transaction<T>(fn: (tx: Tx) => Promise<T>, options?: { readOnly?: boolean }): Promise<T>;
  /**
   * Resolves once no read outside a transaction is waiting for the database; at once if reads and transactions don't
   * wait for each other.
   */
  readsDone(): Promise<void>;
  /** Returns how many connections are in use; null if all callers share a single one. */
  poolUse(): PoolUse | null;
  /** Upgrades the schema. Returns how many migrations ran. */
  migrate(options?: MigrateOptions): Promise<number>;
  /** The commits that `write` makes, for subscribers to follow, including those over the connections of a lane. */
  readonly commits: Commits;
  /** Returns the same database over a lane: a small group of connections of its own. Closing either closes both. */
  lane(name: Lane): Database;
  /**
   * Returns which writes the disk still has room for; `everything` for a PostgreSQL server, whose disk isn't known
   * here.
   */
  savingLevel(): SavingLevel;
  /**
   * Returns the same database for needed writes, which are saved even if the disk is almost full: logging in and out,
   * and freeing space.
   */
  forNeeded(): Database;
  close(): Promise<void>;
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

const openTransaction = new AsyncLocalStorage<true>();

/** Runs `fn`, and marks everything that it calls as being inside a transaction. */
export function runInsideTransaction<T>(fn: () => T): T {
  return openTransaction.run(true, fn);
}

/** The names of the methods, in all drivers, that run SQL outside an open transaction. */
const GUARDED_METHODS = new Set<string | symbol>(['query', 'exec', 'sql', 'unsafe', 'begin', 'transaction', 'reserve']);

/**
 * Wraps the outer client so that it refuses queries while the same call has a transaction open. On the embedded
 * database, which has one connection, such a query would wait for its own transaction forever; on PostgreSQL it would
 * not see its changes.
 */
export function guardClient<C extends object>(client: C): C {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (!GUARDED_METHODS.has(key)) return value.bind(target);
      return (...args: unknown[]) => {
        if (openTransaction.getStore())
          throw new Error('A query on the outer client inside an open transaction: pass `tx` instead.');
        return Reflect.apply(value, target, args);
      };
    },
  });
}
