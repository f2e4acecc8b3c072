import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
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

/** The address of the PostgreSQL server for tests; undefined if the tests run on PGlite only. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

/** A kind of database that services are tested on. */
export interface DatabaseKind {
  name: 'PGlite' | 'PostgreSQL';
  /**
   * Opens the database that this worker reuses, emptied, or another one while that one is in use. Creating a database
   * takes a second of processor time, emptying one a tenth of that.
   */
  open: () => Promise<TestDatabase>;
  /** Opens a new database that nothing else uses. */
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

/**
 * The kinds of database that every service is tested on: always PGlite, and PostgreSQL if `TEST_DATABASE_URL` names a
 * server.
 */
export const testDatabases: readonly DatabaseKind[] = testDatabaseUrl === undefined ? [PGLITE] : [PGLITE, POSTGRES];

/** The names of all available kinds, for tests of the databases' own behaviour, which have to run on each kind. */
export const allKinds: readonly DatabaseKind['name'][] = testDatabases.map(({ name }) => name);

/** PostgreSQL if it's available, otherwise PGlite. */
const ONE_KIND = allKinds.slice(-1);

/**
 * Returns the kinds of database that a file's tests run on: every kind for the tests of the gate, and one for
 * `*.full.test.ts` files, which hold the rest of a service's tests.
 */
export function kindsOf(file: string | undefined): readonly DatabaseKind['name'][] {
  return file?.endsWith('.full.test.ts') ? ONE_KIND : allKinds;
}

/**
 * Returns how often a property is tested on a database: `runs` times, but only a quarter of that on PGlite if
 * PostgreSQL is tested too. The kinds differ in driver and number of connections, which a few runs show as well as
 * many.
 */
export function propertyRunsOn({ kind }: Pick<TestDatabase, 'kind'>, runs: number): number {
  return kind === 'pglite' && testDatabases.length > 1 ? Math.ceil(runs / 4) : runs;
}

/**
 * Opens a new migrated PGlite in memory.
 * @param free returns the free disk space in bytes that the database is to assume.
 */
export async function openTestPglite(free?: () => number): Promise<TestDatabase> {
  const { client, remove } = await createPglite();
  return { ...wrapPglite(client, free), url: null, drop: remove };
}

/** Creates and opens a migrated database on the server of `TEST_DATABASE_URL`. */
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
 * Fills an empty folder with a migrated database, as the program's first start does, in a fraction of the time. Returns
 * the database's epoch.
 */
export async function createDataFolder(path: string): Promise<string> {
  const database = await openPglite({ folder: databaseFolderOf(path), dump: await readSnapshot() });
  const epoch = await ensureEpoch(database.read);
  await database.close();
  return epoch;
}

/** Copies a folder with all that it contains, in less than half of the processor time that `cp` of Node takes. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target);
  }
}

/** Creates the PGlite snapshot and the PostgreSQL template, unless this schema's exist already. */
export async function prepareTestDatabases(): Promise<void> {
  // The prefix of the databases' names is chosen before the first worker starts, so that the whole run uses the same
  // one.
  getRunPrefix();
  await prepareSnapshot();
  if (testDatabaseUrl !== undefined) await prepareTemplate();
}

/** Removes the PostgreSQL databases that this run left behind. */
export async function dropTestDatabases(): Promise<void> {
  if (testDatabaseUrl !== undefined) await dropRunDatabases();
}

/** Creates a new folder under the system's temporary one. Returns its path and a function that removes it. */
export async function createTemporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = join(tmpdir(), 'quorbit-tests', randomBytes(8).toString('hex'));
  await mkdir(path, { recursive: true });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
