// An export of 100 MB: what the server's heap grows by, and what others' calls take meanwhile against what they take when
// nobody exports. Before exports were written page by page, the heap grew by some 500 MiB and everybody waited for seconds.
import { request } from 'node:http';
import { EXPORT_END, OWN_EXPORT } from '@quorbit/contracts/accounts/export';
import { testDatabaseUrl } from '@quorbit/db/testing';
import * as z from 'zod/mini';
import type { Engine } from '../src/testing/bench/stage.ts';
import { type Measured, startMeasured } from './support/commands.ts';
import { quantile } from './support/compare.ts';
import { closeConnections, send } from './support/load.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

const SERVER = new URL('./support/exports.server.ts', import.meta.url);
/** Of questions without their ids, which fill an author's cap of 100 MB with them. */
const BYTES = QUICK ? 2_000_000 : 97_000_000;
const QUESTIONS = 200;
/** Milliseconds between two calls of others. */
const EVERY_MS = 20;
/** Calls of others before anything counts, and without an export. */
const WARM_UP = QUICK ? 10 : 200;
const IDLE_CALLS = QUICK ? 20 : 500;
const MOST_HEAP_MIB = 64;
const MIB = 2 ** 20;

const ready = z.object({ address: z.string(), author: z.string(), reader: z.string() });
const planted = z.object({ id: z.string(), bytes: z.number() });
type Ready = z.infer<typeof ready>;

/** Milliseconds that calls of somebody else take, one after the other, for as long as `on` says so. */
async function others({ address, reader }: Ready, on: (calls: number) => boolean): Promise<number[]> {
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

/** Downloads the export as fast as it comes. @returns its bytes */
function download({ address, author }: Ready): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${author}` };
    const sent = request(`${address}${OWN_EXPORT}`, { method: 'POST', headers }, (response) => {
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

async function plantBytes(measured: Measured): Promise<void> {
  // The last quiz that fits below the cap of an author, earlier versions and all.
  for (let [bytes, last] = [0, 0]; bytes + 1.05 * last < BYTES; bytes += last)
    last = (await measured.ask('plant', planted, { questions: QUESTIONS, isLong: true })).bytes;
}

async function measure(engine: Engine): Promise<string[][]> {
  const measured = startMeasured(SERVER, [engine]);
  try {
    const server = await measured.ask('ready', ready);
    await plantBytes(measured);
    await others(server, (calls) => calls < WARM_UP);
    const before = await others(server, (calls) => calls < IDLE_CALLS);
    const idleHeap = await measured.ask('watch', z.number());
    const cpu = await measured.cpu();
    const since = performance.now();
    let isRunning = true;
    const exporting = download(server).finally(() => {
      isRunning = false;
    });
    const during = await others(server, () => isRunning);
    const bytes = await exporting;
    const seconds = (performance.now() - since) / 1_000;
    const used = (await measured.cpu()) - cpu;
    const most = await measured.ask('watched', z.number());
    // What others take may change meanwhile for reasons of the machine.
    const after = await others(server, (calls) => calls < IDLE_CALLS);
    const idle = [...before, ...after];
    const ms = (values: readonly number[], share: number) => quantile(values, share).toFixed(1);
    return [
      ['bytes of the file, MB', (bytes / 1_000_000).toFixed(0), ''],
      ['seconds', seconds.toFixed(1), ''],
      ['CPU of the server meanwhile, s', (used / 1_000_000).toFixed(1), ''],
      ['heap above idle, MiB', ((most - idleHeap) / MIB).toFixed(0), `≤ ${MOST_HEAP_MIB}`],
      ['others, median, idle and meanwhile, ms', `${ms(idle, 0.5)} / ${ms(during, 0.5)}`, ''],
      ['others, p95, idle and meanwhile, ms', `${ms(idle, 0.95)} / ${ms(during, 0.95)}`, ''],
      ['others, p95, as a ratio', (quantile(during, 0.95) / quantile(idle, 0.95)).toFixed(2), 'about 1'],
      ['others, slowest meanwhile, ms', ms(during, 1), ''],
    ];
  } finally {
    await measured.stop();
  }
}

const engines: Engine[] = ['PGlite', ...(testDatabaseUrl === undefined ? [] : (['PostgreSQL'] as const))];
for (const engine of engines)
  printCells(`An export on ${engine}`, [['', '', 'figure'], ...(await measure(engine))], []);
if (testDatabaseUrl === undefined) console.log('Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.');
closeConnections();
