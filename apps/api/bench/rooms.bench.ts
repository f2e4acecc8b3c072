// Measures live rooms: the cost of a message over the product's socket, compared with raw ws with the same
// rooms and events.
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type MeasuredProcess, startMeasuredProcess } from './support/commands.ts';
import { quantile } from './support/compare.ts';
import { QUICK } from './support/quick.ts';
import { join, type Kind, now, type Player, reconnectingPlayer } from './support/rooms-clients.ts';
import { printCells } from './support/table.ts';

const SERVER = new URL('./support/rooms.server.ts', import.meta.url);
const KINDS: readonly Kind[] = ['ws', 'trpc'];
const NAMES: Record<Kind, string> = { ws: 'raw ws', trpc: 'Quorbit (tRPC)' };
const SEATS = 8;
const ROOMS = QUICK ? 10 : 100;
const MANY = QUICK ? 20 : 200;
const [FEW_ROOMS, MOST_ROOMS] = QUICK ? [5, 20] : [25, 400];
const ROUNDS = QUICK ? 3 : 15;
/** The number of events per room in one turn, and the pause in milliseconds between groups of rooms. */
const SATURATED = { times: QUICK ? 5 : 30, pauseMs: 0 };
const PACED = { times: QUICK ? 2 : 5, pauseMs: 10 };
const WITHIN_MS = 60_000;

const addresses = z.object({ trpc: z.string(), ws: z.string(), token: z.string() });
type Addresses = z.infer<typeof addresses>;
const lagSchema = z.object({ lagP99: z.number() });

interface RoundResult {
  /** The server's CPU time per delivered message, in microseconds. */
  cpu: number;
  delays: number[];
  lagP99: number;
}

let delivered = 0;
let delays: number[] = [];

async function joinPlayers(kind: Kind, at: Addresses, rooms: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let room = 0; room < rooms; room += 1) {
    const seats = Array.from({ length: SEATS }, () =>
      join(kind, { address: at[kind], token: at.token, room: String(room) }, (data) => {
        delivered += 1;
        delays.push(now() - data.at);
      }),
    );
    players.push(...(await Promise.all(seats)));
  }
  // The pause lets the server read the last players' join messages.
  await setTimeout(500);
  return players;
}

async function waitUntil(done: () => boolean): Promise<void> {
  const start = now();
  while (!done()) {
    if (now() - start > WITHIN_MS) throw new Error('Not all messages arrived.');
    await setTimeout(1);
  }
}

async function runRound(
  measured: MeasuredProcess,
  kind: Kind,
  rooms: number,
  pace: typeof PACED,
): Promise<RoundResult> {
  delivered = 0;
  delays = [];
  const before = await measured.cpu();
  const { lagP99 } = await measured.request('broadcast', lagSchema, { kind, rooms, ...pace });
  const expected = rooms * SEATS * pace.times;
  await waitUntil(() => delivered >= expected);
  if (delivered > expected) throw new Error(`${delivered} messages arrived instead of ${expected}.`);
  return { cpu: ((await measured.cpu()) - before) / expected, delays, lagP99 };
}

/** Runs rounds of all kinds of sockets, interleaved; the first two rounds only warm up. */
async function runRounds(
  measured: MeasuredProcess,
  rooms: number,
  pace: typeof PACED,
): Promise<Record<Kind, RoundResult[]>> {
  const turns: Record<Kind, RoundResult[]> = { ws: [], trpc: [] };
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [place] of KINDS.entries()) {
      const kind = KINDS[(place + round + 2) % KINDS.length] ?? 'ws';
      const done = await runRound(measured, kind, rooms, pace);
      if (round >= 0) turns[kind].push(done);
    }
  }
  return turns;
}

function formatRatios(turns: Record<Kind, RoundResult[]>, kind: Kind, figure: (turn: RoundResult) => number): string {
  const all = turns[kind].map((roundResult, round) => figure(roundResult) / figure(turns.ws[round] ?? roundResult));
  return `${quantile(all, 0.5).toFixed(2)} (${quantile(all, 0.25).toFixed(2)}–${quantile(all, 0.75).toFixed(2)})`;
}

async function heapPerConnection(measured: MeasuredProcess, at: Addresses, kind: Kind): Promise<number> {
  const warm = await joinPlayers(kind, at, 2);
  const before = await measured.request('heap', z.number());
  const players = await joinPlayers(kind, at, ROOMS);
  const after = await measured.request('heap', z.number());
  for (const player of [...warm, ...players]) player.close();
  await setTimeout(300);
  return (after - before) / players.length;
}

async function compareAll(measured: MeasuredProcess, at: Addresses): Promise<void> {
  const heap = { ws: 0, trpc: 0 };
  for (const kind of KINDS) heap[kind] = await heapPerConnection(measured, at, kind);
  const players: Player[] = [];
  for (const kind of KINDS) players.push(...(await joinPlayers(kind, at, ROOMS)));
  const saturated = await runRounds(measured, ROOMS, SATURATED);
  const paced = await runRounds(measured, ROOMS, PACED);
  for (const player of players) player.close();
  const figures = ['', '≤ 1.1', '≤ 1.6', '≤ 1.6', '≤ 2', '≤ 5'];
  printCells(
    `${ROOMS} rooms of ${SEATS}, as a ratio to raw ws: median of interleaved rounds (quartiles)`,
    [
      ['', 'CPU saturated', 'CPU paced', 'delay p50', 'delay p99', 'heap per connection'],
      ...KINDS.map((kind) => [
        NAMES[kind],
        formatRatios(saturated, kind, ({ cpu }) => cpu),
        formatRatios(paced, kind, ({ cpu }) => cpu),
        formatRatios(paced, kind, (roundResult) => quantile(roundResult.delays, 0.5)),
        formatRatios(paced, kind, (roundResult) => quantile(roundResult.delays, 0.99)),
        `${(heap[kind] / heap.ws).toFixed(2)} (${(heap[kind] / 1024).toFixed(1)} KiB)`,
      ]),
      ['figure', ...figures.slice(1)],
    ],
    [],
  );
}

async function measureGrowth(measured: MeasuredProcess, at: Addresses): Promise<void> {
  const cost: number[] = [];
  for (const rooms of [FEW_ROOMS, MOST_ROOMS]) {
    const players = await joinPlayers('trpc', at, rooms);
    const turns: RoundResult[] = [];
    for (let round = -2; round < Math.ceil(ROUNDS / 2); round += 1) {
      const done = await runRound(measured, 'trpc', rooms, PACED);
      if (round >= 0) turns.push(done);
    }
    cost.push(
      quantile(
        turns.map(({ cpu }) => cpu),
        0.5,
      ),
    );
    for (const player of players) player.close();
    await setTimeout(300);
  }
  const [few = 0, most = 0] = cost;
  console.log(
    `  CPU per message with ${MOST_ROOMS} rooms over that with ${FEW_ROOMS}: ${(most / few).toFixed(2)} (figure: ≤ 1, linear)`,
  );
}

async function measureManyRooms(measured: MeasuredProcess, at: Addresses): Promise<void> {
  const players = await joinPlayers('trpc', at, MANY);
  const turns: RoundResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) turns.push(await runRound(measured, 'trpc', MANY, PACED));
  const lag = Math.max(...turns.map(({ lagP99 }) => lagP99));
  console.log(
    `  ${MANY} rooms of ${SEATS} on one process: lag of the event loop p99 ${lag.toFixed(1)} ms (figure: ≤ 50)`,
  );
  for (const player of players) player.close();
  await setTimeout(300);
}

async function measureReconnect(measured: MeasuredProcess, at: Addresses): Promise<void> {
  await measured.request('broadcast', lagSchema, { kind: 'trpc', rooms: MANY, times: 1, pauseMs: 0 });
  const players = Array.from({ length: MANY * SEATS }, (_, index) =>
    reconnectingPlayer({ address: at.trpc, token: at.token, room: String(index % MANY) }),
  );
  await waitUntil(() => players.every(({ isThere }) => isThere()));
  await setTimeout(500);
  await measured.request('broadcast', lagSchema, { kind: 'trpc', rooms: MANY, times: 1, pauseMs: 0 });
  await waitUntil(() => players.every(({ received: numbers }) => numbers.length >= 1));
  const start = now();
  await measured.request('cut', z.unknown());
  await measured.request('broadcast', lagSchema, { kind: 'trpc', rooms: MANY, times: 3, pauseMs: 0 });
  await waitUntil(() => players.every(({ received: numbers }) => numbers.length >= 4));
  const took = now() - start;
  const wrong = players.filter(({ received: numbers }) => new Set(numbers).size !== 4 || numbers.length !== 4).length;
  console.log(
    `  ${players.length} sockets cut at once: all have every event after ${Math.round(took)} ms; with gaps or twice: ${wrong}`,
  );
  for (const player of players) player.close();
}

const measured = startMeasuredProcess(SERVER, []);
try {
  const at = await measured.request('addresses', addresses);
  await compareAll(measured, at);
  await measureManyRooms(measured, at);
  await measureGrowth(measured, at);
  await measureReconnect(measured, at);
} finally {
  await measured.stop();
}
process.exit(0);
