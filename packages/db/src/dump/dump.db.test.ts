import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userHash } from '../gone-accounts.ts';
import { ensureEpoch, markMoved, readEpoch, readMoved } from '../meta.ts';
import { recount } from '../recount.ts';
import type { Difference } from '../recount-totals.ts';
import { rowsOf } from '../rows.ts';
import { goneAccounts, users } from '../schema/accounts.ts';
import { attempts } from '../schema/attempts.ts';
import { quizzes } from '../schema/quizzes.ts';
import { syncScopes } from '../schema/sync.ts';
import { type TestDatabase, temporaryFolder, testDatabases } from '../testing.ts';
import { contentOf, fillTestContent, type TestContent } from '../testing-content.ts';
import { readHeader } from './read-dump.ts';
import { restore } from './restore.ts';
import { type Dump, writeDump } from './write-dump.ts';

// Whole databases on disk take their time where many tests run at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const pairs = testDatabases.flatMap((from) =>
  testDatabases.map((to) => ({ name: `${from.name} to ${to.name}`, from, to })),
);

const onLateError = (error: unknown) => {
  throw error;
};

/** Gives `owner` two quizzes, of which `taker` takes one. */
async function giveQuizzes(
  database: TestDatabase,
  owner: string,
  taker: string,
): Promise<{ taken: string; untaken: string }> {
  const [taken, untaken] = [await fillTestContent(database, 0), await fillTestContent(database, 0)];
  await database.read
    .update(quizzes)
    .set({ ownerId: owner, title: sql`id::text` })
    .where(inArray(quizzes.id, [taken.quizId, untaken.quizId]));
  await database.read.update(attempts).set({ quizId: taken.quizId }).where(eq(attempts.userId, taker));
  return { taken: taken.quizId, untaken: untaken.quizId };
}

describe.each(pairs)('a dump from $name', ({ from, to }) => {
  let source: TestDatabase;
  let content: TestContent;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let dump: Dump;
  let target: TestDatabase;

  beforeAll(async () => {
    source = await from.open();
    folder = await temporaryFolder();
    await ensureEpoch(source.read);
    content = await fillTestContent(source, 3);
    // More than JavaScript's numbers hold, more than milliseconds, and what has no finite value.
    await source.read.execute(sql`update question_stats set time_sum = 9007199254740993`);
    await source.read.execute(
      sql`update users set created_at = '2026-01-02 03:04:05.678901+00', suspended_at = 'infinity'`,
    );
    dump = await writeDump(source, join(folder.path, 'dump.ndjson.gz'));
    target = await to.open();
  });
  afterAll(async () => {
    await source.drop();
    await target.drop();
    await folder.remove();
  });

  it('brings every row to an empty database as it was', async () => {
    const restored = await restore(target, dump.file, { keepEpoch: true });
    expect(await contentOf(target)).toEqual(await contentOf(source));
    expect(restored.rows).toEqual(dump.rows);
    expect(restored.rows).toMatchObject({ users: 3, attempts: 3, xp_ledger: 3, quizzes: 1 });
  });

  it('replaces what was there before', async () => {
    await fillTestContent(target, 2);
    await restore(target, dump.file, { keepEpoch: true });
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('fills generated columns again', async () => {
    await restore(target, dump.file, { keepEpoch: true });
    const found = await target.read.execute(sql`select id from quizzes where search @@ to_tsquery('simple', 'dumps')`);
    expect(rowsOf(found)).toEqual([{ id: content.quizId }]);
  });

  it('keeps the epoch when the database moves house and makes a new one when it is restored', async () => {
    await restore(target, dump.file, { keepEpoch: true });
    expect(await readEpoch(target.read)).toBe(dump.header.epoch);
    const { epoch } = await restore(target, dump.file, { keepEpoch: false });
    expect(epoch).not.toBe(dump.header.epoch);
    expect(await readEpoch(target.read)).toBe(epoch);
  });

  it('leaves the mark of a moved database behind', async () => {
    await markMoved(source.read, { to: 'postgres://elsewhere/db', at: '2026-11-21T00:00:00.000Z' });
    const file = join(folder.path, `moved-${to.name}.ndjson.gz`);
    await writeDump(source, file);
    await restore(target, file, { keepEpoch: false });
    expect(await readMoved(target.read)).toBeNull();
  });

  it('leaves the old content whole when the file is damaged', async () => {
    await fillTestContent(target, 1);
    const before = await contentOf(target);
    const whole = await readFile(dump.file);
    const lines = gunzipSync(whole).toString('utf8').split('\n');
    const rows = lines.flatMap((line, index) => (line.startsWith('{"$') || index === 0 || line === '' ? [] : [index]));
    const damaged: Record<string, Buffer> = {
      'half of the bytes': whole.subarray(0, whole.length / 2),
      'the last byte gone': whole.subarray(0, -1),
      'no trailer': gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
      'a row gone': gzipSync(lines.filter((_, index) => index !== rows[4]).join('\n')),
      'a row twice': gzipSync(lines.flatMap((line, index) => (index === rows[0] ? [line, line] : [line])).join('\n')),
      'a table gone': gzipSync(lines.filter((line) => !line.startsWith('{"$table":"mails"')).join('\n')),
      'something after the end': gzipSync(`${lines.join('\n')}{"id":1}\n`),
      'no header': gzipSync(lines.slice(1).join('\n')),
      'no gzip': Buffer.from('Hello'),
      nothing: Buffer.from(''),
    };
    for (const [name, bytes] of Object.entries(damaged)) {
      const file = join(folder.path, 'damaged.ndjson.gz');
      await writeFile(file, bytes);
      await expect(restore(target, file, { keepEpoch: false }), name).rejects.toThrow();
      expect(await contentOf(target), name).toEqual(before);
    }
  });

  it('deletes accounts again that were deleted after the backup, with the quizzes that nobody else took', async () => {
    const [gone = '', other = ''] = content.userIds;
    const owned = await giveQuizzes(source, gone, other);
    const file = join(folder.path, `owned-${to.name}.ndjson.gz`);
    await writeDump(source, file);
    await target.read.insert(goneAccounts).values([{ userHash: userHash(gone) }, { userHash: userHash('long gone') }]);

    const { deletedAgain } = await restore(target, file, { keepEpoch: false });
    expect(deletedAgain).toBe(1);
    expect((await target.read.select().from(users)).map((user) => user.id).sort()).toEqual(
      content.userIds.filter((id) => id !== gone).sort(),
    );
    expect(await target.read.select().from(goneAccounts)).toHaveLength(2);
    const scopes = (await target.read.select().from(syncScopes)).map((row) => row.scope);
    expect(scopes).not.toContain(`user:${gone}`);
    expect(scopes).toContain(`user:${other}`);
    const left = await target.read.select({ id: quizzes.id, ownerId: quizzes.ownerId }).from(quizzes);
    expect(left).toContainEqual({ id: owned.taken, ownerId: null });
    expect(left.map((quiz) => quiz.id)).not.toContain(owned.untaken);
    // What the mirror says of them is gone from the digest too.
    const wrong: Difference[] = [];
    await recount(target, { fix: false, onDifference: (one) => wrong.push(one), onLateError });
    expect(wrong.filter((one) => one.table === 'sync_scopes')).toEqual([]);
  });
});

describe.each(testDatabases)('writing a dump of $name', ({ name, open }) => {
  let database: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    database = await open();
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    await database.drop();
    await folder.remove();
  });

  it('makes a file that only its owner can read and that tells what it is', async () => {
    await fillTestContent(database, 1);
    const epoch = await ensureEpoch(database.read);
    const { file } = await writeDump(database, join(folder.path, 'a.gz'), { now: new Date('2026-11-21T01:02:03Z') });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readHeader(file)).toMatchObject({ epoch, createdAt: '2026-11-21T01:02:03.000Z' });
  });

  it('never writes over an existing file', async () => {
    const file = join(folder.path, 'mine.txt');
    await writeFile(file, 'mine');
    await expect(writeDump(database, file)).rejects.toThrow(/exists already/);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('says which file cannot be written', async () => {
    await expect(writeDump(database, join(folder.path, 'no', 'such', 'folder'))).rejects.toThrow(
      /cannot be written \(ENOENT\)/,
    );
  });

  it('shows one moment although others write meanwhile', async () => {
    await fillTestContent(database, 2);
    let stop = false;
    let added = 0;
    const writer = (async () => {
      while (!stop) {
        await fillTestContent(database, 1);
        added += 1;
        // The database in memory never waits for the event loop, which the file needs.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const file = join(folder.path, 'dump.gz');
    for (let round = 0; round < 3; round += 1) {
      await rm(file, { force: true });
      const { rows } = await writeDump(database, file);
      // Each learner is written in one transaction: a moment in between would break these equalities.
      expect(rows.learners).toBe(rows.users);
      expect(rows.attempts).toBe(rows.xp_ledger);
    }
    stop = true;
    await writer;
    expect(added, `writes on ${name} went on`).toBeGreaterThan(0);
    // And no row lacks what it refers to.
    await restore(database, file, { keepEpoch: true });
  });

  it('carries everything: the schema has nothing that numbers rows by itself', async () => {
    const sequences = await database.read.execute(
      sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
    );
    expect(rowsOf(sequences)).toEqual([]);
  });
});
