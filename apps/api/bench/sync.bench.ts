// Benchmarks sync: how long it takes to find a device's changes, and what an exchange costs the server.
import { exchangeInput } from '@quorbit/contracts/sync/schema';
import { testDatabaseUrl } from '@quorbit/db/testing';
import * as z from 'zod/mini';
import { type ByteCounts, postCounted } from '../src/testing/bench/post-counted.ts';
import { startMeasuredProcess } from './support/commands.ts';
import { type Contender, compare, type Result } from './support/compare.ts';
import { DELTA, measureDelta, SIZES, type Timing } from './support/delta.ts';
import { DEVICES, idleCells } from './support/idle.ts';
import { closeConnections, sendMany } from './support/load.ts';
import { printCells, printTable, type Row } from './support/table.ts';

const SERVER = new URL('./support/sync.server.ts', import.meta.url);
const NO_POSTGRES = 'Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.';

const requestSchema = z.object({ token: z.string(), body: exchangeInput });
const addresses = z.object({
  product: z.string(),
  bare: z.string(),
  idle: requestSchema,
  statements: z.object({ idle: z.int(), idleCall: z.int(), ratings: z.int() }),
});

async function printDelta(): Promise<void> {
  const title = `Finding ${DELTA} changed rows of one device (PostgreSQL), milliseconds around the statement`;
  if (testDatabaseUrl === undefined) return printCells(title, [], [NO_POSTGRES]);
  const { floor, small, large, growth } = await measureDelta();
  const [middle, low, high] = growth;
  const name = (rows: number) => `among ${rows.toLocaleString('en')} rows`;
  const line = (what: string, { p50, p95 }: Timing, figure = '') => [what, p50.toFixed(2), p95.toFixed(2), figure];
  printCells(
    title,
    [
      ['', 'p50', 'p95', 'figure'],
      line('select 1', floor),
      line(name(SIZES[0]), small),
      line(name(SIZES[1]), large, 'p95 ≤ 5'),
    ],
    [
      `Growth: ${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}), median and quartiles of interleaved rounds; figure ≤ 1.5.`,
      'select 1 tells what driver and machine cost at that moment.',
    ],
  );
}

interface Column {
  title: string;
  idle: Result[];
  ratings: Result[];
  statements: { idle: number; idleCall: number; ratings: number };
  /** Bytes of one exchange without news. */
  bytes: ByteCounts;
}

async function measure(title: string, engine: string, from: 'engine' | 'memory'): Promise<Column> {
  const measured = startMeasuredProcess(SERVER, [engine, from]);
  try {
    const { product, bare, idle, statements } = await measured.request('addresses', addresses);
    const post = (name: string, url: string): Contender => {
      return { name, run: (requests) => sendMany(requests, () => ({ method: 'POST', url, ...idle })) };
    };
    let ready: z.infer<typeof requestSchema>[] = [];
    const prepare = (command: string) => async (requests: number) => {
      ready = await measured.request(command, z.array(requestSchema), requests);
    };
    const postReady = (url: string) => (requests: number) =>
      sendMany(requests, (index) => ({ method: 'POST', url, ...ready[index] }));
    const ask = (command: string) => (requests: number) => measured.request(command, z.null(), requests);
    return {
      title,
      statements,
      bytes: await postCounted(`${product}/trpc/sync.exchange`, {
        headers: { authorization: `Bearer ${idle.token}`, 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(idle.body)),
      }),
      idle: await compare(measured, [
        post('Fastify + zod, same statements', `${bare}/idle`),
        post('… with the check of the session', `${bare}/idle-with-session`),
        post(TRPC, `${product}/trpc/sync.exchange`),
        { name: 'bare SQL', run: ask('runIdle') },
      ]),
      // Repeated writes aren't the same statements again, so they can't be answered from memory.
      ratings:
        from === 'memory'
          ? []
          : await compare(measured, [
              { name: 'bare SQL', prepare: prepare('prepareBare'), run: ask('runWaiting') },
              { name: 'Fastify + zod around it', prepare: prepare('prepareBare'), run: postReady(`${bare}/ratings`) },
              { name: TRPC, prepare: prepare('prepareLearners'), run: postReady(`${product}/trpc/sync.exchange`) },
            ]),
    };
  } finally {
    await measured.stop();
  }
}

const TRPC = 'tRPC';

function rowsOf(columns: readonly Column[], which: 'idle' | 'ratings', targets: Record<string, string> = {}): Row[] {
  return (columns[0]?.[which] ?? []).map(({ name }, row) => ({
    name,
    results: columns.map((column) => column[which][row]),
    target: targets[name],
  }));
}

/** Prints the load that idle devices put on a server. */
function printIdle(engines: readonly Column[]): void {
  const { totalUp: up, totalDown: down } = engines[0]?.bytes ?? { totalUp: Number.NaN, totalDown: Number.NaN };
  const statements = engines[0]?.statements.idleCall ?? Number.NaN;
  const microseconds = engines.map(({ title: engine, idle }) => {
    return { engine, cpu: idle.find(({ name }) => name === TRPC)?.microseconds ?? Number.NaN };
  });
  printCells(
    `${DEVICES.toLocaleString('en')} idle devices, each second`,
    idleCells({ microseconds, statements, up, down }),
    [
      `One exchange: ${microseconds.map(({ engine, cpu }) => `${cpu.toFixed(0)} µs of CPU with ${engine}`).join(', ')}, ${statements} statements (with that of the session), ${up} bytes up and ${down} down.`,
      'Bytes with the headers of HTTP/1.1 as Chromium sends them, without TLS. CPU of the server alone, not of PostgreSQL.',
      'Hidden devices do not ask. How many are visible, and how often somebody looks, are assumptions.',
    ],
  );
}

/** Formats the exchanges per second of CPU time on this machine; not comparable between machines. */
function formatPace(columns: readonly Column[], which: 'idle' | 'ratings'): string {
  const each = columns.flatMap((column) => {
    const result = column[which].find(({ name }) => name === TRPC);
    return result ? [`${column.title} ${Math.round(1_000_000 / result.microseconds)}`] : [];
  });
  return `tRPC exchanges per second of CPU here: ${each.join(', ')}.`;
}

async function printCosts(): Promise<void> {
  const engines = [
    await measure('PGlite', 'PGlite', 'engine'),
    ...(testDatabaseUrl === undefined ? [] : [await measure('PostgreSQL', 'PostgreSQL', 'engine')]),
  ];
  const columns = [...engines, await measure('rows from memory', 'PGlite', 'memory')];
  const skipped = testDatabaseUrl === undefined ? [NO_POSTGRES] : [];
  const statements = columns[0]?.statements;
  printTable({
    title: 'An exchange without news: CPU of the server per call',
    columns: columns.map(({ title }) => title),
    rows: rowsOf(columns, 'idle', { [TRPC]: '≤ 1.7' }),
    notes: [
      'Both sides run the same statements through the same function of the service; the bare route asks nobody who is calling.',
      `Bare SQL: its ${statements?.idle} statements in one transaction over the same driver.`,
      formatPace(columns, 'idle'),
      ...skipped,
    ],
  });
  printIdle(engines);
  printTable({
    title: 'An exchange with 10 ratings: CPU of the server per call',
    columns: engines.map(({ title }) => title),
    rows: rowsOf(engines, 'ratings'),
    notes: [
      `Bare SQL: the ${statements?.ratings} statements of one real exchange, recorded, then run in one transaction, without savepoints.`,
      formatPace(engines, 'ratings'),
      ...skipped,
    ],
  });
}

await printDelta();
await printCosts();
closeConnections();
