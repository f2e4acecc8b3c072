// Measures how the time of each call grows with the number of other learners: a thousand against twenty thousand (two
// hundred thousand with --many), on PostgreSQL.
import { testDatabaseUrl } from '@quorbit/db/testing';
import { quantile } from './support/compare.ts';
import { CALLS, type Crowd, countRows, openCrowd, timeCall } from './support/crowd.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

const MANY = process.argv.includes('--many');
const SIZES = QUICK ? [50, 100] : [1_000, MANY ? 200_000 : 20_000];
const ROUNDS = QUICK ? 3 : 120;
const WARM_UP = QUICK ? 1 : 20;
const MAX_GROWTH = 1.5;

async function measure(crowds: readonly Crowd[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, read] of Object.entries(CALLS)) {
    const samples = crowds.map((): number[] => []);
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [index, crowd] of crowds.entries()) {
        const took = await timeCall(crowd, read, round + WARM_UP);
        if (round >= 0) samples[index]?.push(took);
      }
    }
    const [few = Number.NaN, many = Number.NaN] = samples.map((sample) => quantile(sample, 0.5));
    const show = (sample: number[]) => `${quantile(sample, 0.5).toFixed(2)} (${quantile(sample, 0.95).toFixed(2)})`;
    rows.push([name, ...samples.map(show), (many / few).toFixed(2)]);
  }
  return rows;
}

async function main(): Promise<void> {
  const crowds: Crowd[] = [];
  try {
    for (const learners of SIZES) crowds.push(await openCrowd(learners));
    const sizes = await Promise.all(crowds.map(countRows));
    const notes = crowds.map(({ learners }, index) => {
      const { attempts = 0, ratings = 0 } = sizes[index] ?? {};
      const figures = [learners, attempts, ratings].map((value) => value.toLocaleString('en'));
      return `${figures[0]} learners: ${figures[1]} attempts, ${figures[2]} ratings.`;
    });
    printCells(
      `Calls on PostgreSQL: milliseconds, median (95th percentile). Figure to reach: growth at most ${MAX_GROWTH}`,
      [['', ...crowds.map(({ learners }) => learners.toLocaleString('en')), 'growth'], ...(await measure(crowds))],
      notes,
    );
  } finally {
    for (const { app, database } of crowds) {
      await app.close();
      await database.drop();
    }
  }
}

if (testDatabaseUrl === undefined) console.log('Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.');
else await main();
