// Compares the CPU time of the quiz list over tRPC and REST with a bare Fastify + zod route that returns the same body.
import assert from 'node:assert/strict';
import { quizCards } from '@quorbit/contracts/quizzes/schema';
import { testDatabaseUrl } from '@quorbit/db/testing';
import * as z from 'zod/mini';
import { startMeasuredProcess } from './support/commands.ts';
import { type Contender, compare, type Result } from './support/compare.ts';
import { type Call, closeConnections, send, sendJson, sendMany } from './support/load.ts';
import { printTable, type Row } from './support/table.ts';

/** Quizzes per page, the same number as the web app requests. */
const LIMIT = 24;
const BATCH = 5;
const SERVER = new URL('./support/hot-reads.server.ts', import.meta.url);

const BARE = 'Fastify + zod, same statements';
const SESSION = '… with the check of the session';
const TRPC = 'tRPC';
const TRPC_BATCH = `tRPC, batch of ${BATCH}, per call`;
const REST = 'REST';
const READY = 'Fastify + zod, body ready in memory';
const FIGURES: Record<string, string> = { [TRPC]: '≤ 1.7', [TRPC_BATCH]: '≤ 1.1', [REST]: '≤ 1.5' };

const addresses = z.object({ product: z.string(), bare: z.string(), token: z.string() });

/**
 * Measures every way to fetch the quiz list on one engine. `from`: whether the SQL statements are answered by the
 * engine or from memory.
 */
async function measure(engine: string, from: 'engine' | 'memory'): Promise<{ results: Result[]; bytes: number }> {
  const measured = startMeasuredProcess(SERVER, [engine, from]);
  try {
    const { product, bare, token } = await measured.request('addresses', addresses);
    const calls = {
      bare: { url: `${bare}/list?limit=${LIMIT}` },
      session: { url: `${bare}/list-with-session?limit=${LIMIT}`, token },
      trpc: {
        url: `${product}/trpc/quizzes.list?input=${encodeURIComponent(JSON.stringify({ limit: LIMIT }))}`,
        token,
      },
      batch: { url: batchUrl(product), token },
      rest: { url: `${product}/api/quizzes?limit=${LIMIT}`, token },
      ready: { url: `${bare}/ready?limit=${LIMIT}` },
    };
    const bytes = await assertSameBody(calls);
    const results = await compare(measured, [
      createContender(BARE, calls.bare),
      createContender(SESSION, calls.session),
      createContender(TRPC, calls.trpc),
      createContender(TRPC_BATCH, calls.batch, BATCH),
      createContender(REST, calls.rest),
      createContender(READY, calls.ready),
    ]);
    return { results, bytes };
  } finally {
    await measured.stop();
  }
}

function createContender(name: string, call: Call, callsPerRequest = 1): Contender {
  return { name, callsPerRequest, run: (requests) => sendMany(requests, () => call) };
}

function batchUrl(product: string): string {
  const inputs = Object.fromEntries(Array.from({ length: BATCH }, (_, index) => [index, { limit: LIMIT }]));
  const names = Array.from({ length: BATCH }, () => 'quizzes.list').join(',');
  return `${product}/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}

const trpcResponse = z.object({ result: z.object({ data: quizCards }) });

/** Checks that every way to fetch the quiz list returns the same list. Returns its size in bytes. */
async function assertSameBody(calls: Record<'bare' | 'session' | 'trpc' | 'batch' | 'rest' | 'ready', Call>) {
  const text = await send(calls.bare);
  const list = z.parse(quizCards, JSON.parse(text));
  assert.equal(list.items.length, LIMIT);
  assert.equal(await send(calls.session), text);
  assert.equal(await send(calls.ready), text);
  assert.deepEqual((await sendJson(calls.trpc, trpcResponse)).result.data, list);
  const batch = await sendJson(calls.batch, z.array(trpcResponse));
  assert.deepEqual(
    batch.map(({ result }) => result.data),
    Array(BATCH).fill(list),
  );
  assert.deepEqual(
    await sendJson(calls.rest, z.unknown()),
    list.items.map(({ id, ...rest }) => ({ _id: id, ...rest })),
  );
  return Buffer.byteLength(text);
}

const columns = [
  { title: 'PGlite', ...(await measure('PGlite', 'engine')) },
  ...(testDatabaseUrl === undefined ? [] : [{ title: 'PostgreSQL', ...(await measure('PostgreSQL', 'engine')) }]),
  { title: 'rows from memory', ...(await measure('PGlite', 'memory')) },
];
closeConnections();

printTable({
  title: `Quiz list (${LIMIT} quizzes, ${((columns[0]?.bytes ?? 0) / 1024).toFixed(1)} KiB of JSON): CPU of the server per call`,
  columns: columns.map(({ title }) => title),
  rows: [BARE, SESSION, TRPC, TRPC_BATCH, REST, READY].map(
    (name, row): Row => ({ name, results: columns.map(({ results }) => results[row]), target: FIGURES[name] }),
  ),
  notes: [
    'Both sides run the same statements through the same function of the service; the bare route asks nobody who is calling.',
    'Rows from memory: the same, but the driver answers each statement at once; what is left is the cost of our own code.',
    ...(testDatabaseUrl === undefined ? ['Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.'] : []),
  ],
});
