import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DataSteps, Executor, MigrateOptions, Tx } from './client.ts';
import { limitStatements } from './limit-statements.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { OperatorError } from './operator-error.ts';
import { rowsOf } from './rows.ts';

/** The key of the lock that makes processes started together migrate one after the other; no other program uses it. */
const MIGRATION_LOCK = 7_305_211;

/** Thrown when a newer version of the program made the database. */
export class NewerSchema extends OperatorError {
  constructor() {
    super('This database was written by a newer version of the program. Update the program, or restore a backup.');
  }
}

/** Returns how many migrations a database has run; 0 for an empty one. */
export async function countAppliedMigrations(db: Executor): Promise<number> {
  const [table] = rowsOf<{ exists: boolean }>(
    await db.execute(sql`select to_regclass('public.migrations') is not null as exists`),
  );
  if (!table?.exists) return 0;
  const [row] = rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from migrations`));
  return row?.count ?? 0;
}

/**
 * Runs the missing migrations and then their data steps, all in one transaction, so that a failure changes nothing.
 * Returns how many migrations ran.
 * @throws NewerSchema when the database has run migrations that this program doesn't have.
 * @throws OperatorError when a migration, in this program or in the database, differs from its committed version.
 */
export async function runMigrations(
  database: PgDatabase<PgQueryResultHKT, Record<string, never>>,
  { folder, upTo = Number.POSITIVE_INFINITY, dataSteps }: MigrateOptions = {},
): Promise<number> {
  const all = readMigrations(folder);
  requireKnownMigrations(all, dataSteps ?? []);
  const target = all.slice(0, upTo);
  return database.transaction(async (tx) => {
    await limitStatements(tx, null);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(
      sql`create table if not exists migrations (number integer primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const appliedRows = rowsOf<{ hash: string }>(await tx.execute(sql`select hash from migrations order by number`));
    const applied = appliedRows.length;
    if (applied > target.length) throw new NewerSchema();
    requireSameMigrations(
      appliedRows.map(({ hash }) => hash),
      target,
    );
    const missing = target.slice(applied);
    for (const [index, { statements, hash }] of missing.entries()) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (number, hash) values (${applied + index}, ${hash})`);
    }
    if (applied > 0) await runSteps(tx as unknown as Tx, missing, dataSteps);
    return missing.length;
  });
}

/**
 * Refuses a database that ran another version of a migration: the changed one would never run again, so the schema
 * would not be what the program expects.
 */
function requireSameMigrations(hashes: readonly string[], migrations: readonly Migration[]): void {
  const other = migrations.find(({ hash, windowsHash }, index) => {
    const seen = hashes[index];
    return seen !== undefined && seen !== hash && seen !== windowsHash;
  });
  if (!other) return;
  throw new OperatorError(
    `This database was made with another version of the migration ${other.tag}. Start the program that made it, or restore a backup into a new database.`,
  );
}

async function runSteps(tx: Tx, migrations: readonly Migration[], steps: DataSteps | undefined): Promise<void> {
  if (migrations.length > 0 && !steps) throw new Error('An upgrade needs the data steps of the areas.');
  for (const { tag } of migrations) {
    for (const step of steps ?? []) if (step.migration === tag) await step.run(tx);
  }
}

/**
 * Refuses data steps of unknown migrations: a step whose migration was renamed would never run, and nobody would
 * notice.
 */
function requireKnownMigrations(migrations: readonly Migration[], steps: DataSteps): void {
  const stray = steps.find(({ migration }) => migrations.every(({ tag }) => tag !== migration));
  if (stray) throw new Error(`A data step belongs to the migration ${stray.migration}, which does not exist.`);
}
