import type { Profile } from '@quorbit/contracts/accounts/schema';
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { newId } from '@quorbit/contracts/lib/ids';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { MAX_ATTEMPT_BYTES, PROTOCOL } from '@quorbit/contracts/sync/limits';
import { opReceipts, syncClients } from '@quorbit/db/schema/sync';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const YEARS = 10 * 365 * 24 * 3_600_000;

describeWithServer('pushing work', { now: NOW }, (harness) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  let device: Device;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null });
  });
  beforeEach(async () => {
    harness.server.setNow(NOW);
    learner = await plantPerson(harness.server);
    device = new Device(learner, () => harness.server.deps.now().getTime());
  });

  const finished = (minutesAgo = 0) => new Date(NOW.getTime() - minutesAgo * 60_000).toISOString();
  const attempt = (right = 3, more = {}) =>
    device.attempt(attemptInput(quiz, { right, finishedAt: finished(), ...more }));
  const xp = async () => (await learner.trpc.accounts.me.query()).xp;
  const receipts = () => harness.database.read.select().from(opReceipts).where(eq(opReceipts.userId, learner.id));

  it('applies ops in order and returns their effects in the same round trip', async () => {
    const ops = [attempt(2), attempt(3)];
    const reply = await device.exchange(ops);
    expect(reply).toMatchObject({ ackSeq: 2, rejected: [], more: false });
    expect(reply.expectedSeq).toBeUndefined();
    expect(device.bodies<AttemptRow>('attempt').size).toBe(2);
    expect(device.bodies<CardRow>('card').size).toBe(1);
    expect(device.bodies<Profile>('profile').get(learner.id)?.xp).toBe(await xp());
    expect(device.digest).toBe(reply.digest);
    expect(await receipts()).toHaveLength(2);
  });

  it('recognizes ops that were sent before, and pays no XP twice', async () => {
    const ops = [attempt(2), attempt(3)];
    await device.exchange(ops);
    const before = await xp();
    for (const again of [ops, ops.slice(0, 1), ops.slice(1)]) {
      expect(await device.exchange(again)).toMatchObject({ ackSeq: 2, rejected: [], rows: [] });
    }
    expect(await xp()).toBe(before);
  });

  it('stops at a gap and returns the next expected number', async () => {
    const [first, second, third] = [attempt(), attempt(), attempt()];
    expect(await device.exchange([second])).toMatchObject({ ackSeq: 0, expectedSeq: 1 });
    expect(await device.exchange([first, third])).toMatchObject({ ackSeq: 1, expectedSeq: 2 });
    expect(await device.exchange([second, third])).toMatchObject({ ackSeq: 3 });
    expect(await receipts()).toHaveLength(3);
  });

  it('recognizes a second device with the same identity, and applies none of its ops', async () => {
    await device.exchange([attempt()]);
    const clone = new Device(learner);
    clone.clientId = device.clientId;
    const foreign = clone.attempt(attemptInput(quiz));
    const reply = await clone.exchange([foreign, clone.attempt(attemptInput(quiz))]);
    expect(reply).toMatchObject({ cloned: true, ackSeq: 1, expectedSeq: 2 });
    expect(await receipts()).toHaveLength(1);
    clone.clientId = newId();
    expect(await clone.exchange([foreign])).toMatchObject({ ackSeq: 1, rejected: [] });
    expect(await receipts()).toHaveLength(2);
  });

  it('applies an op once, whichever device identity sends it', async () => {
    const op = attempt();
    await device.exchange([op]);
    const before = await xp();
    device.clientId = newId();
    expect(await device.exchange([{ ...op, skew: 5 }])).toMatchObject({ ackSeq: 1, rejected: [] });
    expect(await device.exchange([{ ...attempt(), seq: 2, opId: op.opId }])).toMatchObject({
      ackSeq: 2,
      rejected: [{ seq: 2, opId: op.opId, code: 'OP_ID_REUSED' }],
    });
    expect(await xp()).toBe(before);
  });

  it('refuses an attempt id with other answers, and accepts the same attempt under another op id', async () => {
    const attemptId = newId();
    await device.exchange([attempt(3, { attemptId })]);
    const [same, op] = [attempt(3, { attemptId }), attempt(1, { attemptId })];
    const reply = await device.exchange([same, op]);
    expect(reply.ackSeq).toBe(3);
    expect(reply.rejected).toMatchObject([{ seq: 3, code: 'ATTEMPT_EXISTS' }]);
  });

  it('doesn’t let a bad op block others, and repeats its rejection when it’s sent again', async () => {
    const bad = [
      device.op({ type: '', args: {} }),
      device.op({ type: 'attempt.submit', args: { attemptId: 'x' } }),
      device.attempt(attemptInput(quiz), { v: 0 }),
      device.attempt(attemptInput(quiz), { at: 'yesterday' }),
      device.attempt({ ...attemptInput(quiz), quizId: newId() }),
      device.op({ type: 'review.rate', args: { quizId: quiz.id, questionId: newId(), quality: 3 } }),
      device.attempt({ ...attemptInput(quiz), answers: [{ questionId: newId(), option: 1, timeSpent: 1 }] }),
      device.op({ type: 'attempt.submit', args: 'x'.repeat(MAX_ATTEMPT_BYTES) }),
      device.op({ type: 'bad\u0000type', args: { '\u0000': '\ud800' } }),
    ];
    const good = attempt();
    const reply = await device.exchange([...bad, good]);
    const codes = [
      'INVALID',
      'INVALID',
      'INVALID',
      'INVALID',
      'NOT_FOUND',
      'NOT_FOUND',
      'INVALID',
      'TOO_LARGE',
      'INVALID',
    ];
    expect(reply.rejected.map(({ code }) => code)).toEqual(codes);
    expect(reply.ackSeq).toBe(10);
    for (const { message } of reply.rejected) expect(message.length).toBeGreaterThan(10);
    expect(device.bodies('attempt').size).toBe(1);
    expect((await device.exchange([...bad.slice(0, 2)])).rejected).toEqual(reply.rejected.slice(0, 2));
  });

  it('keeps two learners apart who use the same ids', async () => {
    const op = attempt();
    await device.exchange([op]);
    const other = new Device(await plantPerson(harness.server));
    other.clientId = device.clientId;
    const before = await receipts();
    expect(await other.exchange([op])).toMatchObject({ ackSeq: 1, rejected: [] });
    expect(other.bodies('attempt').size).toBe(1);
    expect(await receipts()).toEqual(before);
    await device.drain();
    expect(device.bodies('attempt').size).toBe(1);
  });

  it.each([
    ['ten years ahead', YEARS],
    ['ten years behind', -YEARS],
  ])('corrects a clock that is %s', async (_name, off) => {
    device = new Device(learner, () => NOW.getTime() + off);
    const doneAt = new Date(NOW.getTime() + off - 3_600_000).toISOString();
    await device.exchange([device.attempt(attemptInput(quiz, { finishedAt: doneAt }))]);
    const [row] = device.bodies<AttemptRow>('attempt').values();
    expect(row?.finishedAt).toBe(new Date(NOW.getTime() - 3_600_000).toISOString());
    expect(device.bodies<Profile>('profile').get(learner.id)?.streak.lastDay).toBe('2026-03-10');
  });

  it('uses an op’s own clock difference before the exchange’s, and never a time in the future', async () => {
    const spec = { finishedAt: finished(60) };
    await device.exchange([
      device.attempt(attemptInput(quiz, spec), { skew: -3_600_000 }),
      device.attempt(attemptInput(quiz, spec), { skew: 1e300 }),
      device.attempt(attemptInput(quiz, spec), { skew: 7_200_000, tz: 'Mars/Olympus' }),
    ]);
    const times = [...device.bodies<AttemptRow>('attempt').values()].map(({ finishedAt }) => finishedAt).sort();
    expect(times).toEqual([finished(120), finished(60), finished(0)]);
  });

  it('accepts work on a quiz that was sealed, edited or deleted since, by the pack it was done with', async () => {
    const owner = await plantPerson(harness.server, { role: 'premium' });
    const lost = await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium' });
    const given = { ...attemptInput(lost, { finishedAt: finished() }), packHash: lost.packHash };
    await owner.trpc.quizzes.deleteQuestion.mutate({ id: lost.id, index: 0 });
    await owner.trpc.quizzes.delete.mutate({ id: lost.id });
    const sealed = await plantQuiz(harness.server, { ownerId: null });
    await plantSeal(harness.server, sealed.id, NOW);
    const unknown = { ...attemptInput(lost), packHash: 'f'.repeat(64) };
    const reply = await device.exchange([
      device.attempt(given),
      device.attempt(attemptInput(sealed, { finishedAt: finished() })),
      device.attempt(unknown),
    ]);
    expect(reply.rejected).toMatchObject([{ seq: 3, code: 'NOT_FOUND' }]);
    expect(device.bodies<AttemptRow>('attempt').get(given.attemptId)).toMatchObject({ score: 3, totalMarks: 3 });
  });

  it('stores each rating once, and gets the same card in any order of arrival', async () => {
    await device.exchange([attempt(0)]);
    const other = new Device(learner, () => harness.server.deps.now().getTime());
    const rate = (from: Device, quality: number, minutesAgo: number) =>
      from.op({
        type: 'review.rate',
        at: finished(minutesAgo),
        args: { quizId: quiz.id, questionId: quiz.questionIds[0] ?? '', quality },
      });
    const late = rate(device, 5, 10);
    await other.exchange([rate(other, 3, 5)]);
    await device.exchange([late]);
    await device.exchange([late]);
    await other.drain();
    await device.drain();
    const id = quiz.questionIds[0] ?? '';
    expect(device.bodies('card').get(id)).toEqual(other.bodies('card').get(id));
    expect(device.digest).toBe(other.digest);
  });

  it('stores the queue position of each device, but none for a device that only reads', async () => {
    await device.exchange();
    const clients = () => harness.database.read.select().from(syncClients).where(eq(syncClients.userId, learner.id));
    expect(await clients()).toEqual([]);
    await device.exchange([attempt()]);
    expect(await clients()).toMatchObject([
      { clientId: device.clientId, lastSeq: 1, protocol: PROTOCOL, lastPushAt: NOW },
    ]);
  });
});
