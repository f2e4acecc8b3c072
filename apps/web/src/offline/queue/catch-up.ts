import { takeFreshIdentity } from './identity.ts';
import type { StoredRow, SyncMeta } from './records.ts';
import type { SyncWriter } from './storage.ts';
import { markOf, type RowCheck, type RowRules } from './store-rows.ts';

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
export async function catchUp(tx: SyncWriter, { shape, fits }: RowRules, newClientId: string): Promise<void> {
  const meta = await tx.meta();
  if (meta === null || !isBehind(meta, shape)) return;
  const known = meta.shape ?? 0;
  const { formers = [], recheck, ...rest } = meta;
  if (recheck && known === shape) await tx.putRows(remarked(await tx.rows(), fits));
  const kept: SyncMeta = recheck && known > shape ? { ...rest, recheck } : rest;
  const next: SyncMeta = known < shape ? { ...kept, cursor: '', shape } : kept;
  if (formers.length > 0) await takeFreshIdentity(tx, next, newClientId);
  else await tx.setMeta(next);
}

/** The rows whose mark is not what this check says, with the right one. */
function remarked(rows: readonly StoredRow[], fits: RowCheck): StoredRow[] {
  return rows.flatMap((row) => {
    const { unfit, ...unmarked } = row;
    const mark = markOf(row, fits);
    return mark.unfit === unfit ? [] : [{ ...unmarked, ...mark }];
  });
}
