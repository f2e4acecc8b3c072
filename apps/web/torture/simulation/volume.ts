import type { Rig } from '../../../api/src/testing/torture/rig.ts';
import type { Size } from '../ops/simulated-op.ts';
import { addAnswers } from '../world/answers.ts';
import { createFigures, explore, type Failure, type Figures } from './explore.ts';

interface Volume {
  /** How many pieces of work at least. */
  ops: number;
  seed: number;
  onProgress?: (sum: Figures) => void;
}

/** So many schedules in one go; then the figures are reported. */
const CHUNK = 5;
/**
 * Of seeds that follow each other one has many small steps, some have queues that are longer than a request, and one has
 * drafts and packs, on the browser's own database.
 */
const LONG = { steps: 20, notes: 600 };
const SIZES: readonly [Size, ...Size[]] = [{ steps: 25, notes: 4 }, LONG, { steps: 20, notes: 4, drafts: true }, LONG];

const SUMMED = ['schedules', 'ops', 'requests', 'faults', 'looks', 'seconds', 'cpuSeconds'] as const;

interface Result {
  failure: Failure | null;
  sum: Figures;
  /** Of the last chunk. */
  lastSeed: number;
}

const sizeOf = (seed: number) => SIZES[seed % SIZES.length] ?? SIZES[0];

/** Random schedules until so much work was done, or until one fails. Seeds follow each other from the first. */
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

/** A failure that was told, once more. */
export async function replayFailure(server: Rig, { seed, path }: { seed: number; path: string }): Promise<Result> {
  const { failure, figures } = await explore(server, { runs: CHUNK, seed, path, size: sizeOf(seed) });
  return { failure, sum: figures, lastSeed: seed };
}
