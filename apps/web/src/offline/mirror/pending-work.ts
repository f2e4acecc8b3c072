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
 * The status of work that the mirrored rows don't include yet. `unsaved`: only in memory. `waiting`: in the queue.
 * `arrived`: acknowledged, but its rows aren't here yet. `parked`: stored on the server, which tries to apply it later.
 */
export type WorkStatus = 'unsaved' | 'waiting' | 'arrived' | 'parked';

export interface PendingOp {
  op: NewOp;
  status: WorkStatus;
}

/**
 * Work that the mirrored rows don't include yet, in the order it was done; `tz` is still the zone of the device that
 * did it.
 */
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

/**
 * The pending work with the zones that it counts in, and the zone that applies after it; null until the server's row of
 * the profile is on this device.
 */
const selectZonedWork = createSelector((get): { work: readonly PendingOp[]; zone: LearnerZone | null } => {
  const work = get(selectUnzonedOps);
  const areas = get(AREAS);
  const zones = areas.map(({ zone }) => zone && get(zone));
  const known = zones.find((zone) => zone != null);
  if (!known) return { work, zone: null };
  return assignZones(known, work, { now: getServerNow(get), skew: get(selectSkew), kinds: workKindsOf(areas) });
});

/**
 * Work that the mirrored rows don't include yet, in the order it was done; `tz` is the zone that each piece counts in.
 */
export const selectPendingOps = createSelector((get) => get(selectZonedWork).work, isSameWork);

/**
 * The zone that applies after all work of this device; null until the server's row of the profile is on this device.
 */
export const selectZone = createSelector((get) => get(selectZonedWork).zone, isSameZone);

function isSameWork(last: readonly PendingOp[], next: readonly PendingOp[]): boolean {
  return last.length === next.length && last.every((entry, index) => isSameEntry(entry, next[index]));
}

function isSameZone(last: LearnerZone | null, next: LearnerZone | null): boolean {
  return last?.zone === next?.zone && last?.at === next?.at && last?.fixed === next?.fixed;
}

/**
 * Compares two entries of pending work by op id, args, status and assigned zone only, because the rest of an op never
 * changes once it is made.
 */
function isSameEntry(last: PendingOp, next: PendingOp | undefined): boolean {
  if (last.status !== next?.status || last.op.tz !== next.op.tz) return false;
  return last.op.opId === next.op.opId && last.op.args === next.op.args;
}

/**
 * Returns the status of a journal entry; null if it isn't pending any more. Once the op's row is on this device, only
 * the row decides about parked work.
 */
function statusOf({ order, parked }: JournalEntry, settled: number, row: ParkedRow | undefined): WorkStatus | null {
  if (row) return row.outcome === 'waiting' ? 'parked' : null;
  if (order <= settled) return null;
  return parked ? 'parked' : 'arrived';
}
