// These selectors are separate from pending work, because the frame of every page reads them and doesn't need the code
// that assigns zones to pending work.
import type { NewOp } from '../queue/enqueue.ts';
import type { RejectedEntry } from '../queue/records.ts';
import { findVoidedId } from '../queue/void.ts';
import { JOURNAL, MEMORY, OUTBOX, REJECTED, selectSettledOrder } from './inputs.ts';
import { parkedRows } from './parked-rows.ts';
import { createSelector, isSameSet } from './selector.ts';

/** Work that the server or this device finally refused. */
export interface RefusedOp {
  op: NewOp;
  code: string;
  message: string;
  /** The time of the refusal in milliseconds; for parked work, the time when it arrived at the server. */
  at: number;
  /** True for work that was parked, which the server stores; other refused work is only on this device. */
  onServer: boolean;
}

/** Refused work that the learner hasn't discarded or tried again. */
export const selectRefusedOps = createSelector((get): readonly RefusedOp[] => {
  const discarded = get(selectDiscardedIds);
  const stored = get(REJECTED);
  const known = new Set(stored.map(({ opId }) => opId));
  const here = [...stored, ...get(MEMORY).unsavedRefused.filter(({ opId }) => !known.has(opId))].map(toLocalRefusal);
  const parked = get(parkedRows.bodies).flatMap(({ opId, type, at, outcome, op, ...why }): RefusedOp[] => {
    if (outcome !== 'refused' || op === null || discarded.has(opId)) return [];
    const { code, message } = why;
    return [
      {
        op: { ...op, opId, type, args: op.args },
        code: code ?? 'INVALID',
        message: message ?? '',
        at: Date.parse(at),
        onServer: true,
      },
    ];
  });
  return [...here, ...parked];
});

const toLocalRefusal = (entry: RejectedEntry): RefusedOp => ({ ...entry, onServer: false });

/** Ids of the ops that a queued or acknowledged void discards while their rows are still on this device. */
const selectDiscardedIds = createSelector((get): ReadonlySet<string> => {
  const settled = get(selectSettledOrder);
  const arrived = get(JOURNAL).flatMap(({ op, order }) => (order > settled ? [op] : []));
  return new Set([...arrived, ...get(OUTBOX)].map(findVoidedId).filter((opId) => opId !== null));
}, isSameSet);
