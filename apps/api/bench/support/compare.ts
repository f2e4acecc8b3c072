// Measures contenders side by side: in rounds, each round with every contender, so that whatever else the machine does
// meets them all alike.
import type { MeasuredProcess } from './commands.ts';
import { QUICK } from './quick.ts';

/** CPU time of one contender's turn in a round, in microseconds: short, so that all meet the same noise of the machine. */
const TURN_US = QUICK ? 20_000 : 40_000;
const ROUNDS = QUICK ? 3 : 41;
/** CPU time spent on each contender before anything counts, so that hot code is compiled. */
const WARM_UP_US = QUICK ? 50_000 : 500_000;

export interface Contender {
  name: string;
  /** How many calls one request carries; 1 by default. */
  callsPerRequest?: number;
  /** Work that must not be counted, done before each turn. */
  prepare?: (requests: number) => Promise<unknown>;
  run(requests: number): Promise<unknown>;
}

export interface Result {
  name: string;
  /** CPU time per call over that of the first contender: the median of all rounds and its quartiles. */
  ratio: number;
  quartiles: [number, number];
  /** Median CPU time per call in microseconds; it tells nothing from one machine to the next. */
  microseconds: number;
}

/** The first contender is what the others are compared with. */
export async function compare(measured: MeasuredProcess, contenders: readonly Contender[]): Promise<Result[]> {
  const entries: { contender: Contender; requests: number; samples: number[] }[] = [];
  for (const contender of contenders) {
    entries.push({ contender, requests: await requestsPerTurn(measured, contender), samples: [] });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each contender comes after every other one equally often, since one may leave garbage for the next.
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

/** Warms a contender up, and finds how many of its requests make one turn. */
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

/** @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}
