import type { ReplaySummary } from '@quorbit/contracts/sync/health';

/** The result of replaying one parked op. */
export interface ReplayResult {
  userId: string;
  opId: string;
  type: string;
  outcome: 'applied' | 'rejected' | 'still-parked';
  /** The reason why the op wasn't applied; null if it was. */
  message: string | null;
}

/** Counts the results of replaying parked ops by outcome. */
export function summarizeReplay(results: readonly ReplayResult[]): ReplaySummary {
  const countOf = (outcome: ReplayResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return { applied: countOf('applied'), rejected: countOf('rejected'), stillParked: countOf('still-parked') };
}
