import type { LearnerZone } from '@quorbit/contracts/streaks/zones';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import type { NewOp } from '../queue/enqueue.ts';
import type { JournalEntry } from '../queue/records.ts';
import { AREAS, getServerNow, JOURNAL, MEMORY, OUTBOX, selectSettledOrder, selectSkew } from './inputs.ts';
import { assignZones } from './learner-zone.ts';
import { parkedRows } from './parked-rows.ts';
import { createSelector } from './selector.ts';
import { workKindsOf } from './work-kinds.ts';

/**
 * The status of work that the rows do not show yet. `unsaved`: in memory only. `waiting`: in the queue. `arrived`:
 * settled, with its rows on their way. `parked`: kept on the server for somebody to look at.
 */
export type WorkStatus = 'unsaved' | 'waiting' | 'arrived' | 'parked';

export interface PendingOp {
  op: NewOp;
  status: WorkStatus;
}

/** The same work, each piece with the zone of the device that did it as `tz`. */
export const selectUnzonedOps = createSelector((get): readonly PendingOp[] => {
  const settled = get(selectSettledOrder);
  const rows = new Map(get(parkedRows.bodies).map((row) => [row.opId, row]));
  const arrived = get(JOURNAL);
  const waiting = get(OUTBOX);
  const { unsaved, unsavedSent } = get(MEMORY);
  const known = new Set([...arrived.map(({ op }) => op.opId), ...waiting.map(({ opId }) => opId)]);
  const all = [
    ...arrived.flatMap((entry): PendingOp[] => {
      const status = statusOf(entry, settled, rows.get(entry.op.opId));
      return status ? [{ op: entry.op, status }] : [];
    }),
    ...waiting.map((op): PendingOp => ({ op, status: 'waiting' })),
    ...unsavedSent
      .filter(({ op }) => !known.has(op.opId) && !rows.has(op.opId))
      .map(({ op, parked }): PendingOp => ({ op, status: parked ? 'parked' : 'arrived' })),
    ...unsaved.filter(({ opId }) => !known.has(opId)).map((op): PendingOp => ({ op, status: 'unsaved' })),
  ];
  return all.filter(({ op }) => op.type !== VOID);
}, isSameWork);

/** The same work placed in zones, and the zone in force with all of it: null until the server's row of the profile is here. */
const selectZonedWork = createSelector((get): { work: readonly PendingOp[]; zone: LearnerZone | null } => {
  const work = get(selectUnzonedOps);
  const areas = get(AREAS);
  const zones = areas.map(({ zone }) => zone && get(zone));
  const known = zones.find((zone) => zone != null);
  if (!known) return { work, zone: null };
  return assignZones(known, work, { now: getServerNow(get), skew: get(selectSkew), kinds: workKindsOf(areas) });
});

/** Work that the rows do not show yet, in the order it was done, each piece with the zone that it counts in as `tz`. */
export const selectPendingOps = createSelector((get) => get(selectZonedWork).work, isSameWork);

/** The zone in force with all work of this device; null until the server's row of the profile is here. */
export const selectZone = createSelector((get) => get(selectZonedWork).zone, isSameZone);

function isSameWork(last: readonly PendingOp[], next: readonly PendingOp[]): boolean {
  return last.length === next.length && last.every((entry, index) => isSameEntry(entry, next[index]));
}

function isSameZone(last: LearnerZone | null, next: LearnerZone | null): boolean {
  return last?.zone === next?.zone && last?.at === next?.at && last?.fixed === next?.fixed;
}

/** Ops don't change once they are made, but for the zone that they are placed in. */
function isSameEntry(last: PendingOp, next: PendingOp | undefined): boolean {
  if (last.status !== next?.status || last.op.tz !== next.op.tz) return false;
  return last.op.opId === next.op.opId && last.op.args === next.op.args;
}

/** Once the rows are here they alone tell what became of parked work. Null where nothing is pending any more. */
function statusOf({ order, parked }: JournalEntry, settled: number, row: ParkedRow | undefined): WorkStatus | null {
  if (row) return row.outcome === 'waiting' ? 'parked' : null;
  if (order <= settled) return null;
  return parked ? 'parked' : 'arrived';
}
