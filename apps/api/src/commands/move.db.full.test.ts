import { join } from 'node:path';
import type { Database } from '@quorbit/db/client';
import { openDatabase } from '@quorbit/db/open-database';
import { testDatabaseUrl } from '@quorbit/db/testing';
import { readContent } from '@quorbit/db/testing-content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedContent } from '../features/quizzes/quizzes.seed.ts';
import { createLogger } from '../lib/logger.ts';
import {
  type CommandDatabase,
  fillWithContent,
  runInProcess,
  useCommandDatabases,
  withOpened,
} from '../testing/command-databases.ts';
import { upkeep } from '../upkeep.ts';

const { embedded, onServer, original, folder } = useCommandDatabases();

describe.skipIf(testDatabaseUrl === undefined)('moving to PostgreSQL', () => {
  let home: CommandDatabase;
  let target: CommandDatabase;
  let to: string;
  beforeEach(async () => {
    home = await embedded();
    target = await onServer();
    to = target.source.DATABASE_URL ?? '';
  });
  afterEach(() => target.drop());

  it('copies everything with its epoch, marks the data folder as moved and leaves a backup', async () => {
    const before = await fillWithContent(home, 3);
    const { code, printed, errors } = await runInProcess(['move', '--to', to], home.source);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(printed[0]).toMatch(/^Moved \d+ rows to postgres:\/\/[^@]*\. A backup stays in /);
    expect(await withOpened(target, readContent)).toEqual(before);
    const moved = await openDatabase(target.location, { ...upkeep, applicationName: 'test' });
    expect(moved.epoch).toMatch(/^[0-9a-f]{32}$/);
    const fresher = await openDatabase(original(), upkeep);
    expect(moved.epoch).toBe(fresher.epoch);
    await fresher.close();
    await moved.close();
    expect((await runInProcess(['backup'], home.source)).errors).toEqual([
      expect.stringMatching(
        /^The data was moved to postgres:\/\/[^@]* on \d{4}-\d\d-\d\d\. Set DATABASE_URL to that database\.$/,
      ),
    ]);
  });

  it('is refused when the target has data, and changes neither database', async () => {
    const before = [await fillWithContent(home, 1), await fillWithContent(target, 1)];
    expect((await runInProcess(['move', '--to', to], home.source)).errors).toEqual([
      expect.stringMatching(/is not empty\./),
    ]);
    expect([await withOpened(home, readContent), await withOpened(target, readContent)]).toEqual(before);
  });

  it.each([false, true])(
    'is allowed when the target holds only content from a server start (fullContent: %s)',
    async (fullContent) => {
      const before = await fillWithContent(home, 1);
      const seed = (database: Database) =>
        seedContent({ database, fullContent, log: createLogger('silent'), now: () => new Date() });
      await withOpened(target, seed);
      expect((await runInProcess(['move', '--to', to], home.source)).errors).toEqual([]);
      expect(await withOpened(target, readContent)).toEqual(before);
    },
  );

  it('is refused while a server uses the target, as a restore is', async () => {
    await fillWithContent(home, 1);
    const file = join(folder(), 'mine.ndjson.gz');
    await runInProcess(['backup', '--to', file], home.source);
    const server = await openDatabase(target.location, upkeep);
    expect(await runInProcess(['move', '--to', to], home.source)).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^A running server uses the database at postgres:/)],
    });
    expect(await runInProcess(['restore', file], target.source)).toMatchObject({
      code: 1,
      errors: ['A running server uses the database that DATABASE_URL names. Stop it first; nothing was changed.'],
    });
    // A backup is allowed while a server runs.
    expect((await runInProcess(['backup'], target.source)).code).toBe(0);
    await server.close();
  });

  it('needs a reachable postgres:// address, and DATABASE_URL must be unset', async () => {
    expect((await runInProcess(['move'], home.source)).errors).toEqual([
      expect.stringMatching(/^--to must be a postgres/),
    ]);
    expect((await runInProcess(['move', '--to', 'mysql://h/d'], home.source)).code).toBe(1);
    expect((await runInProcess(['move', '--to', 'postgres://me:secret@127.0.0.1:1/none'], home.source)).errors).toEqual(
      [expect.stringMatching(/^--to must name a database that can be used: .*ECONNREFUSED[^\n]*$/)],
    );
    expect((await runInProcess(['move', '--to', to], target.source)).errors).toEqual([
      expect.stringMatching(/^DATABASE_URL must be unset/),
    ]);
  });
});
