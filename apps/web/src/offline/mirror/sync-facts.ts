import { VOID } from '@quorbit/contracts/sync/ops/void';
import { MEMORY, OUTBOX, selectSkew } from './inputs.ts';
import { parkedRows } from './parked-rows.ts';
import { type RefusedOp, selectRefusedOps } from './refused-ops.ts';
import { createSelector } from './selector.ts';

/** The work that this device and the server don't share yet, with the clock difference. */
export interface SyncFacts {
  /** The number of ops that wait in the queue. */
  pending: number;
  /** The number of ops that are only in memory; the screen says 'not saved'. */
  notSaved: number;
  /** The number of ops that the server parked: it stores them and tries to apply them later. */
  parked: number;
  rejected: readonly RefusedOp[];
  /** The server's clock minus this device's in milliseconds; null before it was measured. */
  skew: number | null;
}

export const selectSyncFacts = createSelector(
  (get): SyncFacts => ({
    pending: get(OUTBOX).filter(isShown).length,
    notSaved: get(MEMORY).unsaved.filter(isShown).length,
    parked: get(parkedRows.bodies).filter(({ outcome }) => outcome === 'waiting').length,
    rejected: get(selectRefusedOps).toSorted((a, b) => b.at - a.at),
    skew: get(selectSkew),
  }),
);

const isShown = ({ type }: { type: string }) => type !== VOID;
