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

/** Waiting ops, lowest seq first. */
export const OUTBOX = createTableInput<QueuedOp>('outbox', ({ seq }) => seq);

/** Settled ops, oldest first. */
export const JOURNAL = createTableInput<JournalEntry>('journal', ({ order }) => order);

export const REJECTED = createTableInput<RejectedEntry>('rejected', ({ opId }) => opId);

/** All packs on this device with their questions. Where a few are enough: `selectPack`, `selectPacksOfQuiz`. */
export const PACKS = createTableInput<StoredPack>('packs', ({ hash }) => hash);

/** The pack with this hash, without reading the others; null where it isn't here. */
export const selectPack = createSelectorFamily((get, hash: string): StoredPack | null =>
  // A file of work may contain anything.
  typeof hash === 'string' ? get(createPackInput(hash)) : null,
);

/** The packs of one quiz. */
export const selectPacksOfQuiz = createSelectorFamily((get, quizId: string): readonly StoredPack[] =>
  get({ ...PACKS, id: `packs of ${quizId}`, only: { field: 'quizId', value: quizId } }),
);

const createPackInput = (hash: string): RecordInput<StoredPack> => ({ ...PACKS, id: `packs ${hash}`, key: hash });

/** A feature's own table. */
export const createFeatureInput = <Row>({ name, keyOf }: DeviceTable<Row>): TableInput<Row> =>
  createTableInput(name, keyOf);

function createMetaInput<Row extends { key: string }>(key: Row['key']): RecordInput<Row> {
  return { id: `meta ${key}`, table: 'meta', key, keyOf: (row) => row.key };
}

/** The record of sync's state. */
export const META = createMetaInput<SyncMeta & { key: 'meta' }>('meta');
const LAST_EXCHANGE = createMetaInput<LastExchange>('exchange');

/** The areas of the product. */
export const AREAS: ProvidedInput<readonly MirrorArea[]> = { isSame: Object.is };

/** The work that only memory has. */
export const MEMORY: ProvidedInput<Required<WorkInMemory>> = { isSame: Object.is };

const MINUTE_MS = 60_000;

/** The time by this device's clock, milliseconds. */
export const NOW: ProvidedInput<number> = {
  isSame: (last, next) => Math.abs(next - last) < MINUTE_MS,
  isVolatile: true,
};

/** Up to which order the effects of the journal are in the rows. */
export const selectSettledOrder = createSelector((get) => get(META)?.settled ?? 0);

/** Whether this device has heard everything from the server once. */
export const selectIsComplete = createSelector((get) => get(META)?.complete ?? false);

/** Server clock minus this device's as last measured, milliseconds; null before the first exchange. */
export const selectSkew = createSelector((get) => get(META)?.skew ?? null);

/** Server time of the last exchange that got a reply, milliseconds; null before the first. */
export const selectLastExchange = createSelector((get) => get(LAST_EXCHANGE)?.at ?? get(META)?.lastExchange ?? null);

/** The time by the server's clock, as far as it is known. Not a selector: that would keep the time at which it was computed. */
export const getServerNow = (get: Get) => new Date(get(NOW) + (get(selectSkew) ?? 0));
