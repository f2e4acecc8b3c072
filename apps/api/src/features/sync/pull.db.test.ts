import type { Profile } from '@quorbit/contracts/accounts/schema';
import { MAX_ROWS, MIN_PROTOCOL } from '@quorbit/contracts/sync/limits';
import type { PackRow } from '@quorbit/contracts/sync/rows';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { setEpoch } from '@quorbit/db/meta';
import { digestDifferences, opReceipts, syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { record, write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { plantQuiz, submission } from '../../testing/planted-quiz.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { writeCursor } from './cursor.ts';
import { sweepSync } from './sweep.worker.ts';

describe.each(testDatabases)('pulling changes on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let author: Person;
  let learner: Person;
  let device: Device;
  beforeAll(async () => {
    database = await open();
    server = await startTestServer(database);
    author = await plantPerson(server, { role: 'premium' });
  });
  beforeEach(async () => {
    learner = await plantPerson(server);
    device = new Device(learner);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  it('begins with everything and goes on with what changed', async () => {
    const quiz = await plantQuiz(server, { ownerId: null });
    await device.drain();
    expect(device.bodies<Profile>('profile').get(learner.id)).toMatchObject({ xp: 0, role: 'user' });
    expect(device.bodies<PackRow>('pack').get(quiz.id)).toMatchObject({ hash: quiz.packHash, questionCount: 3 });
    expect(await device.exchange()).toMatchObject({ rows: [], more: false });

    await learner.trpc.attempts.submit.mutate(submission(quiz, { right: 2 }));
    const { rows } = await device.exchange();
    expect(rows.map(({ scope, kind }) => `${scope} ${kind}`).sort()).toEqual([
      'me achievement',
      'me achievement',
      'me attempt',
      'me card',
      'me profile',
    ]);
    expect((await device.exchange()).digest).toBe(device.digest);
  });

  it('never sends the key of a question in a row', async () => {
    await plantQuiz(server, { ownerId: null });
    await device.drain();
    for (const body of device.bodies('pack').values()) expect(JSON.stringify(body)).not.toContain('correctAnswer');
  });

  it('follows the role: premium quizzes come with it and leave with it', async () => {
    const quiz = await plantQuiz(server, { ownerId: author.id, audience: 'premium' });
    await device.drain();
    expect(device.bodies('pack').has(quiz.id)).toBe(false);
    const promoted = await learner.trpc.accounts.updateRole.mutate({ userId: learner.id, role: 'premium' });
    device.use(server.client(promoted.token));
    await device.drain();
    expect(device.bodies('pack').has(quiz.id)).toBe(true);
    const demoted = await server
      .client(promoted.token)
      .accounts.updateRole.mutate({ userId: learner.id, role: 'user' });
    device.use(server.client(demoted.token));
    const answer = await device.exchange();
    expect(answer.left).toEqual(['premium']);
    expect(device.bodies('pack').has(quiz.id)).toBe(false);
    expect(device.digest).toBe(answer.digest);
  });

  it('pages through many rows, each once, and misses none that changes meanwhile', async () => {
    const ids = Array.from(
      { length: MAX_ROWS + 40 },
      (_, index) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
    );
    await write(
      database,
      [userScope(learner.id)],
      async (tx) => {
        for (const id of ids) record(tx, userScope(learner.id), 'attempt', id);
      },
      { onLateError: rethrow },
    );
    const first = await device.exchange();
    expect(first.rows).toHaveLength(MAX_ROWS);
    expect(first.more).toBe(true);
    await write(
      database,
      [userScope(learner.id)],
      async (tx) => record(tx, userScope(learner.id), 'profile', learner.id),
      {
        onLateError: rethrow,
      },
    );
    const seen = first.rows.map(({ id }) => id);
    for (let more = true; more; ) {
      const answer = await device.exchange();
      seen.push(...answer.rows.map(({ id }) => id));
      more = answer.more;
    }
    for (const id of ids) expect(seen.filter((one) => one === id)).toHaveLength(1);
    expect(seen.at(-1) === learner.id || seen.includes(learner.id)).toBe(true);
  });

  it.each([
    ['unreadable', () => 'not a cursor'],
    ['of another kind', () => Buffer.from('[["everyone",-1]]').toString('base64url')],
    [
      'ahead of the server',
      (it: Person) => writeCursor(new Map([[userScope(it.id), { version: 9e15, kind: 'a', id: 'b' }]])),
    ],
    [
      'full of signs that no database takes',
      () => Buffer.from('[["every\\u0000one",1,"a","b"]]').toString('base64url'),
    ],
  ])('starts anew from a cursor that is %s', async (_name, cursor) => {
    await device.drain();
    const before = device.digest;
    device.cursor = cursor(learner);
    const answer = await device.exchange();
    expect(answer.reset).toBe(true);
    expect(device.digest).toBe(before);
    expect(answer.digest).toBe(before);
  });

  it('starts anew from a cursor older than the tombstones', async () => {
    const quiz = await plantQuiz(server, { ownerId: null });
    await device.drain();
    const stale = device.cursor;
    await write(
      database,
      [userScope(learner.id)],
      async (tx) => record(tx, userScope(learner.id), 'attempt', quiz.id, { deleted: true }),
      { onLateError: rethrow },
    );
    await device.drain();
    const later = new Date(Date.now() + 200 * 24 * 3_600_000);
    await sweepSync(database, later);
    const mine = and(eq(syncRows.scope, userScope(learner.id)), eq(syncRows.deleted, true));
    expect(await database.read.select().from(syncRows).where(mine)).toEqual([]);
    const [scope] = await database.read
      .select()
      .from(syncScopes)
      .where(eq(syncScopes.scope, userScope(learner.id)));
    expect(scope?.purgedBelow).toBeGreaterThan(0);
    device.cursor = stale;
    expect((await device.exchange()).reset).toBe(true);
  });

  it('forgets receipts after their time, but never parked work', async () => {
    const quiz = await plantQuiz(server, { ownerId: null });
    await device.exchange([device.attempt(submission(quiz)), device.attempt(submission(quiz))]);
    const mine = () => database.read.select().from(opReceipts).where(eq(opReceipts.userId, learner.id));
    const [first] = await mine();
    await database.read
      .update(opReceipts)
      .set({ status: 'parked' })
      .where(eq(opReceipts.opId, first?.opId ?? ''));
    await sweepSync(database, new Date(Date.now() + 179 * 24 * 3_600_000));
    expect(await mine()).toHaveLength(2);
    await sweepSync(database, new Date(Date.now() + 181 * 24 * 3_600_000));
    expect(await mine()).toMatchObject([{ opId: first?.opId }]);
  });

  it('heals a device whose rows are others, once a day, and keeps the difference for the admins', async () => {
    await device.drain();
    expect((await device.exchange([], { digest: device.digest })).reset).toBeUndefined();
    const healed = await device.ask([], { digest: 'f'.repeat(16) });
    expect(healed).toMatchObject({ reset: true });
    expect(healed.rows.length).toBeGreaterThan(0);
    expect((await device.ask([], { digest: 'f'.repeat(16) })).reset).toBeUndefined();
    const kept = await database.read.select().from(digestDifferences).where(eq(digestDifferences.userId, learner.id));
    expect(kept).toMatchObject([{ theirs: 'f'.repeat(16), ours: device.digest, clientId: device.clientId }]);
    const admin = await plantPerson(server, { role: 'admin' });
    expect((await admin.trpc.sync.health.query()).differences).toMatchObject([{ learner: { id: learner.id } }]);
  });

  it('applies nothing of another history of the database and says which one this is', async () => {
    const quiz = await plantQuiz(server, { ownerId: null });
    const first = device.attempt(submission(quiz));
    await device.exchange([first]);
    await database.transaction((tx) => setEpoch(tx));
    const second = device.attempt(submission(quiz));
    const answer = await device.ask([second]);
    expect(answer).toMatchObject({ ackSeq: 0, expectedSeq: 1, reset: true, rejected: [] });
    expect(answer.epoch).not.toBe(device.epoch);
    expect(await device.ask()).toMatchObject({ ackSeq: 0, reset: true });
    // What a device then does: a fresh identity, everything again.
    const fresh = Object.assign(new Device(learner), { epoch: answer.epoch });
    const settled = await fresh.exchange([
      { ...first, seq: 1 },
      { ...second, seq: 2 },
    ]);
    expect(settled).toMatchObject({ ackSeq: 2, rejected: [] });
    expect(fresh.bodies('attempt').size).toBe(2);
  });

  it('takes nothing from a device whose protocol is no longer spoken, and tells it to update', async () => {
    const op = device.attempt(submission(await plantQuiz(server, { ownerId: null })));
    const refusal = await refusalOf(device.ask([op], { protocol: MIN_PROTOCOL - 1 }));
    expect(refusal).toMatchObject({ code: 'CLIENT_TOO_OLD', status: 412 });
    expect(await device.exchange([op])).toMatchObject({ ackSeq: 1, rejected: [] });
    expect(device.bodies('attempt').size).toBe(1);
  });

  it('refuses what is no envelope', async () => {
    const wrong: Record<string, unknown>[] = [
      { protocol: -1 },
      { protocol: 'x' },
      { clientId: 'x' },
      { clientNow: 'now' },
      { cursor: 'x'.repeat(5000) },
      { ops: [{}] },
      { ops: [{ seq: 0, opId: device.clientId }] },
      { ops: 'all' },
      { ops: Array.from({ length: 101 }, (_, index) => ({ seq: index + 1, opId: device.clientId })) },
      { digest: 'xyz' },
    ];
    for (const more of wrong) {
      const refusal = await refusalOf(device.ask([], more));
      expect(refusal?.code, JSON.stringify(more).slice(0, 80)).toBe('INVALID');
    }
  });
});

function rethrow(error: unknown): never {
  throw error;
}
