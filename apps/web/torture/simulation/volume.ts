import type { Rig } from '../../../api/src/testing/torture/rig.ts';
import { explore, type Failure, type Figures } from './explore.ts';

interface Volume {
  /** How many pieces of work at least. */
  ops: number;
  seed: number;
  onProgress?: (sum: Figures) => void;
}

/** So many schedules in one go; then the figures are told. */
const CHUNK = 5;
/** Of two seeds that follow each other one has many small steps, the other queues that are longer than a request. */
const SIZES = [
  { steps: 25, notes: 4 },
  { steps: 20, notes: 400 },
] as const;

interface Result {
  failure: Failure | null;
  sum: Figures;
  /** Of the last chunk. */
  lastSeed: number;
}

const sizeOf = (seed: number) => SIZES[seed % SIZES.length] ?? SIZES[0];

/** Random schedules until so much work was done, or until one fails. Seeds follow each other from the first. */
export async function runVolume(server: Rig, { ops, seed, onProgress = () => {} }: Volume): Promise<Result> {
  const sum: Figures = {
    ...{ seed, schedules: 0, ops: 0, requests: 0, faults: 0, slowestDrain: 0, seconds: 0, cpuSeconds: 0 },
  };
  for (let lastSeed = seed; ; lastSeed += 1) {
    const { failure, figures } = await explore(server, { runs: CHUNK, seed: lastSeed, size: sizeOf(lastSeed) });
    for (const name of ['schedules', 'ops', 'requests', 'faults', 'seconds', 'cpuSeconds'] as const) {
      sum[name] += figures[name];
    }
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
