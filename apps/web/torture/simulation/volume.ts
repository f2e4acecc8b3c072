import type { Rig } from '../../../api/src/testing/torture/rig.ts';
import type { Size } from '../ops/simulated-op.ts';
import { addAnswers } from '../world/answers.ts';
import { createFigures, explore, type Failure, type Figures } from './explore.ts';

interface Volume {
  /** The least number of ops to run. */
  ops: number;
  seed: number;
  onProgress?: (sum: Figures) => void;
}

/** The number of schedules per seed, after which the figures are reported. */
const CHUNK = 5;
/**
 * The sizes for successive seeds: many small steps, queues longer than a request (twice), or drafts and packs in the
 * browser's own database.
 */
const LONG = { steps: 20, notes: 600 };
const SIZES: readonly [Size, ...Size[]] = [{ steps: 25, notes: 4 }, LONG, { steps: 20, notes: 4, drafts: true }, LONG];

const SUMMED = ['schedules', 'ops', 'requests', 'faults', 'looks', 'seconds', 'cpuSeconds'] as const;

interface Result {
  failure: Failure | null;
  sum: Figures;
  /** The seed of the last chunk of schedules. */
  lastSeed: number;
}

const sizeOf = (seed: number) => SIZES[seed % SIZES.length] ?? SIZES[0];

/** Runs random schedules, with a seed one higher for each chunk, until the number of ops is reached or one fails. */
export async function runVolume(server: Rig, { ops, seed, onProgress = () => {} }: Volume): Promise<Result> {
  const sum = createFigures(seed);
  for (let lastSeed = seed; ; lastSeed += 1) {
    const { failure, figures } = await explore(server, { runs: CHUNK, seed: lastSeed, size: sizeOf(lastSeed) });
    for (const name of SUMMED) sum[name] += figures[name];
    addAnswers(sum.answers, figures.answers);
    sum.slowestDrain = Math.max(sum.slowestDrain, figures.slowestDrain);
    onProgress(sum);
    if (failure || sum.ops >= ops) return { failure, sum, lastSeed };
  }
}

/** Runs a reported failure again. */
export async function replayFailure(server: Rig, { seed, path }: { seed: number; path: string }): Promise<Result> {
  const { failure, figures } = await explore(server, { runs: CHUNK, seed, path, size: sizeOf(seed) });
  return { failure, sum: figures, lastSeed: seed };
}
