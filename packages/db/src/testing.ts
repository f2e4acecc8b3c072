import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFolderOf } from './data-folder.ts';
import { openPglite, wrapPglite } from './drivers/pglite.ts';
import { ensureEpoch } from './meta.ts';
import { createLender, type TestDatabase } from './testing-lender.ts';
import { createPglite, prepareSnapshot, readSnapshot } from './testing-pglite.ts';
import { createPostgres, dropRunDatabases, getRunPrefix, prepareTemplate } from './testing-postgres.ts';

export type { TestDatabase } from './testing-lender.ts';

/** Databases for tests, migrated and empty. Prepared once per run by `prepareTestDatabases`. */

export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

/** A kind of database that services are tested on. */
export interface DatabaseKind {
  name: 'PGlite' | 'PostgreSQL';
  /**
   * Opens the database that this worker keeps, emptied; another one while that one is in use. Making a database takes
   * a second of processor time, emptying one a tenth of that.
   */
  open: () => Promise<TestDatabase>;
  /** Opens a database that nobody else gets. */
  openFresh: () => Promise<TestDatabase>;
}

const PGLITE: DatabaseKind = {
  name: 'PGlite',
  open: createLender({ create: createPglite, openFresh: () => openTestPglite() }),
  openFresh: () => openTestPglite(),
};
const POSTGRES: DatabaseKind = {
  name: 'PostgreSQL',
  open: createLender({ create: createPostgres, openFresh: openTestPostgres }),
  openFresh: openTestPostgres,
};

/** The databases that every service is tested on: PGlite always, PostgreSQL where `TEST_DATABASE_URL` names one. */
export const testDatabases: readonly DatabaseKind[] = testDatabaseUrl === undefined ? [PGLITE] : [PGLITE, POSTGRES];

/** For tests whose subject is what kinds of database do. */
export const allKinds: readonly DatabaseKind['name'][] = testDatabases.map(({ name }) => name);

/** PostgreSQL where there is one. */
const ONE_KIND = allKinds.slice(-1);

/**
 * The kinds that a file's tests run on. The gate runs on every kind; for the rest of a service's tests, in files
 * `*.full.test.ts`, one is enough.
 */
export function kindsOf(file: string | undefined): readonly DatabaseKind['name'][] {
  return file?.endsWith('.full.test.ts') ? ONE_KIND : allKinds;
}

/**
 * How often a property is tried on a database: a quarter of `runs` on PGlite where PostgreSQL has all of them. A kind of
 * database differs in its driver and its one connection, which a few histories show as well as many.
 */
export function propertyRunsOn({ kind }: Pick<TestDatabase, 'kind'>, runs: number): number {
  return kind === 'pglite' && testDatabases.length > 1 ? Math.ceil(runs / 4) : runs;
}

/** A migrated PGlite of one's own, in memory. @param free bytes that are free on the disk that it's told of */
export async function openTestPglite(free?: () => number): Promise<TestDatabase> {
  const { client, remove } = await createPglite();
  return { ...wrapPglite(client, free), url: null, drop: remove };
}

/** A migrated database of one's own on the server of `TEST_DATABASE_URL`. */
export async function openTestPostgres(): Promise<TestDatabase> {
  const { connect, remove, url } = await createPostgres();
  const database = connect();
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      await remove();
    },
  };
}

/**
 * Fills an empty folder as the first start of the program does, in a fraction of the time. Returns the database's
 * epoch.
 */
export async function createDataFolder(path: string): Promise<string> {
  const database = await openPglite({ folder: databaseFolderOf(path), dump: await readSnapshot() });
  const epoch = await ensureEpoch(database.read);
  await database.close();
  return epoch;
}

/** Makes the PGlite snapshot and the PostgreSQL template, unless this schema's are there already. */
export async function prepareTestDatabases(): Promise<void> {
  // Named before the first worker starts, so that all of a run use one name.
  getRunPrefix();
  await prepareSnapshot();
  if (testDatabaseUrl !== undefined) await prepareTemplate();
}

/** Removes what is left of the databases that this run made. */
export async function dropTestDatabases(): Promise<void> {
  if (testDatabaseUrl !== undefined) await dropRunDatabases();
}

/** A folder of its own under the system's temporary one, and how to remove it. */
export async function createTemporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = join(tmpdir(), 'quorbit-tests', randomBytes(8).toString('hex'));
  await mkdir(path, { recursive: true });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
