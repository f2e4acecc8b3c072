// Measures the search for people by name and a long list of friends, among a thousand and among two hundred thousand
// people.
import { testDatabaseUrl } from '@quorbit/db/testing';
import type { Engine } from '../src/testing/bench/fixture.ts';
import { quantile } from './support/compare.ts';
import { fillPeople, type PeopleFixture, READS } from './support/people.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

const SIZES = QUICK ? [500, 1_000] : [1_000, 200_000];
const ROUNDS = QUICK ? 5 : 60;
const WARM_UP = QUICK ? 1 : 10;

async function measure(engine: Engine): Promise<void> {
  const fixtures: PeopleFixture[] = [];
  try {
    for (const people of SIZES) fixtures.push(await fillPeople(engine, people));
    const rows: string[][] = [];
    for (const [name, read] of Object.entries(READS)) {
      const samples = fixtures.map((): number[] => []);
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        for (const [index, fixture] of fixtures.entries()) {
          const start = performance.now();
          await read(fixture, round + WARM_UP);
          if (round >= 0) samples[index]?.push(performance.now() - start);
        }
      }
      const medians = samples.map((sample) => quantile(sample, 0.5));
      const growth = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
      const cells = samples.map(
        (sample) => `${quantile(sample, 0.5).toFixed(2)} (${quantile(sample, 0.95).toFixed(2)})`,
      );
      rows.push([name, ...cells, growth.toFixed(2)]);
    }
    printCells(
      `People on ${engine}: milliseconds, median (95th percentile)`,
      [['', ...fixtures.map(({ people }) => people.toLocaleString('en')), 'growth'], ...rows],
      ['Growth: the largest over the smallest. Figure to reach: at most 1.5 from 1,000 to 200,000.'],
    );
  } finally {
    for (const { database } of fixtures) await database.drop();
  }
}

await measure('PGlite');
if (testDatabaseUrl === undefined) console.log('Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.');
else await measure('PostgreSQL');
