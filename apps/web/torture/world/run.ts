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
  /** The number of ops that were saved or sent. */
  ops: number;
  requests: number;
  /** The number of server replies with each kind of content that `answers.ts` recognises, e.g. `more` or `reset`. */
  answers: Answers;
  /** The number of screens that were compared with the server. */
  looks: number;
  /** The number of steps that were faults rather than work. */
  faults: number;
  /** The milliseconds of the world's time from healing until every queue was empty; null if a queue stayed filled. */
  drainedAfter: number | null;
  /** The types of work that were applied. */
  applied: ReadonlySet<string>;
  /**
   * The kinds of rows that devices stored during the run, and those that were compared with a new device's at the end.
   */
  stored: ReadonlySet<string>;
  compared: ReadonlySet<string>;
}

const WORK = new Set([...OPS.map(({ step }) => step), 'poison']);

/** Runs one schedule, from creating its learners to the oracle's verdict. */
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
