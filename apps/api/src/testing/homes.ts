import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openAsItIs } from '@quorbit/db/open-database';
import { makeDataFolder, temporaryFolder, testDatabases } from '@quorbit/db/testing';
import { contentOf } from '@quorbit/db/testing-content';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { fillTestContent } from './learner-content.ts';

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

/** Adds content with so many learners. Returns all that the database holds then. */
export function filled(home: Home, learners: number): Promise<Record<string, string[]>> {
  return inside(home, async (database) => {
    await fillTestContent(database, learners);
    return contentOf(database);
  });
}

/** Gives a file of tests its databases, and each test an empty folder. Call once at the top of the file. */
export function commandHomes() {
  // Whole databases on disk take their time where many tests run at once.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  let fresh: Folder;
  let folder: Folder;
  beforeAll(async () => {
    fresh = await temporaryFolder();
    await makeDataFolder(fresh.path);
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

  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  async function onServer(): Promise<Home> {
    if (!postgres) throw new Error('TEST_DATABASE_URL is not set.');
    const test = await postgres.open();
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
      ...(postgres ? [{ name: 'a PostgreSQL database', open: onServer }] : []),
    ],
  };
}
