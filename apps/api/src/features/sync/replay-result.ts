import type { ReplaySummary } from '@quorbit/contracts/sync/health';

/** The result of replaying one parked op. */
export interface ReplayResult {
  userId: string;
  opId: string;
  type: string;
  outcome: 'applied' | 'rejected' | 'still-parked';
  /** Why it was not applied. */
  message: string | null;
}

/** How many ended with each outcome. */
export function summarizeReplay(results: readonly ReplayResult[]): ReplaySummary {
  const countOf = (outcome: ReplayResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return { applied: countOf('applied'), rejected: countOf('rejected'), stillParked: countOf('still-parked') };
}
