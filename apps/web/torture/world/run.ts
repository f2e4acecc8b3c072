import { check, type Violation } from '../oracle/check.ts';
import { converge, DRAIN_MS, healAndDrain } from '../oracle/heal.ts';
import { perform } from './perform.ts';
import type { Schedule } from './steps.ts';
import { World, type WorldParts } from './world.ts';

export interface Outcome {
  violations: Violation[];
  /** Pieces of work that were saved or sent. */
  ops: number;
  requests: number;
  /** Steps that were faults, not work. */
  faults: number;
  /** Milliseconds of the world's time from healing until every queue was empty; null when one was not. */
  drainedAfter: number | null;
}

const WORK = new Set(['attempt', 'rate', 'notes', 'poison']);

/** Runs one schedule from a new learner to the oracle's verdict. */
export async function runSchedule(parts: WorldParts, schedule: Schedule): Promise<Outcome> {
  const world = new World(parts, schedule);
  try {
    await world.begin(schedule.browsers);
    for (const step of schedule.steps) await perform(world, step, parts.disk);
    const drainedAfter = await healAndDrain(world);
    await converge(world);
    const violations = await check(world, schedule);
    if (drainedAfter === null) {
      violations.unshift({ check: 'drained', what: `queues were not empty ${DRAIN_MS / 1000} s after healing` });
    }
    return {
      violations,
      ops: world.journal.seen.size,
      requests: world.requests,
      faults: schedule.steps.filter((step) => !WORK.has(step.do)).length,
      drainedAfter,
    };
  } finally {
    world.end();
  }
}
