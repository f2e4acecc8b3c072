import * as fc from 'fast-check';
import type { Rig } from '../../../api/src/testing/torture/rig.ts';
import type { Size } from '../ops/simulated-op.ts';
import type { Violation } from '../oracle/violation.ts';
import { type Answers, addAnswers, createAnswerCounts } from '../world/answers.ts';
import { formatScript, type Schedule } from '../world/steps.ts';
import type { ClientParts } from '../world/tab.ts';
import { simulate } from './run.ts';
import { arbitrarySchedules } from './schedules.ts';

export interface Exploration {
  runs: number;
  seed?: number;
  /** The path of a reported failure, as fast-check gave it; with a path, only the schedule at that path runs. */
  path?: string;
  size: Size;
  client?: ClientParts;
}

export interface Figures {
  seed: number;
  schedules: number;
  ops: number;
  requests: number;
  answers: Answers;
  faults: number;
  /** The number of screens that were compared with the server. */
  looks: number;
  /** The longest time in which the queues emptied after healing, in virtual milliseconds. */
  slowestDrain: number;
  seconds: number;
  /** The CPU time of this process alone, in seconds. */
  cpuSeconds: number;
}

export interface Failure {
  violations: Violation[];
  schedule: Schedule;
  seed: number;
  path: string;
}

export function createFigures(seed: number): Figures {
  const counts = {
    schedules: 0,
    ops: 0,
    requests: 0,
    faults: 0,
    looks: 0,
    slowestDrain: 0,
    seconds: 0,
    cpuSeconds: 0,
  };
  return { seed, ...counts, answers: createAnswerCounts() };
}

/** Runs random schedules until one fails, and shrinks that schedule. */
export async function explore(
  server: Rig,
  { runs, seed = Date.now() & 0x7fff_ffff, path, size, client }: Exploration,
): Promise<{ failure: Failure | null; figures: Figures }> {
  const started = performance.now();
  const startedCpu = process.cpuUsage();
  const figures = createFigures(seed);
  let last: Violation[] = [];
  const property = fc.asyncProperty(arbitrarySchedules(size), async (schedule) => {
    const outcome = await simulate(server, schedule, client);
    figures.schedules += 1;
    for (const name of ['ops', 'requests', 'faults', 'looks'] as const) figures[name] += outcome[name];
    addAnswers(figures.answers, outcome.answers);
    figures.slowestDrain = Math.max(figures.slowestDrain, outcome.drainedAfter ?? Number.POSITIVE_INFINITY);
    if (outcome.violations.length > 0) last = outcome.violations;
    return outcome.violations.length === 0;
  });
  const details = await fc.check(property, {
    numRuns: runs,
    seed,
    ...(path === undefined ? {} : { path, endOnFailure: true }),
  });
  figures.seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(startedCpu);
  figures.cpuSeconds = (user + system) / 1e6;
  if (!details.failed) return { failure: null, figures };
  if (last.length === 0) throw details.errorInstance;
  const [schedule] = details.counterexample ?? [];
  if (!schedule) throw new Error('fast-check failed without an example.');
  return {
    failure: { violations: last, schedule, seed, path: details.counterexamplePath ?? '' },
    figures,
  };
}

/** Formats a failure for people, with everything needed to reproduce it. */
export function formatFailure({ violations, schedule, seed, path }: Failure): string {
  const lines = violations.slice(0, 20).map(({ check, what }) => `  [${check}] ${what}`);
  return [
    ...lines,
    '',
    `Again: npm run sync:torture -- --seed ${seed} --path ${path}`,
    'Or as a script, for `KNOWN_FAILURES` in simulation/known.ts:',
    formatScript(schedule),
  ].join('\n');
}
