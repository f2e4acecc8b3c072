import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import type { SavingLevel } from '@quorbit/contracts/health/saving-level';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { Commits } from './commits.ts';
import type { PoolUse } from './drivers/slots.ts';

type NoSchema = Record<string, never>;

/** Anything that runs queries: the database itself or an open transaction. Reading services take this. */
export type Executor = PgDatabase<PgQueryResultHKT, NoSchema>;
/** An open transaction. Writing services take this as their first argument and never open one. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, NoSchema>;

/**
 * Upgrades what SQL alone cannot. A step runs once, in the transaction of the upgrade and after all its
 * migrations, so it is written against the newest schema. It does not run on a database that the same upgrade creates.
 */
export interface DataStep {
  /** The tag of the migration that makes it necessary, e.g. `0001_reviews`. */
  migration: string;
  run(tx: Tx): Promise<void>;
}

/** Steps of the same migration run in this order. */
export type DataSteps = readonly DataStep[];

export interface MigrateOptions {
  /** Where the migrations are; the program's own by default. */
  folder?: string;
  /** Stop after this many in all, to get the schema of an older version. */
  upTo?: number;
  /** Needed to upgrade a database, not to create one. */
  dataSteps?: DataSteps;
}

/** Who uses connections of their own, so that calls never wait for them, nor they for calls. */
export type Lane = 'reports' | 'workers' | 'health';

/** One database, whichever driver is behind it. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly read: Executor;
  /** Runs `fn` in a transaction. Everything else goes through `write`, which also locks scopes and records changes. */
  transaction<T>(fn: (tx: Tx) => Promise<T>, options?: { readOnly?: boolean }): Promise<T>;
  /**
   * Resolves once no read outside a transaction waits for the database; at once where reads and transactions don't wait
   * for each other.
   */
  readsDone(): Promise<void>;
  /** How much of the connections is taken; null where there is one that all share. */
  poolUse(): PoolUse | null;
  /** Upgrades the schema. Returns how many migrations ran. */
  migrate(options?: MigrateOptions): Promise<number>;
  /** Hears of what `write` commits, over the lanes too. */
  readonly commits: Commits;
  /** The same database over the connections of a lane. Closing either closes both. */
  lane(name: Lane): Database;
  /** How much the disk has room for; `everything` on a PostgreSQL server, whose disk isn't known here. */
  savingLevel(): SavingLevel;
  /** The same database for what is saved even when its disk is almost full: logging in and out, and freeing space. */
  forNeeded(): Database;
  close(): Promise<void>;
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));

const openTransaction = new AsyncLocalStorage<true>();

/** Marks everything that `fn` calls as being inside a transaction. */
export function runInsideTransaction<T>(fn: () => T): T {
  return openTransaction.run(true, fn);
}

/** The methods of the drivers that run SQL on the outer client. */
const GUARDED_METHODS = new Set<string | symbol>(['query', 'exec', 'sql', 'unsafe', 'begin', 'transaction', 'reserve']);

/**
 * Refuses queries on the outer client while a transaction is open in the same call. On the embedded database, which has
 * one connection, such a query would wait for its own transaction forever; on PostgreSQL it would not see its changes.
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
