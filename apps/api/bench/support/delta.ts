// How long it takes to find what changed for one device, in a small database and in a large one.
import { openTestPostgres, prepareTestDatabases, type TestDatabase } from '@quorbit/db/testing';
import { sql } from 'drizzle-orm';
import { listChanges } from '../../src/features/sync/changes.repository.ts';
import { type Positions, positionAfter } from '../../src/features/sync/cursor.ts';
import { quantile } from './compare.ts';
import { QUICK } from './quick.ts';

/** Rows of `sync_rows`: half of them everybody's, half of them learners' own, a hundred each. */
export const SIZES = QUICK ? ([1_000, 10_000] as const) : ([10_000, 1_000_000] as const);
const PER_LEARNER = 100;
/** Changed rows, half of them everybody's, half of them the learner's own. */
export const DELTA = 20;
/** As an exchange asks for them. */
const LIMIT = 501;
const ROUNDS = QUICK ? 20 : 1_000;
const WARM_UP = QUICK ? 5 : 100;
/** A statement may not run longer than a few seconds. */
const FILL_AT_ONCE = 50_000;

/** Milliseconds. */
export interface Timing {
  p50: number;
  p95: number;
}

export interface Delta {
  /** A statement that does nothing, over the same driver. */
  floor: Timing;
  small: Timing;
  large: Timing;
  /** Large over small, of each round: median and quartiles. */
  growth: [number, number, number];
}

export async function measureDelta(): Promise<Delta> {
  await prepareTestDatabases();
  const [small, large] = [await openTestPostgres(), await openTestPostgres()];
  try {
    await fill(small, SIZES[0]);
    await fill(large, SIZES[1]);
    const contenders = [
      () => small.read.execute(sql`select 1`),
      (round: number) => read(small, SIZES[0], round),
      (round: number) => read(large, SIZES[1], round),
    ];
    const samples: number[][] = contenders.map(() => []);
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (let turn = 0; turn < contenders.length; turn += 1) {
        const place = (turn + round + WARM_UP) % contenders.length;
        const start = performance.now();
        await contenders[place]?.(round + WARM_UP);
        if (round >= 0) samples[place]?.push(performance.now() - start);
      }
    }
    const [floor = [], few = [], many = []] = samples;
    const growth = many.map((time, round) => time / (few[round] ?? Number.NaN));
    return {
      floor: timingOf(floor),
      small: timingOf(few),
      large: timingOf(many),
      growth: [quantile(growth, 0.5), quantile(growth, 0.25), quantile(growth, 0.75)],
    };
  } finally {
    await small.drop();
    await large.drop();
  }
}

async function read(database: TestDatabase, size: number, round: number): Promise<void> {
  const { rows } = await listChanges(database.read, positionsOf(size, round), LIMIT);
  if (rows.length !== DELTA) throw new Error(`${rows.length} rows came instead of ${DELTA}.`);
}

/** Another learner in each round, a device that lacks the last rows. The version of a row is its number in its scope. */
function positionsOf(size: number, round: number): Positions {
  const learners = size / 2 / PER_LEARNER;
  // Any two learners that follow each other are far apart: primes have nothing in common with the number of learners.
  const learner = (round * 7_919) % learners;
  return new Map([
    [`user:${idOf(learner)}`, positionAfter(PER_LEARNER - DELTA / 2)],
    ['everyone', positionAfter(size / 2 - DELTA / 2)],
  ]);
}

function idOf(learner: number): string {
  return `00000000-0000-7000-8000-${String(learner).padStart(12, '0')}`;
}

/** Interleaved as people write: the rows of one learner do not lie side by side. */
async function fill({ read }: TestDatabase, size: number): Promise<void> {
  const half = size / 2;
  const learners = half / PER_LEARNER;
  const user = sql.raw(`'user:00000000-0000-7000-8000-' || lpad((i % ${learners})::text, 12, '0')`);
  for (let from = 0; from < half; from += FILL_AT_ONCE) {
    const numbers = sql.raw(`generate_series(${from}, ${Math.min(half, from + FILL_AT_ONCE) - 1}) i`);
    await read.execute(sql`insert into sync_rows (scope, kind, row_id, version)
      select 'everyone', 'pack', md5(i::text)::uuid::text, i + 1 from ${numbers}`);
    await read.execute(sql`insert into sync_rows (scope, kind, row_id, version)
      select ${user}, 'card', md5(i::text)::uuid::text, i / ${sql.raw(String(learners))} + 1 from ${numbers}`);
  }
  await read.execute(
    sql`insert into sync_scopes (scope, version) select scope, max(version) from sync_rows group by scope`,
  );
  await read.execute(sql`analyze sync_rows`);
  await read.execute(sql`analyze sync_scopes`);
}

function timingOf(samples: readonly number[]): Timing {
  return { p50: quantile(samples, 0.5), p95: quantile(samples, 0.95) };
}
