import { newId } from '@quorbit/contracts/lib/ids';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import { beforeAll, expect, it } from 'vitest';
import type { Gate } from '../kernel/gate.ts';
import { createGate } from '../lib/admission/gate.ts';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { Device } from '../testing/device.ts';
import { plantPerson } from '../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../testing/planted/quiz.ts';
import type { Person } from '../testing/test-server.ts';

describeWithServer('writes of one learner', (harness) => {
  let learner: Person;
  let gate: Gate;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
    gate = createGate(harness.database, {
      schedule: (_ms, then) => {
        const timer = setImmediate(then);
        return () => clearImmediate(timer);
      },
    });
    harness.server.deps.gate = gate;
  });

  /**
   * Makes a call while another write of the learner is under way. The gate's timers fire at once, so the call gives up
   * waiting immediately.
   */
  function whileWriting<T>(call: () => Promise<T>): Promise<T> {
    return gate.run({ id: learner.id, sid: 'another' }, call);
  }

  const call = (path: string, body: unknown) =>
    fetch(`${harness.server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${learner.token}` },
      body: JSON.stringify(body),
    });
  const envelope = (ops: unknown[]) => ({
    protocol: PROTOCOL,
    clientId: newId(),
    epoch: '',
    cursor: '',
    clientNow: 0,
    ops,
  });
  const op = { seq: 1, opId: newId(), type: 'later', v: 1, at: '2026-01-01T00:00:00Z', tz: 'UTC', args: {} };

  it('pass one gate over tRPC and REST, and a call that waits too long gets 503 with Retry-After', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const { quizId, ...attempt } = attemptInput(quiz);
    // An exchange gets a Retry-After computed from when a place will be free, other calls a fixed one.
    const calls = [
      ['1', () => call('/trpc/sync.exchange', envelope([op]))],
      ['1', () => call('/trpc/sync.exchange?batch=1', { 0: envelope([op]) })],
      ['2', () => call('/trpc/attempts.submit', { ...attempt, quizId })],
      ['2', () => call(`/api/quizzes/${quizId}/attempts`, attempt)],
    ] as const;
    for (const [retryAfter, makeCall] of calls) {
      const refused = await whileWriting(makeCall);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, retryAfter]);
      expect((await makeCall()).status).toBeLessThan(300);
    }
  });

  it('don’t delay reads, exchanges without ops or other learners', async () => {
    const device = new Device(await plantPerson(harness.server));
    await whileWriting(async () => {
      expect((await call('/trpc/sync.exchange', envelope([]))).status).toBe(200);
      expect((await learner.trpc.accounts.me.query()).id).toBe(learner.id);
      expect(await device.exchange([{ ...op, seq: 1 }])).toMatchObject({ ackSeq: 1 });
    });
  });
});
