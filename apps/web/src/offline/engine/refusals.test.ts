import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_TEXT_ANSWER } from '@quorbit/contracts/quizzes/kinds/short-text';
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { ATTEMPT_SUBMIT, attemptSubmitArgs2 } from '@quorbit/contracts/sync/ops/attempt-submit';
import type { Op } from '@quorbit/contracts/sync/schema';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDevice, createWork, type Device } from '../testing/device.ts';
import { CRASHING, type ExchangeServer, exchangeServer, POISON } from '../testing/exchange-server.ts';
import { passThrough, refusalOf } from '../testing/flaky-network.ts';
import { createVirtualClock, type VirtualClock } from '../testing/virtual-clock.ts';

let clock: VirtualClock;
let server: ExchangeServer;
let tab: Device;

beforeEach(() => {
  clock = createVirtualClock();
  server = exchangeServer(clock);
  tab = createDevice({ server, clock });
});

test('an ended session pauses sync until the next one begins, and keeps the ops', async () => {
  await tab.writer.enqueue(createWork());
  tab.network = async () => refusalOf('UNAUTHENTICATED');
  tab.engine.start();
  await clock.advance(600_000);
  expect(tab.engine.state().phase).toBe('signed-out');
  expect(tab.requestTimes).toHaveLength(1);
  tab.network = passThrough;
  tab.engine.stop();
  tab.engine.start();
  await clock.advance(10);
  expect(await tab.pending()).toBe(0);
});

test('a deleted account ends sync, and keeps the ops for export', async () => {
  await tab.writer.enqueue(createWork());
  tab.network = async () => refusalOf('ACCOUNT_GONE');
  tab.engine.start();
  await clock.advance(600_000);
  expect(tab.engine.state().phase).toBe('gone');
  expect(tab.requestTimes).toHaveLength(1);
  expect(await tab.pending()).toBe(1);
});

test('a client that is too old reports it, keeps its ops and retries now and then', async () => {
  await tab.writer.enqueue(createWork());
  tab.network = async () => refusalOf('CLIENT_TOO_OLD');
  tab.engine.start();
  await clock.advance(60_000);
  expect(tab.engine.state().phase).toBe('too-old');
  expect(await tab.pending()).toBe(1);
  // While a client that is too old retries, the engine's phase must not change, and with it the screen's offer to
  // update.
  const phases = new Set<string>();
  const looks = tab.requestTimes.length;
  tab.network = async () => {
    phases.add(tab.engine.state().phase);
    return refusalOf('CLIENT_TOO_OLD');
  };
  await clock.advance(600_000);
  expect(tab.requestTimes.length).toBeGreaterThan(looks);
  expect([...phases]).toEqual(['too-old']);
  tab.network = passThrough;
  await clock.advance(60_000);
  expect(await tab.pending()).toBe(0);
});

test('one bad op does not hold up the others', async () => {
  await tab.writer.enqueue(createWork(1));
  await tab.writer.enqueue({ type: POISON, args: {} });
  await tab.writer.enqueue(createWork(2));
  tab.engine.start();
  await clock.advance(10);
  expect(await tab.pending()).toBe(0);
  expect(server.state.applied.size).toBe(2);
  const rejected = await tab.storage.read((tx) => tx.rejected());
  expect(rejected).toMatchObject([{ code: 'NOT_FOUND', message: 'No.', op: { type: POISON } }]);
});

test('an op that makes the server throw is parked the third time, and blocks other ops only until then', async () => {
  await tab.writer.enqueue({ type: CRASHING, args: {} });
  await tab.writer.enqueue(createWork());
  tab.engine.start();
  await clock.advance(20_000);
  expect(await tab.pending()).toBe(0);
  const journal = await tab.storage.read((tx) => tx.journal());
  expect(journal.map(({ parked }) => parked)).toEqual([true, false]);
});

test('a request that our server finds malformed is halved until the op at fault is found and set aside', async () => {
  for (let n = 0; n < 9; n += 1) await tab.writer.enqueue(createWork(n));
  const isBad = ({ args }: Op) => (args as { n: number }).n === 5;
  tab.network = async (now, { ops }) => (ops.some(isBad) ? refusalOf('INVALID') : now());
  tab.engine.start();
  await clock.advance(1000);
  expect(await tab.pending()).toBe(0);
  expect(server.state.applied.size).toBe(8);
  expect(server.appliedOnce()).toBe(true);
  const rejected = await tab.storage.read((tx) => tx.rejected());
  expect(rejected).toMatchObject([{ code: 'INVALID', op: { args: { n: 5 } } }]);
});

test('no op is blamed if the server refuses even an empty request', async () => {
  await tab.writer.enqueue(createWork());
  tab.network = async () => refusalOf('INVALID');
  tab.engine.start();
  await clock.advance(300_000);
  expect(await tab.pending()).toBe(1);
  expect(await tab.storage.read((tx) => tx.rejected())).toEqual([]);
  tab.network = passThrough;
  await clock.advance(60_000);
  expect(await tab.pending()).toBe(0);
});

test('the longest attempt is sent, and not abandoned while a slow network transfers it', async () => {
  const answers = Array.from({ length: MAX_QUESTIONS }, () => ({
    questionId: newId(),
    option: null,
    timeSpent: 1234.5,
    response: { kind: 'text' as const, text: '𝔸'.repeat(MAX_TEXT_ANSWER) },
  }));
  const times = { startedAt: '2026-03-01T12:00:00.000Z', finishedAt: '2026-03-01T12:30:00.000Z' };
  const args = {
    attemptId: newId(),
    quizId: newId(),
    packHash: 'a'.repeat(64),
    ...times,
    layout: 1 as const,
    answers,
  };
  expect(z.safeParse(attemptSubmitArgs2, args).success).toBe(true);
  tab.network = async (deliver) => {
    await new Promise<void>((resolve) => clock.after(40_000, resolve));
    return deliver();
  };
  await tab.writer.enqueue({ type: ATTEMPT_SUBMIT, v: 2, args });
  tab.engine.start();
  await clock.advance(90_000);
  expect(await tab.storage.read((tx) => tx.rejected())).toEqual([]);
  expect(await tab.pending()).toBe(0);
  expect([...server.state.applied.values()]).toEqual([1]);
});

test('an op that is too large for any request is set aside at once', async () => {
  await tab.writer.enqueue({ type: 'test', args: 'x'.repeat(40_000) });
  await tab.writer.enqueue(createWork());
  tab.engine.start();
  await clock.advance(10);
  expect(await tab.pending()).toBe(0);
  expect(await tab.storage.read((tx) => tx.rejected())).toMatchObject([{ code: 'TOO_LARGE' }]);
  expect(server.state.applied.size).toBe(1);
});
