// Measures how much slower dashboards get when a learner studied every day for five years instead of a month.
import { testDatabaseUrl } from '@quorbit/db/testing';
import { type Engine, openFixture } from '../src/testing/bench/fixture.ts';
import { quantile } from './support/compare.ts';
import { QUICK } from './support/quick.ts';
import { analyze, fillStudy, READS } from './support/study.ts';
import { printCells } from './support/table.ts';

const MONTH = 30;
const LONG = QUICK ? 60 : 5 * 365;
/** Learners with each length of history (a month, five years), several so that no single history decides. */
const LEARNERS = QUICK ? 1 : 3;
/** Other learners in the database, with a month of work each. */
const OTHERS = QUICK ? 1 : 60;
const ROUNDS = QUICK ? 3 : 150;
const WARM_UP = QUICK ? 1 : 20;

const formatMs = (value: number) => value.toFixed(2);

async function measure(engine: Engine): Promise<void> {
  const database = await openFixture(engine);
  try {
    await fillStudy(database, OTHERS, MONTH);
    const learners = [await fillStudy(database, LEARNERS, MONTH), await fillStudy(database, LEARNERS, LONG)];
    const attempts = await analyze(database);
    const rows: string[][] = [];
    for (const [name, { figure, read }] of Object.entries(READS)) {
      const samples = learners.map((): number[] => []);
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        for (const [index, actors] of learners.entries()) {
          const actor = actors[(round + WARM_UP) % actors.length];
          if (!actor) throw new Error('There are no learners.');
          const start = performance.now();
          await read(database, actor);
          if (round >= 0) samples[index]?.push(performance.now() - start);
        }
      }
      const [month, long] = samples.map((sample) => quantile(sample, 0.5));
      const show = (sample: number[]) => `${formatMs(quantile(sample, 0.5))} (${formatMs(quantile(sample, 0.95))})`;
      rows.push([name, ...samples.map(show), ((long ?? 0) / (month ?? 1)).toFixed(2), `≤ ${figure}`]);
    }
    printCells(
      `Dashboards on ${engine}, ${attempts.toLocaleString('en')} attempts: milliseconds, median (95th percentile)`,
      [['', 'a month', 'five years', 'growth', 'figure'], ...rows],
      ['Five attempts and twenty ratings a day.'],
    );
  } finally {
    await database.drop();
  }
}

await measure('PGlite');
if (testDatabaseUrl === undefined) console.log('Skipped: PostgreSQL. Set TEST_DATABASE_URL to a server to measure it.');
else await measure('PostgreSQL');
