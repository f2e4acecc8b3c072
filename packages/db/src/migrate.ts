import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Executor, MIGRATIONS_FOLDER, type MigrateOptions, type Tx } from './client.ts';
import { runDataSteps } from './data-steps/data-steps.ts';
import { OperatorError } from './operator-error.ts';
import { rowsOf } from './rows.ts';

/** A number that no other program uses: two processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_305_211;

/** A database made by a newer version of the program. */
export class NewerSchema extends OperatorError {
  constructor() {
    super('This database was written by a newer version of the program. Update the program, or restore a backup.');
  }
}

/** How many migrations this program has. */
export function knownMigrations(folder: string = MIGRATIONS_FOLDER): number {
  return readMigrationFiles({ migrationsFolder: folder }).length;
}

/** How many migrations a database has seen; 0 for an empty one. */
export async function appliedMigrations(db: Executor): Promise<number> {
  const [table] = rowsOf<{ exists: boolean }>(
    await db.execute(sql`select to_regclass('public.migrations') is not null as exists`),
  );
  if (!table?.exists) return 0;
  const [row] = rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from migrations`));
  return row?.count ?? 0;
}

/**
 * Runs the migrations that are missing and then their data steps, all in one transaction, so that a failure leaves the
 * old schema whole.
 * @throws NewerSchema when the database knows migrations that this program does not
 */
export async function migrateWith(
  database: PgDatabase<PgQueryResultHKT, Record<string, never>>,
  { folder = MIGRATIONS_FOLDER, upTo = Number.POSITIVE_INFINITY }: MigrateOptions = {},
): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: folder }).slice(0, upTo);
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists migrations (number integer primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const [row] = rowsOf<{ count: number }>(await tx.execute(sql`select count(*)::int as count from migrations`));
    const applied = row?.count ?? 0;
    if (applied > files.length) throw new NewerSchema();
    for (const [index, file] of files.entries()) {
      if (index < applied) continue;
      for (const statement of file.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (number, hash) values (${index}, ${file.hash})`);
    }
    if (applied > 0) await runDataSteps(tx as unknown as Tx, applied, files.length);
    return files.length - applied;
  });
}
