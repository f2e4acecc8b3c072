// Measures how long it takes to find the changes for one device, in a small database and in a large one.
import { openTestPostgres, prepareTestDatabases, type TestDatabase } from '@quorbit/db/testing';
import { sql } from 'drizzle-orm';
import { listChanges } from '../../src/features/sync/changes.repository.ts';
import { type Positions, positionAfter } from '../../src/features/sync/cursor.ts';
import { quantile } from './compare.ts';
import { QUICK } from './quick.ts';

/**
 * Numbers of rows in `sync_rows`: half in the scope shared by all, half in learners' own scopes, with a hundred rows
 * each.
 */
export const SIZES = QUICK ? ([1_000, 10_000] as const) : ([10_000, 1_000_000] as const);
const PER_LEARNER = 100;
/** The number of changed rows to find: half in the shared scope, half in the learner's own. */
export const DELTA = 20;
/** The limit that an exchange passes to the query. */
const LIMIT = 501;
const ROUNDS = QUICK ? 20 : 1_000;
const WARM_UP = QUICK ? 5 : 100;
/** Rows added by one statement, few enough for the statement timeout of a few seconds. */
const FILL_AT_ONCE = 50_000;

/** Median and 95th percentile, in milliseconds. */
export interface Timing {
  p50: number;
  p95: number;
}

export interface Delta {
  /** Timing of a statement that does nothing, over the same driver. */
  floor: Timing;
  small: Timing;
  large: Timing;
  /** Time in the large database divided by that in the small one, per round: median and both quartiles. */
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

/**
 * Returns the sync positions of a device that hasn't received the last rows; in each round it's the device of a
 * different learner. Row versions count up from 1 in each scope.
 */
function positionsOf(size: number, round: number): Positions {
  const learners = size / 2 / PER_LEARNER;
  // A prime step, which has no factor in common with the number of learners, puts successive learners far apart.
  const learner = (round * 7_919) % learners;
  return new Map([
    [`user:${idOf(learner)}`, positionAfter(PER_LEARNER - DELTA / 2)],
    ['everyone', positionAfter(size / 2 - DELTA / 2)],
  ]);
}

function idOf(learner: number): string {
  return `00000000-0000-7000-8000-${String(learner).padStart(12, '0')}`;
}

/**
 * Fills `sync_rows` with the rows of all learners interleaved, as in real use: one learner's rows aren't stored side by
 * side.
 */
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
