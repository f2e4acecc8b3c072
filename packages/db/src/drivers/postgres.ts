import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type Database, guarded, insideTransaction, type Tx } from '../client.ts';
import { migrateWith } from '../migrate.ts';

/** The application name of a running server's connections. */
export const SERVER_NAME = 'quorbit';

interface PostgresOptions {
  /** Connections at most. */
  max?: number;
  /** The name that the server lists the connections under. It distinguishes a running Quorbit from its commands. */
  applicationName?: string;
}

/** Opens a database on a PostgreSQL server. `url` is a postgres:// address. Connections open when first needed. */
export function openPostgres(url: string, { max = 10, applicationName = SERVER_NAME }: PostgresOptions = {}): Database {
  const client = postgres(url, {
    max,
    connect_timeout: 10,
    onnotice: () => {},
    connection: {
      application_name: applicationName,
      // Waiting longer does not help: the caller gets a passing error and tries again.
      lock_timeout: 3_000,
      statement_timeout: 8_000,
      idle_in_transaction_session_timeout: 10_000,
      default_transaction_isolation: 'read committed',
    },
  });
  const db = drizzle({ client: guarded(client), casing: 'snake_case' });
  return {
    kind: 'postgres',
    read: db,
    transaction: (fn, options) =>
      db.transaction(
        (tx) => insideTransaction(() => fn(tx as unknown as Tx)),
        // What writes has the database's default, read committed, and needs no statement to say so.
        options?.readOnly ? { accessMode: 'read only', isolationLevel: 'repeatable read' } : undefined,
      ),
    readsDone: async () => {},
    migrate: (options) => migrateWith(db, options),
    close: () => client.end({ timeout: 5 }),
  };
}
