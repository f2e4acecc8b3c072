// Apart from what is pending: the frame of every page reads this, and needs none of the rules that pending work is placed by.
import type { NewOp } from '../queue/enqueue.ts';
import type { RejectedEntry } from '../queue/records.ts';
import { findVoidedId } from '../queue/void.ts';
import { JOURNAL, MEMORY, OUTBOX, REJECTED, selectSettledOrder } from './inputs.ts';
import { parkedRows } from './parked-rows.ts';
import { createSelector, isSameSet } from './selector.ts';

/** Work that the server or this device refused for good. */
export interface RefusedOp {
  op: NewOp;
  code: string;
  message: string;
  /** When it was refused or, of parked work, when it arrived; milliseconds. */
  at: number;
  /** It was parked, so the server keeps it; other work is on this device only. */
  onServer: boolean;
}

/** Refused work that nobody has discarded or tried again. */
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

/** Ids of the ops whose rows a void removes that the rows do not show yet. */
const selectDiscardedIds = createSelector((get): ReadonlySet<string> => {
  const settled = get(selectSettledOrder);
  const arrived = get(JOURNAL).flatMap(({ op, order }) => (order > settled ? [op] : []));
  return new Set([...arrived, ...get(OUTBOX)].map(findVoidedId).filter((opId) => opId !== null));
}, isSameSet);
