import { virtualClock } from '#offline/testing/virtual-clock.ts';
import type { Rig } from '../../../api/src/testing/torture/rig.ts';
import type { ClientParts } from '../world/browser.ts';
import { memoryDisk } from '../world/memory-disk.ts';
import { type Outcome, runSchedule } from '../world/run.ts';
import type { Schedule } from '../world/steps.ts';

const START = Date.parse('2026-03-01T12:00:00Z');

/** Runs one schedule in virtual time and memory: no pause is really waited for. */
export function simulate(server: Rig, schedule: Schedule, client?: ClientParts): Promise<Outcome> {
  const clock = (rest: () => Promise<void>) => virtualClock(START, rest);
  return runSchedule({ server, clock, disk: memoryDisk, ...(client ? { client } : {}) }, schedule);
}
