import { expect, test } from 'vitest';
import { startChildServer } from '../../../api/src/testing/torture/child-server.ts';
import { hasPostgres, openRig } from '../../../api/src/testing/torture/rig.ts';
import { createDexieDisk } from '../world/dexie-disk.ts';
import { runSchedule } from '../world/run.ts';
import type { Step } from '../world/steps.ts';
import { createFastClock } from './fast-clock.ts';
import { overHttp } from './over-http.ts';

/** Returns steps that kill the server `afterMs` milliseconds after two devices start to send. */
const killed = (afterMs: number): Step[] => [
  { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 0 },
  { do: 'attempt', on: 1, quiz: 2, right: 4, ms: afterMs },
  { do: 'server', is: 'killed', ms: 0 },
  { do: 'attempt', on: 0, quiz: 1, right: 1, ms: 2_000 },
  { do: 'server', is: 'started', ms: 1_000 },
];

test.skipIf(!hasPostgres)('a server whose process is killed loses and duplicates nothing', async () => {
  const rig = await openRig({ where: 'postgres' });
  const child = await startChildServer(rig.databaseUrl ?? '', rig.authSecret);
  try {
    await child.start();
    const setRunning = (running: boolean) => (running ? child.start() : child.kill());
    const server = { ...overHttp(rig, child.address), setRunning };
    const steps = [...killed(250), ...killed(500)];
    const schedule = { seed: 3, browsers: 2, locks: true, steps };
    const { violations } = await runSchedule(
      { server, clock: createFastClock, disk: (track) => createDexieDisk({ track }) },
      schedule,
    );
    expect(violations).toEqual([]);
  } finally {
    await child.kill();
    await rig.close();
  }
});
