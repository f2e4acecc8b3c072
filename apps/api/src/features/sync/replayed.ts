import type { ReplaySummary } from '@quorbit/contracts/sync/health';

/** What became of one parked op. */
export interface Replayed {
  userId: string;
  opId: string;
  type: string;
  outcome: 'applied' | 'rejected' | 'still-parked';
  /** Why it was not applied. */
  message: string | null;
}

/** How many ended with each outcome. */
export function summarize(results: readonly Replayed[]): ReplaySummary {
  const count = (outcome: Replayed['outcome']) => results.filter((one) => one.outcome === outcome).length;
  return { applied: count('applied'), rejected: count('rejected'), stillParked: count('still-parked') };
}
