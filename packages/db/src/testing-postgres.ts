import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { MIGRATIONS_FOLDER } from './client.ts';
import { openPostgres } from './drivers/postgres.ts';
import type { ReusableDatabase } from './testing-lender.ts';

/** A hash of all migrations, which names the template and the snapshot, so that each schema has its own. */
export const schemaKey = createHash('sha256')
  .update(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
      .map((file) => file.hash)
      .join(),
  )
  .digest('hex')
  .slice(0, 12);
const template = `quorbit_template_${schemaKey}`;
const serverUrl = process.env.TEST_DATABASE_URL;
/** How long to wait for connections to end: the server lists a closed connection for a moment longer. */
const DISCONNECT_TIMEOUT_MS = 10_000;
const ADMIN_IDLE_S = 5;

/**
 * Returns the prefix of this run's database names, by which the end of the run also removes the databases of killed
 * workers.
 */
export function getRunPrefix(): string {
  process.env.QUORBIT_TEST_RUN ??= randomBytes(6).toString('hex');
  return `quorbit_test_${process.env.QUORBIT_TEST_RUN}_`;
}

/** Creates a migrated database on the server of `TEST_DATABASE_URL`. */
export async function createPostgres(): Promise<ReusableDatabase & { url: string }> {
  const name = `${getRunPrefix()}${randomBytes(6).toString('hex')}`;
  await withAdmin(async (admin) => {
    // A template can be copied only while nobody uses it, so this lock makes copiers take turns.
    await admin`select pg_advisory_lock(7305212)`;
    await waitUntilUnused(admin, template);
    await admin.unsafe(`create database ${name} template ${template}`);
    await admin`select pg_advisory_unlock(7305212)`;
    // Tests never cut the server's power, so none has to wait for its disk.
    await admin.unsafe(`alter database ${name} set synchronous_commit = off`);
    // With parallel workers, a statement over all tables would take twenty times as long as reading their few rows.
    await admin.unsafe(`alter database ${name} set max_parallel_workers_per_gather = 0`);
  });
  const url = databaseUrlOf(name);
  return {
    url,
    connect: (applicationName) => openPostgres(url, { max: 8, applicationName }),
    check: () => withAdmin((admin) => waitUntilUnused(admin, name)),
    remove: () => withAdmin((admin) => dropDatabase(admin, name)),
  };
}

/**
 * Waits until a database has no connections.
 * @throws Error if one is still open after ten seconds; it's terminated first.
 */
async function waitUntilUnused(admin: postgres.Sql, name: string): Promise<void> {
  const until = Date.now() + DISCONNECT_TIMEOUT_MS;
  for (;;) {
    const connections = await admin`
        select application_name, state, query from pg_stat_activity
        where datname = ${name} and backend_type = 'client backend'`;
    if (connections.length === 0) return;
    if (Date.now() > until) {
      await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
      throw new Error(`A test database was handed back with connections open: ${JSON.stringify(connections)}`);
    }
    await setTimeout(10);
  }
}

async function dropDatabase(admin: postgres.Sql, name: string): Promise<void> {
  await admin.unsafe(`drop database if exists ${name} with (force)`);
}

/** Removes the databases that this run left behind. */
export async function dropRunDatabases(): Promise<void> {
  await withAdmin(async (admin) => {
    const databases = await admin`select datname from pg_database where starts_with(datname, ${getRunPrefix()})`;
    for (const { datname } of databases) await dropDatabase(admin, String(datname));
  });
}

/** Creates the template database, unless this schema's exists already. */
export async function prepareTemplate(): Promise<void> {
  await withAdmin(async (admin) => {
    await admin`select pg_advisory_lock(7305213)`;
    const [known] = await admin`select 1 from pg_database where datname = ${template}`;
    if (!known) {
      // A run that was killed may have left an unfinished template database.
      await dropDatabase(admin, `${template}_draft`);
      await admin.unsafe(`create database ${template}_draft`);
      const draft = openPostgres(databaseUrlOf(`${template}_draft`), { max: 1 });
      await draft.migrate();
      await draft.close();
      await waitUntilUnused(admin, `${template}_draft`);
      await admin.unsafe(`alter database ${template}_draft rename to ${template}`);
    }
    await admin`select pg_advisory_unlock(7305213)`;
  });
}

/**
 * The connection for creating and dropping databases. It's shared, because connecting takes longer than most of its
 * statements, and closes when idle.
 */
let admin: postgres.Sql | undefined;

async function withAdmin(work: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL is not set.');
  admin ??= postgres(serverUrl, { max: 1, idle_timeout: ADMIN_IDLE_S, onnotice: () => {} });
  await work(admin);
}

function databaseUrlOf(database: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}
