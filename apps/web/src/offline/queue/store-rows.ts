import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { ExchangeAnswer, MirrorRow } from '@quorbit/contracts/sync/schema';
import type { RowMark, SyncMeta } from './records.ts';
import type { SentRequest } from './request.ts';
import type { SyncWriter } from './storage.ts';

const hashOf = ({ kind, id, version }: RowMark) => rowHash(kind, id, version);

/**
 * Stores the rows of an answer and moves on to its cursor. A reset is mark and sweep: rows that come bear the new
 * generation, and older ones go with the page after which nothing more comes, whichever run of the app gets there.
 * @returns where the device stands then, and whether its rows turned out to differ from the server's
 */
export async function storeRows(
  tx: SyncWriter,
  meta: SyncMeta,
  sent: SentRequest,
  answer: ExchangeAnswer,
): Promise<{ meta: SyncMeta; differs: boolean }> {
  const restarts = answer.reset === true || sent.cursor === '';
  const generation = meta.generation + (restarts ? 1 : 0);
  const sweeping = restarts || meta.sweeping;
  const removed: RowMark[] = [];
  for (const scope of answer.left ?? []) removed.push(...(await tx.removeScope(scope)));
  const rows = lastOfEach(answer.rows);
  const live = rows.filter((row) => !row.deleted).map(({ deleted: _deleted, ...row }) => ({ ...row, generation }));
  removed.push(...(await tx.removeRows(rows.filter((row) => row.deleted))));
  removed.push(...(await tx.putRows(live)));
  const swept = sweeping && !answer.more;
  if (swept) removed.push(...(await tx.sweep(generation)));

  // After a sweep it is summed up anew: a digest that went wrong would otherwise stay wrong through every reset.
  const digest = swept
    ? moveDigest(EMPTY_DIGEST, (await tx.rows()).map(hashOf), [])
    : moveDigest(meta.digest, live.map(hashOf), removed.map(hashOf));
  return {
    // The next request tells the server so, which then sends everything again.
    differs: !answer.more && digest !== answer.digest,
    meta: {
      ...meta,
      generation,
      digest,
      sweeping: sweeping && answer.more,
      epoch: answer.epoch,
      cursor: answer.cursor,
      complete: !answer.more,
      settled: answer.more ? meta.settled : await tx.lastOrder(),
    },
  };
}

/** A row that comes twice in one answer counts as it came last. */
function lastOfEach(rows: readonly MirrorRow[]): MirrorRow[] {
  return [...new Map(rows.map((row) => [`${row.scope}|${row.kind}|${row.id}`, row])).values()];
}
