import type { LearnerZone } from '@quorbit/contracts/streaks/zones';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import type { UserDatabase } from '../database.ts';
import type { NewOp } from '../queue/enqueue.ts';
import type { JournalEntry, RejectedEntry } from '../queue/records.ts';
import { placeWork, zoneRows } from './learner-zone.ts';
import { parkedRows } from './parked-rows.ts';

/**
 * The status of work that the rows do not show yet. `unsaved`: in memory only. `waiting`: in the queue. `arrived`:
 * settled, with its rows on their way. `parked`: kept on the server for somebody to look at.
 */
export type WorkStatus = 'unsaved' | 'waiting' | 'arrived' | 'parked';

export interface PendingOp {
  op: NewOp;
  status: WorkStatus;
}

/** What screens read: the device's tables, and the ops that only memory has. */
export interface MirrorSource {
  database: UserDatabase;
  unsaved: readonly NewOp[];
  /** Refused while only memory had them. */
  unsavedRefused?: readonly RejectedEntry[];
  /** Taken by the server while only memory had them. */
  unsavedSent?: readonly JournalEntry[];
}

/** The work that only memory has. */
export type MemorySource = Required<Omit<MirrorSource, 'database'>>;

/** Work that the rows do not show yet, in the order it was done, each piece with the zone that it counts in as `tz`. */
export async function readPendingOps(source: MirrorSource): Promise<PendingOp[]> {
  return (await readPlaced(source)).work;
}

/** The zone in force with all work of this device; null until the server's row of the profile is here. */
export async function readZone(source: MirrorSource): Promise<LearnerZone | null> {
  return (await readPlaced(source)).zone;
}

async function readPlaced(source: MirrorSource): Promise<{ work: PendingOp[]; zone: LearnerZone | null }> {
  const work = await readUnshown(source);
  const { database } = source;
  const [profile] = await zoneRows.bodies(database);
  const skew = (await database.meta.get('meta'))?.skew ?? null;
  return profile ? placeWork(profile, work, { now: new Date(Date.now() + (skew ?? 0)), skew }) : { work, zone: null };
}

async function readUnshown({ database, unsaved, unsavedSent = [] }: MirrorSource): Promise<PendingOp[]> {
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
