import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { type Database, MIGRATIONS_FOLDER } from './client.ts';
import { fromPglite } from './drivers/pglite.ts';
import { openPostgres } from './drivers/postgres.ts';

/** Databases for tests: each caller gets a fresh, migrated one. Prepared once per run by `prepareTestDatabases`. */

const schemaKey = createHash('sha256')
  .update(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
      .map((file) => file.hash)
      .join(),
  )
  .digest('hex')
  .slice(0, 12);
const snapshotFile = join(tmpdir(), 'quorbit-tests', `${schemaKey}.tar`);
const template = `quorbit_template_${schemaKey}`;

export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

export interface TestDatabase extends Database {
  /** Ends the connections and removes the database. */
  drop(): Promise<void>;
  /** The postgres:// address; null for PGlite. */
  url: string | null;
}

/** The databases that every service is tested on: PGlite always, PostgreSQL where `TEST_DATABASE_URL` names one. */
export const testDatabases: readonly { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: 'PGlite', open: openTestPglite },
  ...(testDatabaseUrl === undefined ? [] : [{ name: 'PostgreSQL', open: openTestPostgres }]),
];

/** A migrated PGlite in memory. */
export async function openTestPglite(): Promise<TestDatabase> {
  const dump = new Blob([await readFile(snapshotFile)]);
  const database = fromPglite(await PGlite.create({ loadDataDir: dump }));
  return { ...database, url: null, drop: () => database.close() };
}

/** A migrated database of its own on the server of `TEST_DATABASE_URL`. */
export async function openTestPostgres(): Promise<TestDatabase> {
  const name = `quorbit_test_${randomBytes(6).toString('hex')}`;
  await onServer(async (admin) => {
    // Copying a template needs it to be unused; the lock lets copiers take turns.
    await admin`select pg_advisory_lock(7305212)`;
    await admin.unsafe(`create database ${name} template ${template}`);
    await admin`select pg_advisory_unlock(7305212)`;
  });
  const url = addressOf(name);
  const database = openPostgres(url, { max: 8 });
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      await onServer((admin) => admin.unsafe(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Makes the PGlite snapshot and the PostgreSQL template, unless this schema's are there already. */
export async function prepareTestDatabases(): Promise<void> {
  await preparePglite();
  if (testDatabaseUrl !== undefined) await preparePostgres();
}

async function preparePglite(): Promise<void> {
  const exists = await readFile(snapshotFile).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await mkdir(dirname(snapshotFile), { recursive: true });
  const client = await PGlite.create();
  await fromPglite(client).migrate();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const draft = `${snapshotFile}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, snapshotFile);
}

async function preparePostgres(): Promise<void> {
  await onServer(async (admin) => {
    await admin`select pg_advisory_lock(7305213)`;
    const [known] = await admin`select 1 from pg_database where datname = ${template}`;
    if (!known) {
      await admin.unsafe(`create database ${template}_draft`);
      const draft = openPostgres(addressOf(`${template}_draft`), { max: 1 });
      await draft.migrate();
      await draft.close();
      await admin.unsafe(`alter database ${template}_draft rename to ${template}`);
    }
    await admin`select pg_advisory_unlock(7305213)`;
  });
}

async function onServer(work: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  if (testDatabaseUrl === undefined) throw new Error('TEST_DATABASE_URL is not set.');
  const admin = postgres(testDatabaseUrl, { max: 1, onnotice: () => {} });
  try {
    await work(admin);
  } finally {
    await admin.end({ timeout: 5 });
  }
}

function addressOf(database: string): string {
  const url = new URL(testDatabaseUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** A folder of its own under the system's temporary one, and how to remove it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = join(tmpdir(), 'quorbit-tests', randomBytes(8).toString('hex'));
  await mkdir(path, { recursive: true });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
