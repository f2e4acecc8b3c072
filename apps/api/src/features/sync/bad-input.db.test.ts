import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_PARKED_OPS, MIN_PROTOCOL, PROTOCOL } from '@quorbit/contracts/sync/limits';
import { opReceipts } from '@quorbit/db/schema/sync';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

const BEYOND_32_BIT = [2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 31) - 1, 1e21, 1e308, -1e308, 0.1, -1];

describeWithServer('bad input to an exchange', (harness) => {
  let learner: Person;
  let device: Device;
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner);
  });

  const op = (more: object = {}) => ({ ...device.op({ type: 'later', args: {} }), ...more });
  const envelope = (more: object = {}) => ({
    protocol: PROTOCOL,
    clientId: device.clientId,
    epoch: '',
    cursor: '',
    clientNow: 0,
    ops: [op()],
    ...more,
  });

  async function status(envelopeSent: unknown): Promise<number> {
    const response = await fetch(`${harness.server.address}/trpc/sync.exchange`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${learner.token}` },
      body: JSON.stringify(envelopeSent),
    });
    if (!response.ok) expect(await response.text()).toMatch(/"message":"[^"]{10,}"/);
    return response.status;
  }

  it('doesn’t crash the server: numbers beyond 32 bits in every field of the envelope', async () => {
    for (const number of BEYOND_32_BIT) {
      const isTooOld = number === -1 || number < MIN_PROTOCOL;
      expect([400, isTooOld ? 412 : 400], `protocol ${number}`).toContain(await status(envelope({ protocol: number })));
      expect(await status(envelope({ ops: [op({ seq: number })] })), `seq ${number}`).toBe(400);
      expect(await status(envelope({ clientNow: number, clientId: newId() })), `clientNow ${number}`).toBe(200);
      expect(await status(envelope({ ops: number }))).toBe(400);
      expect(await status(envelope({ clientId: number }))).toBe(400);
    }
    expect(await status(envelope({ protocol: 2 ** 31 - 1 }))).toBe(200);
    expect(await status(envelope({ ops: [op({ seq: 2 ** 31 - 1 })] }))).toBe(200);
  });

  it('doesn’t block the queue: numbers beyond 32 bits in every field of an op', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const { timeZone: _zone, ...args } = attemptInput(quiz);
    const [answer] = args.answers;
    const rating = { quizId: quiz.id, questionId: quiz.questionIds[0], quality: 3 };
    const sent = BEYOND_32_BIT.flatMap((number) => [
      op({ type: number }),
      op({ v: number }),
      op({ at: number }),
      op({ tz: number }),
      op({ skew: number }),
      op({ args: number }),
      op({ args: { deep: [number] } }),
      op({ type: 'attempt.submit', args: { ...args, packHash: '', answers: [{ ...answer, timeSpent: number }] } }),
      op({ type: 'attempt.submit', args: { ...args, packHash: '', answers: [{ ...answer, option: number }] } }),
      op({ type: 'attempt.submit', args: { ...args, packHash: number } }),
      op({ type: 'review.rate', args: { ...rating, left: number } }),
      op({ type: 'review.rate', args: { ...rating, quality: number } }),
      op({ type: 'review.rate', args: { ...rating, confidence: number } }),
      op({ type: 'void', args: { of: number } }),
    ]);
    for (let start = 0; start < sent.length; start += 100) {
      const reply = await device.exchange(sent.slice(start, start + 100));
      expect(reply.ackSeq).toBe(Math.min(start + 100, sent.length));
    }
    expect(device.digest).toBe((await device.exchange()).digest);
  });

  it('is accepted when nested up to the limit, and refused beyond it', async () => {
    const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
    expect(await status(envelope({ ops: [op({ args: nested(19) })] }))).toBe(200);
    expect(await status(envelope({ ops: [op({ args: nested(20) })] }))).toBe(400);
    expect(await status(envelope({ ops: [op({ args: nested(2_000) })] }))).toBe(400);
  });

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    ' ',
    "'; drop table users; --",
    '👩‍👩‍👧',
    'void ',
  ])('is parked if its type has the odd name %s', async (type) => {
    expect(await device.exchange([op({ type })])).toMatchObject({ ackSeq: 1, parked: [{ seq: 1 }] });
    await device.exchange([op({ type: 'void', args: { of: newId() } })]);
    expect(device.bodies('held').size).toBe(1);
    expect(device.digest).toBe((await device.exchange()).digest);
  });

  it('is parked up to the limit and then rejected, for ten thousand unknown ops', async () => {
    // PGlite, the embedded database, gets fewer ops, because it takes a while for so many.
    const count = harness.database.kind === 'pglite' ? 2_000 : 10_000;
    for (let sent = 0; sent < count; sent += 100) {
      const ops = Array.from({ length: 100 }, () => op());
      expect((await device.exchange(ops)).ackSeq).toBe(sent + 100);
    }
    const receipts = await harness.database.read
      .select({ status: opReceipts.status, parkedBody: opReceipts.parkedBody })
      .from(opReceipts)
      .where(eq(opReceipts.userId, learner.id));
    expect(receipts.filter(({ parkedBody }) => parkedBody !== null)).toHaveLength(MAX_PARKED_OPS);
    expect(receipts.filter(({ status: state }) => state === 'rejected')).toHaveLength(count - MAX_PARKED_OPS);
  }, 60_000);
});
