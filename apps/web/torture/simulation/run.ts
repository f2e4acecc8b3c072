import { createVirtualClock } from '#offline/testing/virtual-clock.ts';
import type { Rig } from '../../../api/src/testing/torture/rig.ts';
import { isDraftStep } from '../drafts/draft-steps.ts';
import { createDexieDisk } from '../world/dexie-disk.ts';
import type { Track } from '../world/disk.ts';
import { createMemoryDisk } from '../world/memory-disk.ts';
import { type RunOutcome, runSchedule } from '../world/run.ts';
import type { Schedule } from '../world/steps.ts';
import type { ClientParts } from '../world/tab.ts';

const START = Date.parse('2026-03-01T12:00:00Z');

/** Runs one schedule in virtual time, so that no pause takes real time. */
export async function simulate(server: Rig, schedule: Schedule, client?: ClientParts): Promise<RunOutcome> {
  await server.time.begin(START);
  const clock = (rest: () => Promise<void>) => ({ ...createVirtualClock(START, rest), isReal: false });
  // Drafts and packs need a browser database, which is much slower than memory.
  const needsDatabase = schedule.steps.some((step) => step.do === 'space' || isDraftStep(step));
  const disk = needsDatabase ? (track: Track) => createDexieDisk({ track }) : () => createMemoryDisk();
  const parts = { server, clock, disk, ...(client ? { client } : {}) };
  return runSchedule(parts, { maxRows: null, ...schedule });
}
