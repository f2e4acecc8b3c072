import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openUnmigrated } from '@quorbit/db/open-database';
import { createDataFolder, createTemporaryFolder, testDatabases } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { fillTestContent } from './learner-content.ts';

type Folder = Awaited<ReturnType<typeof createTemporaryFolder>>;
type Database = Awaited<ReturnType<typeof openUnmigrated>>['database'];

/** What a command answered. */
interface CommandResult {
  code: number;
  printed: string[];
  errors: string[];
}

/** A database that commands work on. */
export interface CommandDatabase {
  /** The variables that name the database. */
  source: Record<string, string>;
  location: { databaseUrl: string | null; dataDir: string };
  drop(): Promise<void>;
}

/** Runs a command in this process. @param source its environment */
export async function runInProcess(args: string[], source: Record<string, string>): Promise<CommandResult> {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(args, {
    source: { LOG_LEVEL: 'silent', ...source },
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, printed, errors };
}

/** Opens the database as a command does, so that it is not taken for a running server. */
export async function withOpened<T>(home: CommandDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openUnmigrated(home.location, { applicationName: 'test' });
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

/** Adds content with so many learners. Returns all that the database holds then. */
export function fillWithContent(home: CommandDatabase, learners: number): Promise<Record<string, string[]>> {
  return withOpened(home, async (database) => {
    await fillTestContent(database, learners);
    return readContent(database);
  });
}

/** Gives a file of tests its databases, and each test an empty folder. Call once at the top of the file. */
export function useCommandDatabases() {
  // Whole databases on disk take their time where many tests run at once.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  let fresh: Folder;
  let folder: Folder;
  beforeAll(async () => {
    fresh = await createTemporaryFolder();
    await createDataFolder(fresh.path);
  });
  afterAll(() => fresh.remove());
  beforeEach(async () => {
    folder = await createTemporaryFolder();
  });
  afterEach(() => folder.remove());

  async function embedded(): Promise<CommandDatabase> {
    const dataDir = join(folder.path, 'data');
    await cp(fresh.path, dataDir, { recursive: true });
    return { source: { DATA_DIR: dataDir }, location: { databaseUrl: null, dataDir }, drop: async () => {} };
  }

  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  async function onServer(): Promise<CommandDatabase> {
    if (!postgres) throw new Error('TEST_DATABASE_URL is not set.');
    const test = await postgres.open();
    await test.close();
    const url = test.url ?? '';
    const dataDir = join(folder.path, 'data');
    return {
      source: { DATA_DIR: dataDir, DATABASE_URL: url },
      location: { databaseUrl: url, dataDir },
      drop: test.drop,
    };
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
