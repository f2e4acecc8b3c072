import { outcomeOf } from './wire/refusal.ts';

export interface MeasuredCall {
  /** The outcome: `ok`, or the code that the call was refused with. */
  outcome: string;
  ms: number;
}

/** Makes a call, and returns its outcome and its duration in milliseconds. */
export async function measureCall(call: () => Promise<unknown>): Promise<MeasuredCall> {
  const began = performance.now();
  const outcome = await outcomeOf(call());
  return { outcome, ms: performance.now() - began };
}
