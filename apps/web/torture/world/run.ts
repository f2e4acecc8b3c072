import { OPS } from '../ops/ops.ts';
import { check } from '../oracle/check.ts';
import { converge, DRAIN_MS, healAndDrain } from '../oracle/heal.ts';
import type { Report, Violation } from '../oracle/violation.ts';
import type { Answers } from './answers.ts';
import { perform } from './perform.ts';
import type { Schedule } from './steps.ts';
import { World, type WorldParts } from './world.ts';

export interface RunOutcome {
  violations: Violation[];
  /** Pieces of work that were saved or sent. */
  ops: number;
  requests: number;
  /** How many answers said what. */
  answers: Answers;
  /** How many screens were compared with the server. */
  looks: number;
  /** Steps that were faults, not work. */
  faults: number;
  /** Milliseconds of the world's time from healing until every queue was empty; null when one was not. */
  drainedAfter: number | null;
  /** Types of work that were applied. */
  applied: ReadonlySet<string>;
  /** Kinds of rows that devices held meanwhile, and those that were compared with a new device's at the end. */
  stored: ReadonlySet<string>;
  compared: ReadonlySet<string>;
}

const WORK = new Set([...OPS.map(({ step }) => step), 'poison']);

/** Runs one schedule from a new learner to the oracle's verdict. */
export async function runSchedule(parts: WorldParts, schedule: Schedule): Promise<RunOutcome> {
  const world = new World(parts, schedule);
  try {
    await world.begin();
    for (const step of schedule.steps) await perform(world, step);
    const violations: Violation[] = [];
    const report: Report = (check, what) => violations.push({ check, what });
    const drainedAfter = await healAndDrain(world);
    if (drainedAfter === null) report('drained', `queues were not empty ${DRAIN_MS / 1000} s after healing`);
    if (await converge(world, report)) violations.push(...(await check(world, schedule)));
    return { violations, drainedAfter, ...(await collectFigures(world, schedule)) };
  } finally {
    world.end();
  }
}

async function collectFigures({ server, learners, requests, answers, looks }: World, { steps }: Schedule) {
  const facts = await Promise.all(learners.map(({ userId }) => server.facts(userId)));
  const journals = learners.map(({ journal }) => journal);
  return {
    ops: journals.reduce((sum, { seen }) => sum + seen.size, 0),
    requests,
    answers,
    looks,
    faults: steps.filter((step) => !WORK.has(step.do)).length,
    applied: new Set(OPS.filter(({ effects }) => facts.some((of) => effects(of).length > 0)).map(({ type }) => type)),
    stored: new Set(journals.flatMap(({ stored }) => [...stored])),
    compared: new Set(journals.flatMap(({ compared }) => [...compared])),
  };
}
