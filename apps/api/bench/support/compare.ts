// Measures contenders side by side: every round runs every contender, so that other load on the machine affects them
// all alike.
import type { MeasuredProcess } from './commands.ts';
import { QUICK } from './quick.ts';

/**
 * CPU time of one contender's turn in a round, in microseconds; short, so that all turns run under the same load of the
 * machine.
 */
const TURN_US = QUICK ? 20_000 : 40_000;
const ROUNDS = QUICK ? 3 : 41;
/** CPU time spent on each contender before measuring, in microseconds, so that hot code is compiled. */
const WARM_UP_US = QUICK ? 50_000 : 500_000;

export interface Contender {
  name: string;
  /** How many calls one request carries; 1 by default. */
  callsPerRequest?: number;
  /** Preparation before each turn, which isn't measured. */
  prepare?: (requests: number) => Promise<unknown>;
  run(requests: number): Promise<unknown>;
}

export interface Result {
  name: string;
  /** CPU time per call divided by the first contender's: median and quartiles of all rounds. */
  ratio: number;
  quartiles: [number, number];
  /** Median CPU time per call in microseconds; not comparable between machines. */
  microseconds: number;
}

/** Measures all contenders. The results are ratios to the first one. */
export async function compare(measured: MeasuredProcess, contenders: readonly Contender[]): Promise<Result[]> {
  const entries: { contender: Contender; requests: number; samples: number[] }[] = [];
  for (const contender of contenders) {
    entries.push({ contender, requests: await requestsPerTurn(measured, contender), samples: [] });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order rotates each round, since a contender may leave garbage for the next one to collect.
    for (let turn = 0; turn < entries.length; turn += 1) {
      const entry = entries[(turn + round) % entries.length];
      if (!entry) continue;
      const { contender, requests, samples } = entry;
      samples.push((await cpuOf(measured, contender, requests)) / (requests * (contender.callsPerRequest ?? 1)));
    }
  }
  const base = entries[0]?.samples ?? [];
  return entries.map(({ contender, samples }) => {
    const ratios = samples.map((sample, round) => sample / (base[round] ?? Number.NaN));
    return {
      name: contender.name,
      ratio: quantile(ratios, 0.5),
      quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
      microseconds: quantile(samples, 0.5),
    };
  });
}

/** Warms a contender up. Returns the number of its requests that make one turn. */
async function requestsPerTurn(measured: MeasuredProcess, contender: Contender): Promise<number> {
  let requests = 4;
  let spent = 0;
  for (;;) {
    const cost = await cpuOf(measured, contender, requests);
    spent += cost;
    const wanted = Math.max(4, Math.round((requests * TURN_US) / Math.max(1, cost)));
    if (spent >= WARM_UP_US) return wanted;
    requests = Math.min(wanted, requests * 4);
  }
}

async function cpuOf(measured: MeasuredProcess, { prepare, run }: Contender, requests: number): Promise<number> {
  await prepare?.(requests);
  const before = await measured.cpu();
  await run(requests);
  return (await measured.cpu()) - before;
}

/**
 * Returns a quantile of the values, interpolated between neighbours.
 * @param share 0 to 1, for example 0.5 for the median.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}
