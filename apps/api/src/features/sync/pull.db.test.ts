import type { Profile } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { PackRow } from '@quorbit/contracts/quizzes/row';
import { MAX_ROWS, MIN_PROTOCOL } from '@quorbit/contracts/sync/limits';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { setEpoch } from '@quorbit/db/meta';
import { syncRows } from '@quorbit/db/schema/sync';
import { record, write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { formatCursor } from './cursor.ts';
import { computeDigest, updateDigest } from './scopes.repository.ts';

describeWithServer('pulling changes', (harness) => {
  let learner: Person;
  let device: Device;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner);
  });

  it('returns everything first, and then only what changed', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    await device.drain();
    expect(device.bodies<Profile>('profile').get(learner.id)).toMatchObject({ xp: 0, role: 'user' });
    expect(device.bodies<PackRow>('pack').get(quiz.id)).toMatchObject({ hash: quiz.packHash, questionCount: 3 });
    expect(await device.exchange()).toMatchObject({ rows: [], more: false });

    await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right: 2 }));
    const { rows } = await device.exchange();
    const kinds = rows.map(({ scope, kind }) => `${scope} ${kind}`).sort();
    // Repeated kinds are counted once, because the number of achievement rows depends on the hour of the attempt.
    expect([...new Set(kinds)]).toEqual(['me achievement', 'me attempt', 'me card', 'me profile']);
    expect(kinds.filter((kind) => kind !== 'me achievement')).toEqual(['me attempt', 'me card', 'me profile']);
    expect((await device.exchange()).digest).toBe(device.digest);
  });

  it('never sends the correct answer of a question in a row', async () => {
    await plantQuiz(harness.server, { ownerId: null });
    await device.drain();
    for (const body of device.bodies('pack').values()) expect(JSON.stringify(body)).not.toContain('correctAnswer');
  });

  it('pages through many rows, each once, and misses none that changes meanwhile', async () => {
    const ids = Array.from(
      { length: MAX_ROWS + 40 },
      (_, index) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
    );
    await write(
      harness.database,
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
      harness.database,
      [userScope(learner.id)],
      async (tx) => record(tx, userScope(learner.id), 'profile', learner.id),
      {
        onLateError: rethrow,
      },
    );
    const seen = first.rows.map(({ id }) => id);
    for (let more = true; more; ) {
      const reply = await device.exchange();
      seen.push(...reply.rows.map(({ id }) => id));
      more = reply.more;
    }
    for (const id of ids) expect(seen.filter((seenId) => seenId === id)).toHaveLength(1);
    expect(seen.at(-1) === learner.id || seen.includes(learner.id)).toBe(true);
  });

  it.each([
    ['unreadable', () => 'not a cursor'],
    ['in another format', () => Buffer.from('[["everyone",-1]]').toString('base64url')],
    [
      'ahead of the server',
      (it: Person) => formatCursor(new Map([[userScope(it.id), { version: 9e15, kind: 'a', id: 'b', began: 0 }]])),
    ],
    ['not storable in a database', () => Buffer.from('[["every\\u0000one",1,"a","b"]]').toString('base64url')],
  ])('restarts from the beginning for a cursor that is %s', async (_name, cursor) => {
    await device.drain();
    const before = device.digest;
    device.cursor = cursor(learner);
    const reply = await device.exchange();
    expect(reply.reset).toBe(true);
    expect(device.digest).toBe(before);
    expect(reply.digest).toBe(before);
  });

  it('sends rows that it can’t read as live rows without a body, so that digests agree', async () => {
    const scope = userScope(learner.id);
    const quiz = await plantQuiz(harness.server, { ownerId: learner.id, audience: 'private' });
    await harness.database.transaction(async (tx) => {
      const mine = eq(syncRows.scope, scope);
      await tx
        .update(syncRows)
        .set({ kind: 'of-tomorrow' })
        .where(and(mine, eq(syncRows.kind, 'profile')));
      await tx
        .update(syncRows)
        .set({ rowId: newId() })
        .where(and(mine, eq(syncRows.rowId, quiz.id)));
      await updateDigest(tx, scope, await computeDigest(tx, scope));
    });
    await device.drain();
    const own = [...device.rows.values()].filter((row) => row.scope === 'me');
    expect(own.map(({ kind, deleted, body }) => ({ kind, deleted, body })).sort(byKind)).toEqual([
      { kind: 'of-tomorrow', deleted: false, body: null },
      { kind: 'pack', deleted: false, body: null },
    ]);
    const idle = await device.exchange([], { digest: device.digest });
    expect(idle).toMatchObject({ rows: [], digest: device.digest });
    expect(idle.reset).toBeUndefined();
  });

  it('replies to any cursor: another learner’s, one with 200 scopes, one with a scope that was left', async () => {
    const stranger = new Device(await plantPerson(harness.server));
    await stranger.drain();
    await device.drain();
    const { cursor } = device;
    const many = Array.from({ length: 200 }, (_, index) => `room%3A${index}:1`).join(',');
    for (const foreign of [stranger.cursor, many, `${cursor},${many}`]) {
      device.cursor = foreign;
      expect(await device.exchange(), foreign).toMatchObject({ reset: true, digest: device.digest });
    }
    device.cursor = `${cursor},premium:1ab`;
    expect(await device.exchange()).toMatchObject({ rows: [], left: ['premium'], cursor });
  });

  it('applies no op of another database epoch, and returns the current epoch', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const first = device.attempt(attemptInput(quiz));
    await device.exchange([first]);
    await harness.database.transaction((tx) => setEpoch(tx));
    const second = device.attempt(attemptInput(quiz));
    const reply = await device.exchangeUnstored([second]);
    expect(reply).toMatchObject({ ackSeq: 0, expectedSeq: 1, reset: true, rejected: [] });
    expect(reply.epoch).not.toBe(device.epoch);
    expect(await device.exchangeUnstored()).toMatchObject({ ackSeq: 0, reset: true });
    // A device that learns of a new epoch takes a new identity, reads everything again, and sends its ops again.
    const fresh = Object.assign(new Device(learner), { epoch: reply.epoch });
    const replied = await fresh.exchange([
      { ...first, seq: 1 },
      { ...second, seq: 2 },
    ]);
    expect(replied).toMatchObject({ ackSeq: 2, rejected: [] });
    expect(fresh.bodies('attempt').size).toBe(2);
  });

  it('refuses an outdated protocol, and takes the op once the device is updated', async () => {
    const op = device.attempt(attemptInput(await plantQuiz(harness.server, { ownerId: null })));
    const refusal = await refusalOf(device.exchangeUnstored([op], { protocol: MIN_PROTOCOL - 1 }));
    expect(refusal).toMatchObject({ code: 'CLIENT_TOO_OLD', status: 412 });
    expect(await device.exchange([op])).toMatchObject({ ackSeq: 1, rejected: [] });
    expect(device.bodies('attempt').size).toBe(1);
  });

  it('refuses malformed requests', async () => {
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
      const refusal = await refusalOf(device.exchangeUnstored([], more));
      expect(refusal?.code, JSON.stringify(more).slice(0, 80)).toBe('INVALID');
    }
  });
});

function byKind(a: { kind: string }, b: { kind: string }): number {
  return a.kind < b.kind ? -1 : 1;
}

function rethrow(error: unknown): never {
  throw error;
}
