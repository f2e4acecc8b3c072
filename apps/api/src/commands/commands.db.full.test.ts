import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '@quorbit/db/data-folder';
import { readBackupFacts } from '@quorbit/db/meta';
import { openDatabase } from '@quorbit/db/open-database';
import { learners } from '@quorbit/db/schema/learners';
import { contentOf } from '@quorbit/db/testing-content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startControl } from '../control.ts';
import { createLogger } from '../lib/logger.ts';
import { commandHomes, filled, type Home, inside, run } from '../testing/homes.ts';
import { fillTestContent } from '../testing/learner-content.ts';
import { upkeep } from '../upkeep.ts';

const { each, embedded, folder } = commandHomes();

describe.each(each)('commands on $name', ({ open }) => {
  let home: Home;
  beforeEach(async () => {
    home = await open();
  });
  afterEach(() => home.drop());

  it('backs up and restores everything, and keeps what was there before', async () => {
    const before = await filled(home, 2);
    const file = join(folder(), 'mine.ndjson.gz');
    expect(await run(['backup', '--to', file], home.source)).toMatchObject({
      code: 0,
      said: [expect.stringMatching(/^Backup of \d+ rows: .*mine\.ndjson\.gz$/)],
    });
    expect((await inside(home, ({ read }) => readBackupFacts(read))).last?.why).toBe('by-hand');
    const changed = await filled(home, 1);

    const restored = await run(['restore', file], home.source);
    expect(restored).toMatchObject({ code: 0, complained: [] });
    expect(await inside(home, contentOf)).toEqual(before);
    expect((await inside(home, ({ read }) => readBackupFacts(read))).last?.why).toBe('restored');

    const kept = restored.said[0]?.replace('What was there before is kept in ', '') ?? '';
    expect((await run(['restore', kept], home.source)).code).toBe(0);
    expect(await inside(home, contentOf)).toEqual(changed);
  });

  it('restores into a database that holds nothing yet, without a backup of nothing', async () => {
    const content = await filled(home, 1);
    const file = join(folder(), 'mine.ndjson.gz');
    await run(['backup', '--to', file], home.source);
    const source = { DATA_DIR: join(folder(), 'elsewhere') };
    expect((await run(['restore', file], source)).said).toEqual([expect.stringMatching(/^Restored \d+ rows/)]);
    const elsewhere = { ...home, place: { databaseUrl: null, dataDir: source.DATA_DIR } };
    expect(await inside(elsewhere, contentOf)).toEqual(content);
  });

  it('recounts: tells what is wrong with exit code 1, repairs it, then finds nothing', async () => {
    const { userIds } = await inside(home, async (database) => {
      const content = await fillTestContent(database, 1);
      await database.read.update(learners).set({ xp: 3 });
      return content;
    });
    const told = await run(['recount'], home.source);
    expect(told.code).toBe(1);
    expect(told.said).toContain(`learners ${userIds[0]} xp: stored 3, computed 15`);
    expect(await run(['recount', '--fix'], home.source)).toMatchObject({ code: 0 });
    expect(await run(['recount'], home.source)).toEqual({
      code: 0,
      said: [
        'Looked at 8 boards, 0 challenges, 0 group challenges, 1 learners, 1 quizzes, 2 scopes.',
        'All totals are right.',
      ],
      complained: [],
    });
  });

  it('seeds the content once, and demo accounts only where they are wanted', async () => {
    const rows = async () => {
      const content = await inside(home, contentOf);
      return { quizzes: content.quizzes?.length, users: content.users?.length, tests: content.written_tests?.length };
    };
    expect(await run(['migrate'], home.source)).toMatchObject({ code: 0, said: ['The schema is up to date.'] });
    const seeded = await run(['seed'], { ...home.source, SEED_DEMO: 'false' });
    expect(seeded.said).toEqual([
      expect.stringMatching(/^Quizzes added: \d+\.$/),
      expect.stringMatching(/^Learning paths added: \d+\.$/),
    ]);
    const first = await rows();
    expect(first.quizzes).toBeGreaterThan(10);
    expect(first.users).toBe(0);
    const again = await run(['seed'], { ...home.source, SEED_DEMO: 'true' });
    expect(again.said).toEqual([
      'The content is there already.',
      expect.stringMatching(/^The demo accounts are there\. The admin's password is [\w-]{16}\.$/),
    ]);
    // The three accounts with two quizzes of the premium one, three that only challenges ask and four
    // that only tournaments ask, and ten learners for company.
    expect(await rows()).toEqual({ quizzes: (first.quizzes ?? 0) + 9, users: 13, tests: 2 });
  });
});

describe('while a server runs on the data folder', () => {
  it('the backup is asked of it and every other command is refused with one line', async () => {
    const home = await embedded();
    const server = await openDatabase(home.place, upkeep);
    await fillTestContent(server.database, 1);
    const control = await startControl({
      dataDir: home.place.dataDir,
      database: server.database,
      log: createLogger('silent'),
    });
    expect(await run(['backup'], home.source)).toMatchObject({ code: 0, complained: [] });
    expect(await readdir(join(home.place.dataDir, 'backups'))).toHaveLength(1);
    const file = join(home.place.dataDir, 'backups', (await readdir(join(home.place.dataDir, 'backups')))[0] ?? '');
    for (const args of [['migrate'], ['seed'], ['restore', file], ['recount'], ['move', '--to', 'postgres://h/d']]) {
      expect(await run(args, home.source), args[0]).toEqual({
        code: 1,
        said: [],
        complained: [
          `The data folder ${home.place.dataDir} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
        ],
      });
    }
    await control.close();
    await server.close();
  });

  it('the backup is refused too when that process cannot be asked', async () => {
    const lock = await lockFolder(folder());
    const { code, complained } = await run(['backup'], { DATA_DIR: folder() });
    expect({ code, complained }).toEqual({ code: 1, complained: [expect.stringContaining('is in use')] });
    await lock.release();
  });
});
