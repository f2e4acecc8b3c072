import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '@quorbit/db/data-folder';
import { readBackupFacts } from '@quorbit/db/meta';
import { openDatabase } from '@quorbit/db/open-database';
import { learners } from '@quorbit/db/schema/learners';
import { readContent } from '@quorbit/db/testing-content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startControlServer } from '../control-server.ts';
import { createLogger } from '../lib/logger.ts';
import {
  type CommandDatabase,
  fillWithContent,
  runInProcess,
  useCommandDatabases,
  withOpened,
} from '../testing/command-databases.ts';
import { fillTestContent } from '../testing/learner-content.ts';
import { upkeep } from '../upkeep.ts';

const { each, embedded, folder } = useCommandDatabases();

describe.each(each)('backups on $name', ({ open }) => {
  let home: CommandDatabase;
  beforeEach(async () => {
    home = await open();
  });
  afterEach(() => home.drop());

  it('back up and restore everything, with a backup of the replaced content', async () => {
    const before = await fillWithContent(home, 2);
    const file = join(folder(), 'mine.ndjson.gz');
    expect(await runInProcess(['backup', '--to', file], home.source)).toMatchObject({
      code: 0,
      printed: [expect.stringMatching(/^Backup of \d+ rows: .*mine\.ndjson\.gz$/)],
    });
    const { changed, facts } = await withOpened(home, async (database) => {
      const facts = await readBackupFacts(database.read);
      await fillTestContent(database, 1);
      return { changed: await readContent(database), facts };
    });
    expect(facts.last?.why).toBe('by-hand');

    const restored = await runInProcess(['restore', file], home.source);
    expect(restored).toMatchObject({ code: 0, errors: [] });
    await withOpened(home, async (database) => {
      expect(await readContent(database)).toEqual(before);
      expect((await readBackupFacts(database.read)).last?.why).toBe('restored');
    });

    const kept = restored.printed[0]?.replace('What was there before is kept in ', '') ?? '';
    expect((await runInProcess(['restore', kept], home.source)).code).toBe(0);
    expect(await withOpened(home, readContent)).toEqual(changed);
  });
});

// These commands do the same on every kind of database, and creating an embedded one takes long.
describe.each(each.slice(-1))('commands on $name', ({ open }) => {
  let home: CommandDatabase;
  beforeEach(async () => {
    home = await open();
  });
  afterEach(() => home.drop());

  it('restore into an empty database without backing it up first', async () => {
    const content = await fillWithContent(home, 1);
    const file = join(folder(), 'mine.ndjson.gz');
    await runInProcess(['backup', '--to', file], home.source);
    const source = { DATA_DIR: join(folder(), 'elsewhere') };
    expect((await runInProcess(['restore', file], source)).printed).toEqual([
      expect.stringMatching(/^Restored \d+ rows/),
    ]);
    const elsewhere = { ...home, location: { databaseUrl: null, dataDir: source.DATA_DIR } };
    expect(await withOpened(elsewhere, readContent)).toEqual(content);
  });

  it('recount totals: list wrong ones with exit code 1, repair them, then find none', async () => {
    const { userIds } = await withOpened(home, async (database) => {
      const content = await fillTestContent(database, 1);
      await database.read.update(learners).set({ xp: 3 });
      return content;
    });
    const told = await runInProcess(['recount'], home.source);
    expect(told.code).toBe(1);
    expect(told.printed).toContain(`learners ${userIds[0]} xp: stored 3, computed 15`);
    expect(await runInProcess(['recount', '--fix'], home.source)).toMatchObject({ code: 0 });
    expect(await runInProcess(['recount'], home.source)).toEqual({
      code: 0,
      printed: [
        'Looked at 8 boards, 0 challenges, 0 group challenges, 1 learners, 1 quizzes, 2 scopes.',
        'All totals are right.',
      ],
      errors: [],
    });
  });

  it('seed the content once, and demo accounts only when they are enabled', async () => {
    const rows = async () => {
      const content = await withOpened(home, readContent);
      return { quizzes: content.quizzes?.length, users: content.users?.length, tests: content.written_tests?.length };
    };
    expect(await runInProcess(['migrate'], home.source)).toMatchObject({
      code: 0,
      printed: ['The schema is up to date.'],
    });
    const seeded = await runInProcess(['seed'], { ...home.source, SEED_DEMO: 'false' });
    expect(seeded.printed).toEqual([
      expect.stringMatching(/^Quizzes added: \d+\.$/),
      expect.stringMatching(/^Learning paths added: \d+\.$/),
    ]);
    const first = await rows();
    expect(first.quizzes).toBeGreaterThan(10);
    expect(first.users).toBe(0);
    const again = await runInProcess(['seed'], { ...home.source, SEED_DEMO: 'true' });
    expect(again.printed).toEqual([
      'The content is there already.',
      expect.stringMatching(/^The demo accounts are there\. The admin's password is [\w-]{16}\.$/),
    ]);
    // The demo adds 13 users, three accounts and ten other learners, and 9 quizzes: two of the premium account, three
    // only for challenges and four only for tournaments.
    expect(await rows()).toEqual({ quizzes: (first.quizzes ?? 0) + 9, users: 13, tests: 2 });
  });
});

describe('while a server runs on the data folder', () => {
  it('the backup command asks the server, and every other command is refused in one line', async () => {
    const home = await embedded();
    const server = await openDatabase(home.location, upkeep);
    await fillTestContent(server.database, 1);
    const control = await startControlServer({
      dataDir: home.location.dataDir,
      database: server.database,
      log: createLogger('silent'),
    });
    expect(await runInProcess(['backup'], home.source)).toMatchObject({ code: 0, errors: [] });
    expect(await readdir(join(home.location.dataDir, 'backups'))).toHaveLength(1);
    const file = join(
      home.location.dataDir,
      'backups',
      (await readdir(join(home.location.dataDir, 'backups')))[0] ?? '',
    );
    for (const args of [['migrate'], ['seed'], ['restore', file], ['recount'], ['move', '--to', 'postgres://h/d']]) {
      expect(await runInProcess(args, home.source), args[0]).toEqual({
        code: 1,
        printed: [],
        errors: [
          `The data folder ${home.location.dataDir} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
        ],
      });
    }
    await control.close();
    await server.close();
  });

  it('the backup command is refused when the process that uses the folder can’t be asked', async () => {
    const lock = await lockFolder(folder());
    const { code, errors } = await runInProcess(['backup'], { DATA_DIR: folder() });
    expect({ code, errors }).toEqual({ code: 1, errors: [expect.stringContaining('is in use')] });
    await lock.release();
  });
});
