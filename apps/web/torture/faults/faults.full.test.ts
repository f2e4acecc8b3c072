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

// Real HTTP, the browser's own storage code and, where there is one, PostgreSQL behind a proxy that cuts connections.
/** Most of what a schedule does is waiting. */
const LANES = 6;
const RANDOM = 12;
/** Rows in one answer: most have more to come. */
const PAGE = 5;
/** What the socket's server does not know, what would happen to all learners of the server, and what takes too long. */
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

// The epoch is the whole server's: a test that changes it has the server alone.
const NEW_EPOCH = 'backup restored with a new epoch';
test(NEW_EPOCH, () => survives([NEW_EPOCH]));

const others = Object.keys(FAULTS).filter((name) => name !== NEW_EPOCH);
test('each fault alone', () => runInLanes(LANES, others, (name) => survives([name])));

test('pairs of faults', async () => {
  const chosen = listPairs(process.env.TORTURE_PAIRS === 'all');
  await runInLanes(
    LANES,
    chosen.filter((pair) => !pair.includes(NEW_EPOCH)),
    survives,
  );
  for (const pair of chosen.filter((pair) => pair.includes(NEW_EPOCH))) await survives(pair);
  process.stdout.write(`pairs of faults: ${chosen.length}\n`);
});

test('random faults', async () => {
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
