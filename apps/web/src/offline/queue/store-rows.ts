import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { ExchangeReply, MirrorRow } from '@quorbit/contracts/sync/schema';
import type { JournalEntry, RowMark, StoredRow, SyncMeta } from './records.ts';
import type { SentRequest } from './request.ts';
import type { SyncWriter } from './storage.ts';

/** Returns whether a body has the shape that this build reads. */
export type RowCheck = (kind: string, body: unknown) => boolean;

/** The checks that this build applies to mirrored rows. */
export interface RowRules {
  /** The version of the body schemas. It's raised when the schema of a row's body changes. */
  shape: number;
  isValidBody: RowCheck;
}

const hashOf = ({ kind, id, version }: RowMark) => rowHash(kind, id, version);

interface StoreRowsResult {
  meta: SyncMeta;
  /** Whether the rows on this device differ from the server's. */
  differs: boolean;
  /** Whether the server started again from the first row while a walk through all rows was in progress. */
  restarted: boolean;
  /** Kinds of the rows whose bodies don't fit this build's schemas. */
  unfit: string[];
}

/**
 * Stores the rows of a reply and its cursor. A reset is mark and sweep: its rows get a new generation, and the last
 * page of the reset, even if it comes after a restart of the browser, removes all rows of older generations. A body
 * that doesn't fit is stored like any other, so that the digests agree; selectors leave it out.
 * @param before the order of the newest journal entry before this reply acknowledged anything.
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

  // After a sweep the digest is computed from all rows, because a wrong digest would otherwise stay wrong through every
  // reset.
  const digest = swept
    ? moveDigest(EMPTY_DIGEST, (await tx.rows()).map(hashOf), [])
    : moveDigest(meta.digest, live.map(hashOf), removed.map(hashOf));
  return {
    // The next request sends this device's digest, and the server then sends everything again.
    differs: !reply.more && digest !== reply.digest,
    restarted: reply.reset === true && meta.sweeping,
    unfit: [...new Set(live.flatMap(({ kind, unfit }) => (unfit ? [kind] : [])))],
    meta: {
      ...meta,
      // The sync state is from a newer build, which would trust the marks that this build sets on rows, so that build
      // is told to check them again.
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
 * Returns the order of the newest journal entry whose effects the rows include after a reply. A reply covers the ops
 * that it acknowledges, and the ops acknowledged before its request was built. Ops that another tab got acknowledged in
 * between are moved behind the covered ones in the journal and stay visible as pending.
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

/**
 * Returns the mark of a row whose body doesn't fit this build. A row gets no mark if its body fits, or is null because
 * the server itself couldn't read it.
 */
export function toUnfitMark({ kind, body }: Pick<MirrorRow, 'kind' | 'body'>, isValidBody: RowCheck): { unfit?: true } {
  return body === null || isValidBody(kind, body) ? {} : { unfit: true };
}

/** Removes duplicate rows within one reply; the last one of each counts. */
function keepLastOfEach(rows: readonly MirrorRow[]): MirrorRow[] {
  return [...new Map(rows.map((row) => [`${row.scope}|${row.kind}|${row.id}`, row])).values()];
}
