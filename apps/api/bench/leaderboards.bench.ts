// Measures boards with ten thousand and a hundred thousand learners, and with --million a million on PostgreSQL: how
// reading slows down, and how fast XP payments are added to the boards.
import { testDatabaseUrl } from '@quorbit/db/testing';
import type { Engine } from '../src/testing/bench/fixture.ts';
import { addPayments, type Fixture, fillBoards, READS, WRITES } from './support/boards.ts';
import { quantile } from './support/compare.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

const MILLION = process.argv.includes('--million');
const SIZES = QUICK ? [500, 1_000] : [10_000, 100_000];
const READ_ROUNDS = QUICK ? 5 : 300;
const WRITE_ROUNDS = QUICK ? 2 : 15;
const WARM_UP = QUICK ? 1 : 30;
/** XP payments in one turn: the number that the worker takes at once. */
const PAYMENTS = QUICK ? 50 : 1_000;

const formatMs = (value: number) => value.toFixed(2);

async function timeWork(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measureReads(engine: Engine, fixtures: readonly Fixture[]): Promise<void> {
  const rows: string[][] = [];
  for (const [name, read] of Object.entries(READS)) {
    const samples = fixtures.map((): number[] => []);
    for (let round = -WARM_UP; round < READ_ROUNDS; round += 1) {
      for (const [index, fixture] of fixtures.entries()) {
        const taken = await timeWork(async () => read(fixture, round + WARM_UP));
        if (round >= 0) samples[index]?.push(taken);
      }
    }
    const medians = samples.map((sample) => quantile(sample, 0.5));
    const growth = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    rows.push([
      name,
      ...samples.map((sample) => `${formatMs(quantile(sample, 0.5))} (${formatMs(quantile(sample, 0.95))})`),
      growth.toFixed(2),
    ]);
  }
  printCells(
    `Reading boards on ${engine}: milliseconds, median (95th percentile)`,
    [['', ...fixtures.map(({ learners }) => learners.toLocaleString('en')), 'growth'], ...rows],
    ['Growth: the largest over the smallest. Figure to reach: at most 2.5 from 10,000 to 1,000,000.'],
  );
}

async function measureWrites(engine: Engine, fixtures: readonly Fixture[]): Promise<void> {
  const names = Object.keys(WRITES);
  const rates = fixtures.map(() => names.map((): number[] => []));
  for (let round = -2; round < WRITE_ROUNDS; round += 1) {
    for (const [index, fixture] of fixtures.entries()) {
      for (const [turn, write] of Object.values(WRITES).entries()) {
        await addPayments(fixture, turn === names.length - 1 ? PAYMENTS : 0, round + 2);
        const taken = await timeWork(() => write(fixture, PAYMENTS, round + 2));
        if (round >= 0) rates[index]?.[turn]?.push((PAYMENTS / taken) * 1_000);
      }
    }
  }
  const folded = names.length - 1;
  const median = (index: number, turn: number) => quantile(rates[index]?.[turn] ?? [], 0.5);
  printCells(
    `Writing to boards on ${engine}: payments a second (how fast folding is against it)`,
    [
      ['', ...fixtures.map(({ learners }) => learners.toLocaleString('en'))],
      ...names.map((name, turn) => [
        name,
        ...fixtures.map((_, index) => {
          const ratio = median(index, folded) / median(index, turn);
          return `${Math.round(median(index, turn)).toLocaleString('en')}${turn === folded ? '' : ` (${ratio.toFixed(2)})`}`;
        }),
      ]),
    ],
    ['Figure to reach: at least 0.5 of a bare upsert.'],
  );
}

async function measure(engine: Engine): Promise<void> {
  const sizes = MILLION && engine === 'PostgreSQL' ? [...SIZES, 1_000_000] : SIZES;
  const fixtures: Fixture[] = [];
  try {
    for (const learners of sizes) fixtures.push(await fillBoards(engine, learners));
    await measureReads(engine, fixtures);
    await measureWrites(engine, fixtures);
  } finally {
    for (const { database } of fixtures) await database.drop();
  }
}

if (!MILLION) await measure('PGlite');
if (testDatabaseUrl === undefined) console.log('Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.');
else await measure('PostgreSQL');
