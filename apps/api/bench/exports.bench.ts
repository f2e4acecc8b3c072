// Measures an export of 100 MB: how much the server's heap grows, with and without garbage, and how long other users'
// calls take during an export compared with an idle server. Before exports were written page by page, the heap grew by
// some 500 MiB and every user waited for seconds.
import { request } from 'node:http';
import { EXPORT_END, exportPathOf, OWN_EXPORT_PATH } from '@quorbit/contracts/accounts/export';
import { testDatabaseUrl } from '@quorbit/db/testing';
import * as z from 'zod/mini';
import type { Engine } from '../src/testing/bench/fixture.ts';
import { type MeasuredProcess, startMeasuredProcess } from './support/commands.ts';
import { quantile } from './support/compare.ts';
import { closeConnections, send } from './support/load.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

const SERVER = new URL('./support/exports.server.ts', import.meta.url);
/** The bytes of questions to create, without their ids; with the ids they fill an author's limit of 100 MB. */
const BYTES = QUICK ? 2_000_000 : 97_000_000;
const QUESTIONS = 200;
/** Milliseconds between two calls of another user. */
const EVERY_MS = 20;
/** The number of another user's calls before measuring begins, and of those measured without an export. */
const WARM_UP = QUICK ? 10 : 200;
const IDLE_CALLS = QUICK ? 20 : 500;
const MAX_HEAP_MIB = 64;
const MIB = 2 ** 20;

const ready = z.object({ address: z.string(), author: z.string(), reader: z.string() });
const planted = z.object({ id: z.string(), bytes: z.number() });
const administration = z.object({ token: z.string(), authorId: z.string() });
const memory = z.object({ heap: z.number(), external: z.number() });
type Ready = z.infer<typeof ready>;

/** The address of a route that sends the export, and the token of the user who requests it. */
interface Route {
  address: string;
  token: string;
}

/** Makes calls of another user, one after the other, while `on` returns true. Returns the milliseconds of each. */
async function timeOtherCalls({ address, reader }: Ready, on: (calls: number) => boolean): Promise<number[]> {
  const input = encodeURIComponent(JSON.stringify({ limit: 24 }));
  const taken: number[] = [];
  while (on(taken.length)) {
    const since = performance.now();
    await send({ url: `${address}/trpc/quizzes.list?input=${input}`, token: reader });
    taken.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return taken;
}

/**
 * Downloads the export as fast as it arrives.
 * @returns the number of bytes.
 */
function download({ address, token }: Route): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request(address, { method: 'POST', headers }, (response) => {
      let bytes = 0;
      let end = '';
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        end = (end + part.subarray(-EXPORT_END.length).toString()).slice(-EXPORT_END.length);
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200 && end === EXPORT_END) resolve(bytes);
        else reject(new Error(`The export ended with ${response.statusCode} and ${JSON.stringify(end)}.`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function plantBytes(measured: MeasuredProcess): Promise<void> {
  // Adds quizzes until the next one would exceed the author's limit, which earlier versions count towards too.
  for (let [bytes, last] = [0, 0]; bytes + 1.05 * last < BYTES; bytes += last)
    last = (await measured.request('plant', planted, { questions: QUESTIONS })).bytes;
}

/**
 * Runs `work` while the server's memory is watched.
 * @returns its result, and the highest use above idle in MiB.
 */
async function watchMemory<T>(measured: MeasuredProcess, what: 'used' | 'live', work: () => Promise<T>) {
  const idle = await measured.request('watch', memory, what);
  const result = await work();
  const most = await measured.request('watched', memory);
  return { result, heap: (most.heap - idle.heap) / MIB, external: (most.external - idle.external) / MIB };
}

/** Runs one export while another user makes calls, and measures its time and memory, garbage included. */
async function measureExport(measured: MeasuredProcess, server: Ready, route: Route) {
  const cpu = await measured.cpu();
  const { result, heap, external } = await watchMemory(measured, 'used', async () => {
    const since = performance.now();
    let isRunning = true;
    const sent = download(route).finally(() => {
      isRunning = false;
    });
    const during = await timeOtherCalls(server, () => isRunning);
    return { bytes: await sent, during, seconds: (performance.now() - since) / 1_000 };
  });
  return { ...result, heap, external, cpuSeconds: ((await measured.cpu()) - cpu) / 1_000_000 };
}

async function measure(engine: Engine): Promise<string[][]> {
  const measured = startMeasuredProcess(SERVER, [engine]);
  try {
    const server = await measured.request('ready', ready);
    await plantBytes(measured);
    await timeOtherCalls(server, (calls) => calls < WARM_UP);
    const idling = () => timeOtherCalls(server, (calls) => calls < IDLE_CALLS);
    const before = await watchMemory(measured, 'used', idling);
    const own = { address: `${server.address}${OWN_EXPORT_PATH}`, token: server.author };
    const first = await measureExport(measured, server, own);
    // Idle times are measured again after the export, because the machine's speed may have changed meanwhile.
    const idle = [...before.result, ...(await idling())];
    const { token, authorId } = await measured.request('admin', administration);
    const second = await measureExport(measured, server, {
      address: `${server.address}${exportPathOf(authorId)}`,
      token,
    });
    // Full garbage collections take time, so live memory is measured in a separate run whose times aren't used.
    const live = await watchMemory(measured, 'live', () => download(own));
    const ms = (values: readonly number[], share: number) => quantile(values, share).toFixed(1);
    const both = (name: string, cellOf: (run: typeof first) => string, figure = '') => [
      ...[name, cellOf(first), cellOf(second), figure],
    ];
    const most = `≤ ${MAX_HEAP_MIB}`;
    return [
      both('bytes of the file, MB', ({ bytes }) => (bytes / 1_000_000).toFixed(0)),
      both('seconds', ({ seconds }) => seconds.toFixed(1)),
      both('CPU of the server meanwhile, s', ({ cpuSeconds }) => cpuSeconds.toFixed(1)),
      both('heap above idle with garbage, MiB', ({ heap }) => heap.toFixed(0), most),
      ['heap above idle after collections, MiB', live.heap.toFixed(1), '', most],
      ['heap above idle with garbage, of others’ calls alone, MiB', before.heap.toFixed(0), '', ''],
      both('buffers outside the heap above idle, MiB', ({ external }) => external.toFixed(0)),
      both('others, median, idle and meanwhile, ms', ({ during }) => `${ms(idle, 0.5)} / ${ms(during, 0.5)}`),
      both('others, p95, idle and meanwhile, ms', ({ during }) => `${ms(idle, 0.95)} / ${ms(during, 0.95)}`),
      both(
        'others, p95, as a ratio',
        ({ during }) => (quantile(during, 0.95) / quantile(idle, 0.95)).toFixed(2),
        'about 1',
      ),
      both('others, slowest meanwhile, ms', ({ during }) => ms(during, 1)),
    ];
  } finally {
    await measured.stop();
  }
}

const engines: Engine[] = ['PGlite', ...(testDatabaseUrl === undefined ? [] : (['PostgreSQL'] as const))];
for (const engine of engines)
  printCells(`An export on ${engine}`, [['', 'own', 'by an admin', 'figure'], ...(await measure(engine))], []);
if (testDatabaseUrl === undefined) console.log('Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.');
closeConnections();
