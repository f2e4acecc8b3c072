import type { LearnerZone } from '@quorbit/contracts/streaks/zones';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import type { NewOp } from '../queue/enqueue.ts';
import type { JournalEntry } from '../queue/records.ts';
import type { MirrorSource } from './area.ts';
import { placeWork } from './learner-zone.ts';
import { parkedRows } from './parked-rows.ts';
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

/** Work that the rows do not show yet, in the order it was done, each piece with the zone that it counts in as `tz`. */
export async function readPendingOps(source: MirrorSource): Promise<PendingOp[]> {
  return (await readPlaced(source)).work;
}

/** The zone in force with all work of this device; null until the server's row of the profile is here. */
export async function readZone(source: MirrorSource): Promise<LearnerZone | null> {
  return (await readPlaced(source)).zone;
}

async function readPlaced(source: MirrorSource): Promise<{ work: PendingOp[]; zone: LearnerZone | null }> {
  const work = await readUnplacedOps(source);
  const { database, areas } = source;
  const zones = await Promise.all(areas.map((area) => area.zone?.(database) ?? null));
  const known = zones.find((zone) => zone !== null);
  const skew = (await database.meta.get('meta'))?.skew ?? null;
  if (!known) return { work, zone: null };
  return placeWork(known, work, { now: new Date(Date.now() + (skew ?? 0)), skew, kinds: workKindsOf(areas) });
}

/** The same work, each piece with the zone of the device that did it as `tz`. */
export async function readUnplacedOps({
  database,
  unsaved,
  unsavedSent = [],
}: Omit<MirrorSource, 'areas'>): Promise<PendingOp[]> {
  const { journal, outbox, meta } = database;
  const settled = (await meta.get('meta'))?.settled ?? 0;
  const rows = new Map((await parkedRows.bodies(database)).map((row) => [row.opId, row]));
  const arrived = await journal.toArray();
  const waiting = await outbox.toArray();
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
}

/** Once the rows are here they alone tell what became of parked work. Null where nothing is pending any more. */
function statusOf({ order, parked }: JournalEntry, settled: number, row: ParkedRow | undefined): WorkStatus | null {
  if (row) return row.outcome === 'waiting' ? 'parked' : null;
  if (order <= settled) return null;
  return parked ? 'parked' : 'arrived';
}
