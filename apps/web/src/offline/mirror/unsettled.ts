import type { Op } from '@quorbit/contracts/sync/schema';
import type { UserDatabase } from '../database.ts';
import type { NewOp } from '../queue/enqueue.ts';

/**
 * Where work stands that the rows do not show yet. `unsaved`: in memory only. `waiting`: in the queue. `arrived`:
 * settled, and its rows are on their way. `parked`: kept on the server to be looked at.
 */
export type Standing = 'unsaved' | 'waiting' | 'arrived' | 'parked';

export interface Unsettled {
  op: NewOp;
  standing: Standing;
}

/** What screens read: the device's tables, and the ops that only memory holds. */
export interface MirrorSource {
  database: UserDatabase;
  held: readonly NewOp[];
}

/** Work that the rows do not show yet, in the order in which it was done. */
export async function readUnsettled({ database, held }: MirrorSource): Promise<Unsettled[]> {
  const { journal, outbox, meta } = database;
  const settled = (await meta.get('meta'))?.settled ?? 0;
  const arrived = await journal.toArray();
  const waiting = await outbox.toArray();
  const known = new Set([...arrived.map(({ op }) => op.opId), ...waiting.map(({ opId }) => opId)]);
  return [
    ...arrived.flatMap(({ op, order, parked }): Unsettled[] =>
      parked || order > settled ? [{ op, standing: parked ? 'parked' : 'arrived' }] : [],
    ),
    ...waiting.map((op): Unsettled => ({ op, standing: 'waiting' })),
    ...held.filter(({ opId }) => !known.has(opId)).map((op): Unsettled => ({ op, standing: 'unsaved' })),
  ];
}

/** The work of one type, its args read as those of that type: nothing else makes them on this device. */
export function opsOf<Args>(unsettled: readonly Unsettled[], type: string): (Unsettled & { op: Op<string, Args> })[] {
  return unsettled.filter(({ op }) => op.type === type) as (Unsettled & { op: Op<string, Args> })[];
}

/** When an op was done, in the server's time as far as it is known. @param skew as last measured, milliseconds */
export function correctedTime(at: string, op: { skew?: number }, skew: number | null): string {
  return new Date(Date.parse(at) + (op.skew ?? skew ?? 0)).toISOString();
}
