import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '@quorbit/db/data-folder';
import { openAsItIs, openDatabase } from '@quorbit/db/open-database';
import { learners } from '@quorbit/db/schema/learners';
import { openTestPostgres, type TestDatabase, temporaryFolder, testDatabaseUrl } from '@quorbit/db/testing';
import { contentOf, fillTestContent } from '@quorbit/db/testing-content';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startControl } from '../control.ts';
import { createLogger } from '../lib/logger.ts';
import { runCommand } from './run-command.ts';

// Whole databases on disk take their time where many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Ran {
  code: number;
  said: string[];
  complained: string[];
}

async function run(args: string[], source: Record<string, string>): Promise<Ran> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(args, {
    source: { LOG_LEVEL: 'silent', ...source },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said, complained };
}

let fresh: Awaited<ReturnType<typeof temporaryFolder>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
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

interface Home {
  /** The variables that name the database. */
  source: Record<string, string>;
  place: { databaseUrl: string | null; dataDir: string };
  drop(): Promise<void>;
}

async function embedded(): Promise<Home> {
  const dataDir = join(folder.path, 'data');
  await cp(fresh.path, dataDir, { recursive: true });
  return { source: { DATA_DIR: dataDir }, place: { databaseUrl: null, dataDir }, drop: async () => {} };
}

async function onServer(): Promise<Home> {
  const test: TestDatabase = await openTestPostgres();
  await test.close();
  const url = test.url ?? '';
  const dataDir = join(folder.path, 'data');
  return { source: { DATA_DIR: dataDir, DATABASE_URL: url }, place: { databaseUrl: url, dataDir }, drop: test.drop };
}

const homes = [
  { name: 'an embedded database', open: embedded },
  ...(testDatabaseUrl === undefined ? [] : [{ name: 'a PostgreSQL database', open: onServer }]),
];

/** Opens the database as a command does, so that it is not taken for a running server. */
async function inside<T>(
  home: Home,
  work: (database: Awaited<ReturnType<typeof openAsItIs>>['database']) => Promise<T>,
) {
  const opened = await openAsItIs(home.place, { applicationName: 'test' });
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
}

describe.each(homes)('commands on $name', ({ open }) => {
  let home: Home;
  beforeEach(async () => {
    home = await open();
  });
  afterEach(() => home.drop());

  it('backs up and restores everything, and keeps what was there before', async () => {
    await inside(home, (database) => fillTestContent(database, 2));
    const before = await inside(home, contentOf);
    const file = join(folder.path, 'mine.ndjson.gz');
    expect(await run(['backup', '--to', file], home.source)).toMatchObject({
      code: 0,
      said: [expect.stringMatching(/^Backup of \d+ rows: .*mine\.ndjson\.gz$/)],
    });
    await inside(home, (database) => fillTestContent(database, 1));
    const changed = await inside(home, contentOf);

    const restored = await run(['restore', file], home.source);
    expect(restored).toMatchObject({ code: 0, complained: [] });
    expect(await inside(home, contentOf)).toEqual(before);

    const kept = restored.said[0]?.replace('What was there before is kept in ', '') ?? '';
    expect((await run(['restore', kept], home.source)).code).toBe(0);
    expect(await inside(home, contentOf)).toEqual(changed);
  });

  it('restores into a database that holds nothing yet, without a backup of nothing', async () => {
    await inside(home, (database) => fillTestContent(database, 1));
    const file = join(folder.path, 'mine.ndjson.gz');
    await run(['backup', '--to', file], home.source);
    const source = { DATA_DIR: join(folder.path, 'elsewhere') };
    expect((await run(['restore', file], source)).said).toEqual([expect.stringMatching(/^Restored \d+ rows/)]);
    const elsewhere = { ...home, place: { databaseUrl: null, dataDir: source.DATA_DIR } };
    expect(await inside(elsewhere, contentOf)).toEqual(await inside(home, contentOf));
  });

  it('recounts: tells what is wrong with exit code 1, repairs it, then finds nothing', async () => {
    const { userIds } = await inside(home, (database) => fillTestContent(database, 1));
    await inside(home, async (database) => {
      await database.read.update(learners).set({ xp: 3 });
    });
    const told = await run(['recount'], home.source);
    expect(told.code).toBe(1);
    expect(told.said).toContain(`learners ${userIds[0]} xp: stored 3, computed 15`);
    expect(await run(['recount', '--fix'], home.source)).toMatchObject({ code: 0 });
    expect(await run(['recount'], home.source)).toEqual({
      code: 0,
      said: ['Looked at 1 learners, 1 quizzes, 2 scopes.', 'All totals are right.'],
      complained: [],
    });
  });

  it('seeds the content once, and demo accounts only where they are wanted', async () => {
    const rows = async () => {
      const content = await inside(home, contentOf);
      return { quizzes: content.quizzes?.length, users: content.users?.length };
    };
    expect(await run(['migrate'], home.source)).toMatchObject({ code: 0, said: ['The schema is up to date.'] });
    const seeded = await run(['seed'], { ...home.source, SEED_DEMO: 'false' });
    expect(seeded.said).toEqual([expect.stringMatching(/^Quizzes added: \d+\.$/)]);
    const first = await rows();
    expect(first.quizzes).toBeGreaterThan(10);
    expect(first.users).toBe(0);
    const again = await run(['seed'], { ...home.source, SEED_DEMO: 'true' });
    expect(again.said).toEqual(['The content is there already.', 'The demo accounts are there.']);
    expect(await rows()).toEqual({ quizzes: first.quizzes, users: 3 });
  });
});

describe('while a server runs on the data folder', () => {
  it('the backup is asked of it and every other command is refused with one line', async () => {
    const home = await embedded();
    const server = await openDatabase(home.place);
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
    const lock = await lockFolder(folder.path);
    const { code, complained } = await run(['backup'], { DATA_DIR: folder.path });
    expect({ code, complained }).toEqual({ code: 1, complained: [expect.stringContaining('is in use')] });
    await lock.release();
  });
});

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
    await inside(home, (database) => fillTestContent(database, 3));
    const before = await inside(home, contentOf);
    const { code, said, complained } = await run(['move', '--to', to], home.source);
    expect({ code, complained }).toEqual({ code: 0, complained: [] });
    expect(said[0]).toMatch(/^Moved \d+ rows to postgres:\/\/[^@]*\. A backup stays in /);
    expect(await inside(target, contentOf)).toEqual(before);
    const moved = await openDatabase(target.place, { applicationName: 'test' });
    expect(moved.epoch).toMatch(/^[0-9a-f]{32}$/);
    const fresher = await openDatabase({ databaseUrl: null, dataDir: fresh.path });
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
    await inside(home, (database) => fillTestContent(database, 1));
    await inside(target, (database) => fillTestContent(database, 1));
    const before = [await inside(home, contentOf), await inside(target, contentOf)];
    expect((await run(['move', '--to', to], home.source)).complained).toEqual([
      expect.stringMatching(/is not empty\./),
    ]);
    expect([await inside(home, contentOf), await inside(target, contentOf)]).toEqual(before);
  });

  it('is refused, as a restore is, while a server uses the target', async () => {
    await inside(home, (database) => fillTestContent(database, 1));
    const file = join(folder.path, 'mine.ndjson.gz');
    await run(['backup', '--to', file], home.source);
    const server = await openDatabase(target.place);
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

describe('a command that is called wrongly', () => {
  it('says in one line what is wrong, and changes nothing', async () => {
    const source = { DATA_DIR: join(folder.path, 'data') };
    const text = join(folder.path, 'text');
    await writeFile(text, 'Hello');
    const wrong: [string[], RegExp][] = [
      [['backup', '--wrong'], /^Unknown option '--wrong'\. Usage: npm run db:backup/],
      [['backup', 'file'], /Usage: npm run db:backup/],
      [['restore'], /^Which backup\? Usage: npm run db:restore -- FILE$/],
      [['restore', 'a', 'b'], /^Too many arguments\. Usage: /],
      [['restore', join(folder.path, 'none')], /cannot be restored: it cannot be read \(ENOENT\)\.$/],
      [['restore', text], /cannot be restored: it is not a Quorbit backup\.$/],
      [['recount', '--fix=yes'], /Usage: npm run db:recount/],
    ];
    for (const [args, message] of wrong) {
      const { code, complained } = await run(args, source);
      expect({ args, code, complained }).toEqual({ args, code: 1, complained: [expect.stringMatching(message)] });
      expect(complained[0]).not.toContain('\n');
    }
    expect(await readdir(folder.path)).toEqual(['text']);
    expect(await readFile(text, 'utf8')).toBe('Hello');
  });

  it('lists the commands when there is no such one', async () => {
    const { code, complained } = await run(['explode'], {});
    expect(code).toBe(2);
    expect(complained[0]).toMatch(/^Usage:\n {2}npm run db:migrate\n/);
  });

  const wrong: [Record<string, string>, string][] = [
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PUBLIC_URL: 'quorbit.test' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://127.0.0.1/quorbit' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/quorbit' }, 'DATABASE_URL'],
    [{ DATA_DIR: '/dev/null' }, 'DATA_DIR'],
    [{ REDIS_URL: 'http://127.0.0.1' }, 'REDIS_URL'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ NODE_ENV: 'production' }, 'AUTH_SECRET'],
    [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough 1' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'a@example.org' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'long enough 1' }, 'ADMIN_EMAIL'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL'],
    [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID'],
    [{ GOOGLE_ISSUER: 'issuer' }, 'GOOGLE_ISSUER'],
    [{ AI_BASE_URL: 'model.test' }, 'AI_BASE_URL'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ];
  it.each(wrong)('names the wrong variable in one line: %o', async (variables, name) => {
    const source = { DATA_DIR: join(folder.path, 'data'), ...variables };
    const { code, complained } = await run(['migrate'], source);
    expect({ code, complained }).toEqual({
      code: 1,
      complained: [expect.stringMatching(new RegExp(`^${name} [^\n]+$`))],
    });
    expect(await readdir(folder.path)).toEqual([]);
  });
});
