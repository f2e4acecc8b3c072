// Simulates a class that comes back from a day without a network: how long it takes until all its work is on the
// server, and how slow the server gets meanwhile for another user.
import { MAX_OPS, MAX_REQUEST_BYTES } from '@quorbit/contracts/sync/limits';
import { type ExchangeInput, exchangeInput, exchangeReply } from '@quorbit/contracts/sync/schema';
import { testDatabaseUrl } from '@quorbit/db/testing';
import * as z from 'zod/mini';
import { startMeasuredProcess } from './support/commands.ts';
import { quantile } from './support/compare.ts';
import { send } from './support/load.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

/**
 * The classes to measure: the number of devices that come back at once, and the ops on each. The total number of ops is
 * the same.
 */
const CLASSES = QUICK ? [{ size: 3, ops: 120 }] : [30, 60, 100].map((size) => ({ size, ops: 9_000 / size }));
type Class = (typeof CLASSES)[number];
/** Milliseconds after which a device gives up a request, the same as in the app. */
const SILENCE_MS = 10_000;
/** Milliseconds between another user's calls for the list of quizzes. */
const POLL_EVERY_MS = 50;
const IDLE_POLLS = QUICK ? 5 : 60;
/** Milliseconds after which devices stop trying. */
const GIVE_UP_MS = 180_000;
const SERVER = new URL('./support/class.server.ts', import.meta.url);

const addresses = z.object({ product: z.string(), bystander: z.string() });
const devices = z.array(
  z.object({ token: z.string(), body: exchangeInput, ops: z.array(z.looseObject({ seq: z.int(), opId: z.string() })) }),
);
type Device = z.infer<typeof devices>[number];
const envelope = z.object({ result: z.object({ data: exchangeReply }) });

interface DeviceFigures {
  /** Milliseconds of each exchange, including exchanges that were given up or refused. */
  exchanges: number[];
  abandoned: number;
  busy: number;
  /** The longest time in milliseconds until a device got the reply that the server is busy. */
  longestRefusal: number;
  /** The longest time in milliseconds that a device with unsent work waited for an acknowledgement. */
  longestSilence: number;
}

const emptyFigures = (): DeviceFigures => ({
  exchanges: [],
  abandoned: 0,
  busy: 0,
  longestRefusal: 0,
  longestSilence: 0,
});

/** The result for one class: times in milliseconds, and counts. */
interface Outcome extends DeviceFigures {
  drained: number;
  quietPolls: number[];
  busyPolls: number[];
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a device's ops as the app does, until the server has all of them. */
async function drain(address: string, { token, body, ops }: Device, seen: DeviceFigures): Promise<void> {
  let acked = 0;
  let { cursor } = body;
  let batch = MAX_OPS;
  let failures = 0;
  let ackedAt = performance.now();
  while (acked < ops.length && performance.now() < GIVE_UP_MS + started) {
    const { digest: _digest, ...bare } = body;
    const input: ExchangeInput = {
      ...bare,
      cursor,
      clientNow: Date.now(),
      ops: takeFittingOps(ops.slice(acked, acked + batch)),
    };
    const before = performance.now();
    const reply = await exchange(address, token, input);
    seen.exchanges.push(performance.now() - before);
    if (typeof reply === 'object') {
      failures = reply.retryAfter === undefined ? 0 : failures + 1;
      batch = Math.min(MAX_OPS, batch * 2);
      ({ cursor } = reply);
      if (reply.ackSeq > acked) {
        seen.longestSilence = Math.max(seen.longestSilence, performance.now() - ackedAt);
        ackedAt = performance.now();
      }
      acked = reply.ackSeq;
      if (reply.retryAfter !== undefined) await sleep(reply.retryAfter * 1_000);
      continue;
    }
    if (reply === 'silent') {
      failures += 1;
      seen.abandoned += 1;
      batch = Math.max(1, Math.floor(input.ops.length / 2));
    } else {
      seen.busy += 1;
      seen.longestRefusal = Math.max(seen.longestRefusal, seen.exchanges.at(-1) ?? 0);
    }
    const jitter = Math.random() * (reply === 'silent' ? Math.min(30_000, 1_000 * 2 ** (failures - 1)) : 1_000);
    await sleep((reply === 'silent' ? 0 : reply) * 1_000 + jitter);
  }
}

let started = 0;

function takeFittingOps(ops: ExchangeInput['ops']): ExchangeInput['ops'] {
  let bytes = 1_000;
  return ops.filter((op) => {
    bytes += JSON.stringify(op).length + 1;
    return bytes < MAX_REQUEST_BYTES;
  });
}

/**
 * Sends one exchange. Returns the reply, the seconds to wait when the server is busy, or 'silent' after `SILENCE_MS`
 * without a reply.
 */
async function exchange(address: string, token: string, input: ExchangeInput) {
  const request = fetch(`${address}/trpc/sync.exchange`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(SILENCE_MS),
  });
  try {
    const response = await request;
    const body: unknown = await response.json();
    if (response.status === 503) return Number(response.headers.get('retry-after') ?? 0);
    if (response.status !== 200)
      throw new Error(`An exchange was answered ${response.status}: ${JSON.stringify(body)}`);
    return z.parse(envelope, body).result.data;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'silent';
    throw error;
  }
}

/** Returns how long a call for the list of quizzes takes, in milliseconds, over a new connection. */
async function timeQuizList(address: string, token: string): Promise<number> {
  const before = performance.now();
  await send({ url: `${address}/api/quizzes?limit=20`, token }, false);
  return performance.now() - before;
}

async function measureReturn(engine: string, { size, ops }: Class): Promise<Outcome> {
  const measured = startMeasuredProcess(SERVER, [engine]);
  try {
    const { product, bystander } = await measured.request('addresses', addresses);
    const warm = await measured.request('devices', devices, { count: 1, ops });
    started = performance.now();
    for (const device of warm) await drain(product, device, emptyFigures());
    const back = await measured.request('devices', devices, { count: size, ops });

    const quietPolls: number[] = [];
    for (let index = 0; index < IDLE_POLLS; index += 1) {
      quietPolls.push(await timeQuizList(product, bystander));
      await sleep(POLL_EVERY_MS);
    }
    const outcome: Outcome = { ...emptyFigures(), drained: 0, quietPolls, busyPolls: [] };
    let over = false;
    const watching = (async () => {
      while (!over) {
        outcome.busyPolls.push(await timeQuizList(product, bystander));
        await sleep(POLL_EVERY_MS);
      }
    })();
    started = performance.now();
    const coming = Promise.all(back.map((device) => drain(product, device, outcome))).finally(() => {
      over = true;
    });
    await Promise.all([coming.then(() => (outcome.drained = performance.now() - started)), watching]);
    return outcome;
  } finally {
    await measured.stop();
  }
}

const engines = ['PGlite', ...(testDatabaseUrl === undefined ? [] : ['PostgreSQL'])];
const p95 = (values: readonly number[]) => quantile(values, 0.95);
const formatSeconds = (ms: number) => (ms / 1_000).toFixed(2);

for (const group of CLASSES) {
  const outcomes: Outcome[] = [];
  for (const engine of engines) outcomes.push(await measureReturn(engine, group));
  const row = (name: string, of: (outcome: Outcome) => string, figure = '') => [name, ...outcomes.map(of), figure];
  printCells(
    `${group.size} devices with ${group.ops} ratings each come back at once`,
    [
      ['', ...engines, 'figure'],
      row('all on the server after, s', ({ drained }) => (drained / 1_000).toFixed(1), '≤ 20 on PGlite'),
      row('longest exchange, s', ({ exchanges }) => formatSeconds(Math.max(...exchanges)), '≤ 3'),
      row('longest refusal, s', ({ longestRefusal }) => formatSeconds(longestRefusal), '≤ 1.2'),
      row(
        'a device without news, s',
        ({ longestSilence }) => formatSeconds(longestSilence),
        group.size > 30 ? '≤ 15' : '≤ 10',
      ),
      row('exchanges', ({ exchanges }) => String(exchanges.length)),
      row('… given up after 10 s', ({ abandoned }) => String(abandoned), '0'),
      row('… told to come back later', ({ busy }) => String(busy)),
      row('list of quizzes meanwhile, p95 ms', ({ busyPolls }) => p95(busyPolls).toFixed(0), '≤ 250'),
      row('… over that of an idle server', ({ busyPolls, quietPolls }) =>
        (p95(busyPolls) / p95(quietPolls)).toFixed(1),
      ),
    ],
    ['Devices and server share this machine. Devices retry as the app does, with its time-out and its pauses.'],
  );
}
