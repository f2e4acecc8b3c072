// Intercepts the statements that the app sends to a database driver.
import type { Database, Tx } from '@quorbit/db/client';
import { wrapPglite } from '@quorbit/db/drivers/pglite';
import { drizzle } from 'drizzle-orm/postgres-js';

type Pglite = Parameters<typeof wrapPglite>[0];
type Sql = ReturnType<typeof drizzle>['$client'];

export interface Statement {
  text: string;
  params: unknown[];
}

/** The part of a database's driver that runs raw SQL. */
export interface Driver {
  client: object;
  /** Runs statements one after the other in one transaction. */
  transaction(statements: readonly Statement[]): Promise<void>;
}

export function driverOf({ kind, read }: Database): Driver {
  const client: unknown = '$client' in read ? read.$client : undefined;
  if (kind === 'pglite') {
    const pglite = client as Pglite;
    return {
      client: pglite,
      transaction: (statements) =>
        pglite.transaction(async (tx) => {
          for (const { text, params } of statements) await tx.query(text, params);
        }),
    };
  }
  const sql = client as Sql;
  return {
    client: sql,
    async transaction(statements) {
      await sql.begin(async (tx) => {
        for (const { text, params } of statements) await tx.unsafe(text, params as never[]);
      });
    },
  };
}

/**
 * Returns the same database with `handle` called for each statement, also in lanes. `run` executes the statement and
 * returns the driver's result.
 */
export function interceptStatements<D extends Database>(
  database: D,
  handle: (statement: Statement, run: () => unknown) => unknown,
): D {
  const { client } = driverOf(database);
  if (database.kind === 'pglite') return { ...database, ...wrapPglite(interceptClient(client, handle) as Pglite) };
  const db = drizzle({ client: interceptClient(client, handle) as Sql, casing: 'snake_case' });
  const wrapped: D = {
    ...database,
    read: db,
    transaction: (fn) => db.transaction((tx) => fn(tx as unknown as Tx)),
    lane: () => wrapped,
  };
  return wrapped;
}

/** The drivers' methods that run one statement, and the methods that open a transaction or a nested one. */
const STATEMENT = new Set<string | symbol>(['query', 'unsafe']);
const TRANSACTION = new Set<string | symbol>(['transaction', 'begin', 'savepoint']);

function interceptClient<C extends object>(client: C, handle: Parameters<typeof interceptStatements>[1]): C {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (STATEMENT.has(key)) {
        return (text: string, params: unknown[] = [], ...rest: unknown[]) =>
          handle({ text, params }, () => Reflect.apply(value, target, [text, params, ...rest]));
      }
      if (TRANSACTION.has(key)) {
        return (work: (tx: object) => unknown) =>
          Reflect.apply(value, target, [(tx: object) => work(interceptClient(tx, handle))]);
      }
      return value.bind(target);
    },
  });
}

/**
 * Returns the same database, but each statement text runs only once and its result is reused. Use it for repeated
 * reads.
 */
export function memoizeStatements(database: Database): Database {
  const answers = new Map<string, unknown>();
  return interceptStatements(database, ({ text }, run) => {
    if (!answers.has(text)) answers.set(text, run());
    return answers.get(text);
  });
}

/** Matches savepoint statements, which aren't counted. */
const SAVEPOINT = /^(release )?savepoint /;

/** Runs `work` over the database, and returns the statements that it ran, without savepoints. */
export async function recordStatements(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  await work(
    interceptStatements(database, (statement, run) => {
      if (!SAVEPOINT.test(statement.text)) statements.push(statement);
      return run();
    }),
  );
  return statements;
}
