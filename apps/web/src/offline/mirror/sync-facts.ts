import { VOID } from '@quorbit/contracts/sync/ops/void';
import { MEMORY, OUTBOX, selectSkew } from './inputs.ts';
import { parkedRows } from './parked-rows.ts';
import { type RefusedOp, selectRefusedOps } from './refused-ops.ts';
import { createSelector } from './selector.ts';

/** What this device and the server do not share yet. */
export interface SyncFacts {
  /** Pieces of work in the queue. */
  pending: number;
  /** Ops that only memory has: 'not saved'. */
  notSaved: number;
  /** Ops kept on the server for somebody to look at. */
  parked: number;
  rejected: readonly RefusedOp[];
  /** Server clock minus this device's, milliseconds; null before it was measured. */
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
