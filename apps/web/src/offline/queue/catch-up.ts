import { adoptNewIdentity } from './identity.ts';
import type { StoredRow, SyncMeta } from './records.ts';
import type { SyncWriter } from './storage.ts';
import { type RowCheck, type RowRules, toUnfitMark } from './store-rows.ts';

/** Whether an older build left something that has to be done before the next request. */
export function isBehind(meta: SyncMeta, shape: number): boolean {
  const known = meta.shape ?? 0;
  return meta.formers !== undefined || known < shape || (meta.recheck === true && known === shape);
}

/**
 * Does what an older build left: bodies that it stored are fetched and checked anew, in one walk through all rows, and
 * the work of its former identities is sent again. Builds with a lower shape change nothing, so that two builds in two
 * tabs do not undo each other's walk. Rows that such a build stored since have the newest bodies, and only its marks:
 * they are checked again where they are.
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

/** The rows whose mark is not what this check says, with the right one. */
function listRemarked(rows: readonly StoredRow[], isValidBody: RowCheck): StoredRow[] {
  return rows.flatMap((row) => {
    const { unfit, ...unmarked } = row;
    const mark = toUnfitMark(row, isValidBody);
    return mark.unfit === unfit ? [] : [{ ...unmarked, ...mark }];
  });
}
