import { adoptNewIdentity } from './identity.ts';
import type { StoredRow, SyncMeta } from './records.ts';
import type { SyncWriter } from './storage.ts';
import { type RowCheck, type RowRules, toUnfitMark } from './store-rows.ts';

/** Returns whether an older build left something to do before the next request. */
export function isBehind(meta: SyncMeta, shape: number): boolean {
  const known = meta.shape ?? 0;
  return meta.formers !== undefined || known < shape || (meta.recheck === true && known === shape);
}

/**
 * Completes what an older build left undone. Row bodies that it stored are fetched and checked again in one walk
 * through all rows, and the work of its former identities is sent again. A build with a lower shape than the stored one
 * starts no walk, so that two builds in two tabs don't undo each other's. Rows that the older build stored after the
 * walk have current bodies but that build's marks, so they are checked again without being fetched.
 */
export async function catchUp(tx: SyncWriter, { shape, isValidBody }: RowRules, newClientId: string): Promise<void> {
  const meta = await tx.meta();
  if (meta === null || !isBehind(meta, shape)) return;
  const known = meta.shape ?? 0;
  const { formers = [], recheck, ...rest } = meta;
  if (recheck && known === shape) await tx.putRows(listRemarked(await tx.rows(), isValidBody));
  const retained: SyncMeta = recheck && known > shape ? { ...rest, recheck } : rest;
  const next: SyncMeta = known < shape ? { ...retained, cursor: '', shape } : retained;
  if (formers.length > 0) await adoptNewIdentity(tx, next, newClientId);
  else await tx.setMeta(next);
}

/**
 * Returns the rows whose mark for an unreadable body differs from the result of this build's check, with the mark
 * corrected.
 */
function listRemarked(rows: readonly StoredRow[], isValidBody: RowCheck): StoredRow[] {
  return rows.flatMap((row) => {
    const { unfit, ...unmarked } = row;
    const mark = toUnfitMark(row, isValidBody);
    return mark.unfit === unfit ? [] : [{ ...unmarked, ...mark }];
  });
}
