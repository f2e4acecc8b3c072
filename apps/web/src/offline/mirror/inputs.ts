import type { DeviceTable } from '../device-table.ts';
import type { StoredPack } from '../packs/stored-pack.ts';
import type { JournalEntry, LastExchange, QueuedOp, RejectedEntry, SyncMeta } from '../queue/records.ts';
import type { MirrorArea, WorkInMemory } from './area.ts';
import {
  createSelector,
  createSelectorFamily,
  type Get,
  type ProvidedInput,
  type RecordInput,
  type TableInput,
} from './selector.ts';

function createTableInput<Row>(table: string, keyOf: TableInput<Row>['keyOf']): TableInput<Row> {
  return { id: table, table, keyOf };
}

/** The ops that wait in the queue, lowest seq first. */
export const OUTBOX = createTableInput<QueuedOp>('outbox', ({ seq }) => seq);

/** The ops that the server acknowledged, oldest first. */
export const JOURNAL = createTableInput<JournalEntry>('journal', ({ order }) => order);

export const REJECTED = createTableInput<RejectedEntry>('rejected', ({ opId }) => opId);

/** All packs on this device with their questions. `selectPack` and `selectPacksOfQuiz` read fewer packs. */
export const PACKS = createTableInput<StoredPack>('packs', ({ hash }) => hash);

/** Reads the pack with this hash without reading the others; null if the pack isn't on this device. */
export const selectPack = createSelectorFamily((get, hash: string): StoredPack | null =>
  // An op imported from a work file may contain anything, so the hash may be no string.
  typeof hash === 'string' ? get(createPackInput(hash)) : null,
);

/** Reads the packs of one quiz that are on this device. */
export const selectPacksOfQuiz = createSelectorFamily((get, quizId: string): readonly StoredPack[] =>
  get({ ...PACKS, id: `packs of ${quizId}`, only: { field: 'quizId', value: quizId } }),
);

const createPackInput = (hash: string): RecordInput<StoredPack> => ({ ...PACKS, id: `packs ${hash}`, key: hash });

/** Creates the input that reads a feature's own table. */
export const createFeatureInput = <Row>({ name, keyOf }: DeviceTable<Row>): TableInput<Row> =>
  createTableInput(name, keyOf);

function createMetaInput<Row extends { key: string }>(key: Row['key']): RecordInput<Row> {
  return { id: `meta ${key}`, table: 'meta', key, keyOf: (row) => row.key };
}

/** The record with the state of sync. */
export const META = createMetaInput<SyncMeta & { key: 'meta' }>('meta');
const LAST_EXCHANGE = createMetaInput<LastExchange>('exchange');

/** The areas of the product, which own the mirrored rows and the queued work. */
export const AREAS: ProvidedInput<readonly MirrorArea[]> = { isSame: Object.is };

/** The work that is only in memory, because the disk didn't store it. */
export const MEMORY: ProvidedInput<Required<WorkInMemory>> = { isSame: Object.is };

const MINUTE_MS = 60_000;

/** The time by this device's clock, in milliseconds. */
export const NOW: ProvidedInput<number> = {
  isSame: (last, next) => Math.abs(next - last) < MINUTE_MS,
  isVolatile: true,
};

/** The order of the newest journal entry whose effects the mirrored rows include; 0 if there's none. */
export const selectSettledOrder = createSelector((get) => get(META)?.settled ?? 0);

/** Whether this device has received all of the server's rows once. */
export const selectIsComplete = createSelector((get) => get(META)?.complete ?? false);

/** The server's clock minus this device's in milliseconds, as last measured; null before the first exchange. */
export const selectSkew = createSelector((get) => get(META)?.skew ?? null);

/** Server time of the last exchange that got a reply, in milliseconds; null before the first one. */
export const selectLastExchange = createSelector((get) => get(LAST_EXCHANGE)?.at ?? get(META)?.lastExchange ?? null);

/**
 * Returns the time by the server's clock, as far as its difference from this device's is known. It isn't a selector,
 * because a selector would cache the time.
 */
export const getServerNow = (get: Get) => new Date(get(NOW) + (get(selectSkew) ?? 0));
