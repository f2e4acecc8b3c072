import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { ExchangeReply, MirrorRow } from '@quorbit/contracts/sync/schema';
import type { JournalEntry, RowMark, StoredRow, SyncMeta } from './records.ts';
import type { SentRequest } from './request.ts';
import type { SyncWriter } from './storage.ts';

/** Whether a body has the shape that this build reads. */
export type RowCheck = (kind: string, body: unknown) => boolean;

/** What this build expects of rows. */
export interface RowRules {
  /** Raised when a schema of a row's body changes. */
  shape: number;
  isValidBody: RowCheck;
}

const hashOf = ({ kind, id, version }: RowMark) => rowHash(kind, id, version);

interface StoreRowsResult {
  meta: SyncMeta;
  /** The rows here differ from the server's. */
  differs: boolean;
  /** The server began again with the first row although a walk through all rows was under way. */
  restarted: boolean;
  /** Kinds of the rows whose bodies do not fit. */
  unfit: string[];
}

/**
 * Stores the rows of a reply and its cursor. A reset is mark and sweep: rows that arrive get the new generation, and
 * the last page of the reset, even if it comes after a restart, removes all older ones.
 * A body that does not fit is stored like any other, so that the digests agree; selectors leave it out.
 * @param before the newest journal entry before this reply settled anything
 */
export async function storeRows(
  tx: SyncWriter,
  meta: SyncMeta,
  sent: SentRequest,
  reply: ExchangeReply,
  { rules: { shape, isValidBody }, before }: { rules: RowRules; before: number },
): Promise<StoreRowsResult> {
  const restarts = reply.reset === true || sent.cursor === '';
  const generation = meta.generation + (restarts ? 1 : 0);
  const sweeping = restarts || meta.sweeping;
  const removed: RowMark[] = [];
  for (const scope of reply.left ?? []) removed.push(...(await tx.removeScope(scope)));
  const rows = keepLastOfEach(reply.rows);
  const live = rows
    .filter((row) => !row.deleted)
    .map(({ deleted: _deleted, ...row }): StoredRow => ({ ...row, generation, ...toUnfitMark(row, isValidBody) }));
  removed.push(...(await tx.removeRows(rows.filter((row) => row.deleted))));
  removed.push(...(await tx.putRows(live)));
  const swept = sweeping && !reply.more;
  if (swept) removed.push(...(await tx.sweep(generation)));

  // Computed from scratch after a sweep: a wrong digest would otherwise stay wrong through every reset.
  const digest = swept
    ? moveDigest(EMPTY_DIGEST, (await tx.rows()).map(hashOf), [])
    : moveDigest(meta.digest, live.map(hashOf), removed.map(hashOf));
  return {
    // The next request tells the server, which then sends everything again.
    differs: !reply.more && digest !== reply.digest,
    restarted: reply.reset === true && meta.sweeping,
    unfit: [...new Set(live.flatMap(({ kind, unfit }) => (unfit ? [kind] : [])))],
    meta: {
      ...meta,
      // Another build, which is newer, would read these rows by our marks.
      ...(live.length > 0 && shape < (meta.shape ?? 0) ? { recheck: true } : {}),
      generation,
      digest,
      sweeping: sweeping && reply.more,
      epoch: reply.epoch,
      cursor: reply.cursor,
      complete: !reply.more,
      settled: reply.more ? meta.settled : await updateSettledOrder(tx, sent.order, before),
    },
  };
}

/**
 * Up to which order the journal's effects are in the rows now. A reply knows of the ops that it settles, and of those that
 * were settled before its request was built; what another tab settled meanwhile goes behind them and stays on show.
 */
async function updateSettledOrder(tx: SyncWriter, known: number, before: number): Promise<number> {
  if (before <= known) return tx.lastOrder();
  const isLate = ({ order }: JournalEntry) => order > known && order <= before;
  const journal = await tx.journal();
  await tx.clearJournal();
  await tx.addJournal(journal.filter((entry) => !isLate(entry)).map(omitOrder));
  const upTo = await tx.lastOrder();
  await tx.addJournal(journal.filter(isLate).map(omitOrder));
  return upTo;
}

const omitOrder = ({ order: _order, ...entry }: JournalEntry) => entry;

/** A body that the server itself could not read is null. */
export function toUnfitMark({ kind, body }: Pick<MirrorRow, 'kind' | 'body'>, isValidBody: RowCheck): { unfit?: true } {
  return body === null || isValidBody(kind, body) ? {} : { unfit: true };
}

/** If a row comes twice in one reply, the last one counts. */
function keepLastOfEach(rows: readonly MirrorRow[]): MirrorRow[] {
  return [...new Map(rows.map((row) => [`${row.scope}|${row.kind}|${row.id}`, row])).values()];
}
