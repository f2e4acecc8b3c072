import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasPostgres, openRig, type Rig } from '../../../api/src/testing/torture/rig.ts';
import { arbitrarySchedules } from '../simulation/schedules.ts';
import { createDexieDisk } from '../world/dexie-disk.ts';
import { runSchedule } from '../world/run.ts';
import { formatScript, type Step } from '../world/steps.ts';
import { buildSchedule, FAULTS, listPairs } from './catalogue.ts';
import { createFastClock } from './fast-clock.ts';
import { runInLanes } from './lanes.ts';
import { overHttp } from './over-http.ts';

// These tests use real HTTP and the browser's own storage code, and PostgreSQL behind a proxy that cuts connections if
// it's available.
/** The number of schedules that run at the same time, since a schedule mostly waits. */
const LANES = 6;
const RANDOM = 12;
/** The most rows in one reply, so low that most replies have further pages. */
const PAGE = 5;
/**
 * Steps that random faults leave out: the HTTP server doesn't support them, they'd affect all learners of the shared
 * server, or they take too long.
 */
const ALONE: readonly Step['do'][] = ['notes', 'later', 'days', 'wait', 'author', 'version'];

let server: Rig;
beforeAll(async () => {
  server = overHttp(await openRig({ where: hasPostgres ? 'postgres' : 'embedded' }));
  server.setPage(PAGE);
  if (!hasPostgres)
    process.stdout.write('Skipped without TEST_DATABASE_URL: faults on PostgreSQL and its cut connections.\n');
});
afterAll(() => server.close());

async function survives(names: readonly string[]): Promise<void> {
  const schedule = buildSchedule(names);
  const { violations } = await runSchedule(
    { server, clock: createFastClock, disk: (track) => createDexieDisk({ track }) },
    schedule,
  );
  expect(violations, `${names.join(' and ')}\n${formatScript(schedule)}`).toEqual([]);
}

// The epoch belongs to the whole server, so a test that changes it must have the server to itself.
const NEW_EPOCH = 'backup restored with a new epoch';
test(NEW_EPOCH, () => survives([NEW_EPOCH]));

const others = Object.keys(FAULTS).filter((name) => name !== NEW_EPOCH);
test('devices and server survive each fault alone', () => runInLanes(LANES, others, (name) => survives([name])));

test('devices and server survive pairs of faults', async () => {
  const chosen = listPairs(process.env.TORTURE_PAIRS === 'all');
  await runInLanes(
    LANES,
    chosen.filter((pair) => !pair.includes(NEW_EPOCH)),
    survives,
  );
  for (const pair of chosen.filter((pair) => pair.includes(NEW_EPOCH))) await survives(pair);
  process.stdout.write(`pairs of faults: ${chosen.length}\n`);
});

test('devices and server survive random faults', async () => {
  const seed = Number(process.env.TORTURE_SEED ?? 1);
  const random = fc.sample(arbitrarySchedules({ steps: 12, notes: 1 }), { numRuns: RANDOM, seed });
  await runInLanes(LANES, random, async (drawn) => {
    const { maxRows: _page, ...setting } = drawn;
    const schedule = { ...setting, shared: true, steps: drawn.steps.filter((step) => !ALONE.includes(step.do)) };
    const { violations } = await runSchedule(
      { server, clock: createFastClock, disk: (track) => createDexieDisk({ track }) },
      schedule,
    );
    expect(violations, `TORTURE_SEED=${seed}\n${formatScript(schedule)}`).toEqual([]);
  });
});
