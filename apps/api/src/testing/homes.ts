import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openAsItIs, openDatabase } from '@quorbit/db/open-database';
import { openTestPostgres, temporaryFolder, testDatabaseUrl } from '@quorbit/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { runCommand } from '../commands/run-command.ts';

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;
type Database = Awaited<ReturnType<typeof openAsItIs>>['database'];

/** What a command answered. */
interface Ran {
  code: number;
  said: string[];
  complained: string[];
}

/** A database that commands work on. */
export interface Home {
  /** The variables that name the database. */
  source: Record<string, string>;
  place: { databaseUrl: string | null; dataDir: string };
  drop(): Promise<void>;
}

/** Runs a command in this process. @param source its environment */
export async function run(args: string[], source: Record<string, string>): Promise<Ran> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(args, {
    source: { LOG_LEVEL: 'silent', ...source },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said, complained };
}

/** Opens the database as a command does, so that it is not taken for a running server. */
export async function inside<T>(home: Home, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openAsItIs(home.place, { applicationName: 'test' });
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

/** Gives a file of tests its databases, and each test an empty folder. Call once at the top of the file. */
export function commandHomes() {
  // Whole databases on disk take their time where many tests run at once.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  let fresh: Folder;
  let folder: Folder;
  beforeAll(async () => {
    // Making an embedded database takes seconds, copying one does not.
    fresh = await temporaryFolder();
    await (await openDatabase({ databaseUrl: null, dataDir: fresh.path })).close();
  });
  afterAll(() => fresh.remove());
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  async function embedded(): Promise<Home> {
    const dataDir = join(folder.path, 'data');
    await cp(fresh.path, dataDir, { recursive: true });
    return { source: { DATA_DIR: dataDir }, place: { databaseUrl: null, dataDir }, drop: async () => {} };
  }

  async function onServer(): Promise<Home> {
    const test = await openTestPostgres();
    await test.close();
    const url = test.url ?? '';
    const dataDir = join(folder.path, 'data');
    return { source: { DATA_DIR: dataDir, DATABASE_URL: url }, place: { databaseUrl: url, dataDir }, drop: test.drop };
  }

  return {
    embedded,
    onServer,
    /** The present test's own folder. */
    folder: () => folder.path,
    /** The database that `embedded` copies. */
    original: () => ({ databaseUrl: null, dataDir: fresh.path }),
    each: [
      { name: 'an embedded database', open: embedded },
      ...(testDatabaseUrl === undefined ? [] : [{ name: 'a PostgreSQL database', open: onServer }]),
    ],
  };
}
