import { join } from 'node:path';
import { openUnmigrated } from '@quorbit/db/open-database';
import { copyFolder, createDataFolder, createTemporaryFolder, testDatabases } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { fillTestContent } from './learner-content.ts';

type Folder = Awaited<ReturnType<typeof createTemporaryFolder>>;
type Database = Awaited<ReturnType<typeof openUnmigrated>>['database'];

/** The exit code and the output of a command. */
interface CommandResult {
  code: number;
  printed: string[];
  errors: string[];
}

/** A database that a tested command works on. */
export interface CommandDatabase {
  /** The environment variables that locate the database. */
  source: Record<string, string>;
  location: { databaseUrl: string | null; dataDir: string };
  drop(): Promise<void>;
}

/**
 * Runs a command in this process.
 * @param source the command's environment variables.
 */
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

/** Opens the database under a test's application name, so that it isn't taken for a running server. */
export async function withOpened<T>(home: CommandDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openUnmigrated(home.location, { applicationName: 'test' });
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

/** Adds test content with `learners` learners, and returns everything that the database then holds. */
export function fillWithContent(home: CommandDatabase, learners: number): Promise<Record<string, string[]>> {
  return withOpened(home, async (database) => {
    await fillTestContent(database, learners);
    return readContent(database);
  });
}

/** Provides a test file with databases, and each test with an empty folder. Call it once at the top of the file. */
export function useCommandDatabases() {
  // Whole databases on disk are slow while many tests run at once.
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
    copyFolder(fresh.path, dataDir);
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
    /** Returns the current test's own folder. */
    folder: () => folder.path,
    /** Returns the location of the database that `embedded` copies. */
    original: () => ({ databaseUrl: null, dataDir: fresh.path }),
    each: [
      { name: 'an embedded database', open: embedded },
      ...(postgres ? [{ name: 'a PostgreSQL database', open: onServer }] : []),
    ],
  };
}
