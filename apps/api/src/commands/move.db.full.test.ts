import { join } from 'node:path';
import type { Database } from '@quorbit/db/client';
import { openDatabase } from '@quorbit/db/open-database';
import { testDatabaseUrl } from '@quorbit/db/testing';
import { contentOf } from '@quorbit/db/testing-content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedContent } from '../features/quizzes/quizzes.seed.ts';
import { createLogger } from '../lib/logger.ts';
import { commandHomes, filled, type Home, inside, run } from '../testing/homes.ts';
import { upkeep } from '../upkeep.ts';

const { embedded, onServer, original, folder } = commandHomes();

describe.skipIf(testDatabaseUrl === undefined)('moving to PostgreSQL', () => {
  let home: Home;
  let target: Home;
  let to: string;
  beforeEach(async () => {
    home = await embedded();
    target = await onServer();
    to = target.source.DATABASE_URL ?? '';
  });
  afterEach(() => target.drop());

  it('carries everything with its epoch, marks the folder and leaves a backup', async () => {
    const before = await filled(home, 3);
    const { code, said, complained } = await run(['move', '--to', to], home.source);
    expect({ code, complained }).toEqual({ code: 0, complained: [] });
    expect(said[0]).toMatch(/^Moved \d+ rows to postgres:\/\/[^@]*\. A backup stays in /);
    expect(await inside(target, contentOf)).toEqual(before);
    const moved = await openDatabase(target.place, { ...upkeep, applicationName: 'test' });
    expect(moved.epoch).toMatch(/^[0-9a-f]{32}$/);
    const fresher = await openDatabase(original(), upkeep);
    expect(moved.epoch).toBe(fresher.epoch);
    await fresher.close();
    await moved.close();
    expect((await run(['backup'], home.source)).complained).toEqual([
      expect.stringMatching(
        /^The data was moved to postgres:\/\/[^@]* on \d{4}-\d\d-\d\d\. Set DATABASE_URL to that database\.$/,
      ),
    ]);
  });

  it('is refused into a database that holds something, and changes neither', async () => {
    const before = [await filled(home, 1), await filled(target, 1)];
    expect((await run(['move', '--to', to], home.source)).complained).toEqual([
      expect.stringMatching(/is not empty\./),
    ]);
    expect([await inside(home, contentOf), await inside(target, contentOf)]).toEqual(before);
  });

  it.each([false, true])(
    'is let into a database that a start gave its content (whole: %s), and nothing else',
    async (whole) => {
      const before = await filled(home, 1);
      const seed = (database: Database) =>
        seedContent({ database, whole, log: createLogger('silent'), now: () => new Date() });
      await inside(target, seed);
      expect((await run(['move', '--to', to], home.source)).complained).toEqual([]);
      expect(await inside(target, contentOf)).toEqual(before);
    },
  );

  it('is refused, as a restore is, while a server uses the target', async () => {
    await filled(home, 1);
    const file = join(folder(), 'mine.ndjson.gz');
    await run(['backup', '--to', file], home.source);
    const server = await openDatabase(target.place, upkeep);
    expect(await run(['move', '--to', to], home.source)).toMatchObject({
      code: 1,
      complained: [expect.stringMatching(/^A running server uses the database at postgres:/)],
    });
    expect(await run(['restore', file], target.source)).toMatchObject({
      code: 1,
      complained: ['A running server uses the database that DATABASE_URL names. Stop it first; nothing was changed.'],
    });
    // A backup needs no silence.
    expect((await run(['backup'], target.source)).code).toBe(0);
    await server.close();
  });

  it('needs an address that it can reach', async () => {
    expect((await run(['move'], home.source)).complained).toEqual([expect.stringMatching(/^--to must be a postgres/)]);
    expect((await run(['move', '--to', 'mysql://h/d'], home.source)).code).toBe(1);
    expect((await run(['move', '--to', 'postgres://me:secret@127.0.0.1:1/none'], home.source)).complained).toEqual([
      expect.stringMatching(/^--to must name a database that can be used: .*ECONNREFUSED[^\n]*$/),
    ]);
    expect((await run(['move', '--to', to], target.source)).complained).toEqual([
      expect.stringMatching(/^DATABASE_URL must be unset/),
    ]);
  });
});
