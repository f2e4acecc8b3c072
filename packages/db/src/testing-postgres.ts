import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { MIGRATIONS_FOLDER } from './client.ts';
import { openPostgres } from './drivers/postgres.ts';
import type { ReusableDatabase } from './testing-lender.ts';

/** Tells schemas apart, so that each has a template of its own. */
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
/** A connection that was closed stays on the server's list for a moment. */
const DISCONNECT_TIMEOUT_MS = 10_000;
const ADMIN_IDLE_S = 5;

/** What the databases of this run are called, so that its end removes those of killed workers too. */
export function getRunPrefix(): string {
  process.env.QUORBIT_TEST_RUN ??= randomBytes(6).toString('hex');
  return `quorbit_test_${process.env.QUORBIT_TEST_RUN}_`;
}

/** Makes a migrated database on the server of `TEST_DATABASE_URL`. */
export async function createPostgres(): Promise<ReusableDatabase & { url: string }> {
  const name = `${getRunPrefix()}${randomBytes(6).toString('hex')}`;
  await withAdmin(async (admin) => {
    // Copying a template needs it to be unused; the lock lets copiers take turns.
    await admin`select pg_advisory_lock(7305212)`;
    await waitUntilUnused(admin, template);
    await admin.unsafe(`create database ${name} template ${template}`);
    await admin`select pg_advisory_unlock(7305212)`;
    // No test pulls the server's plug, so none has to wait for its disk.
    await admin.unsafe(`alter database ${name} set synchronous_commit = off`);
    // A statement over all tables would start processes, which takes twenty times as long as reading those few rows.
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

/** Waits for the last connection to end. @throws where one stays, after ending it */
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

/** Removes what is left of this run's databases. */
export async function dropRunDatabases(): Promise<void> {
  await withAdmin(async (admin) => {
    const databases = await admin`select datname from pg_database where starts_with(datname, ${getRunPrefix()})`;
    for (const { datname } of databases) await dropDatabase(admin, String(datname));
  });
}

/** Makes the template, unless this schema's is there already. */
export async function prepareTemplate(): Promise<void> {
  await withAdmin(async (admin) => {
    await admin`select pg_advisory_lock(7305213)`;
    const [known] = await admin`select 1 from pg_database where datname = ${template}`;
    if (!known) {
      // A run that was killed may have left one.
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

/** Starting a connection takes longer than most that is asked here. It ends once it is idle. */
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
