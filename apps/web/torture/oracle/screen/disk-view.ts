import type { InputValues } from '#offline/mirror/evaluator.ts';
import { toInputValues } from '#offline/mirror/read-mirror.ts';
import type { StoredInput } from '#offline/mirror/selector.ts';
import type { StoredPack } from '#offline/packs/stored-pack.ts';
import type { JournalEntry, QueuedOp, RejectedEntry, StoredRow, SyncMeta } from '#offline/queue/records.ts';
import type { SyncReader } from '#offline/queue/storage.ts';

/** The content of a browser's disk at one moment, without drafts and written tests. */
export interface DiskContent {
  meta: SyncMeta | null;
  lastExchange: number | null;
  outbox: readonly QueuedOp[];
  journal: readonly JournalEntry[];
  rejected: readonly RejectedEntry[];
  rows: readonly StoredRow[];
}

export async function readContent(tx: SyncReader): Promise<DiskContent> {
  return {
    meta: await tx.meta(),
    lastExchange: await tx.lastExchange(),
    outbox: await tx.outbox(),
    journal: await tx.journal(),
    rejected: await tx.rejected(),
    rows: await tx.rows(),
  };
}

/**
 * Returns the inputs of the mirror's selectors from a disk's content at one moment, in the order in which IndexedDB
 * returns records (`disk-view.full.test.ts` compares the results with Dexie's).
 */
export function inputsOn(
  { meta, lastExchange, ...content }: DiskContent,
  packs: readonly StoredPack[],
  provided: Parameters<typeof toInputValues>[1],
): InputValues {
  const tables: Record<string, readonly object[]> = {
    ...content,
    packs,
    meta: [
      ...(meta ? [{ ...meta, key: 'meta' }] : []),
      ...(lastExchange === null ? [] : [{ key: 'exchange', at: lastExchange }]),
    ],
  };
  const values = new Map<string, unknown>();
  function read(input: StoredInput): unknown {
    const { table, keyOf } = input;
    const keyed = (tables[table] ?? []).map((record) => ({ record, key: keyOf(record as never) }));
    if ('key' in input) return keyed.find(({ key }) => indexedDB.cmp(key, input.key) === 0)?.record ?? null;
    const { only } = input;
    const found = only ? keyed.filter(({ record }) => Reflect.get(record, only.field) === only.value) : keyed;
    return found.sort((a, b) => indexedDB.cmp(a.key, b.key)).map(({ record }) => record);
  }
  const getStored = (input: StoredInput) => {
    if (!values.has(input.id)) values.set(input.id, read(input));
    return values.get(input.id);
  };
  return toInputValues({ getStored }, provided);
}
