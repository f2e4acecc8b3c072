import type { UserDatabase } from '../database.ts';
import type { TableChanges } from '../table-changes.ts';
import { createRecordIndex, type LoadedValue, type StoredRecord } from './record-index.ts';
import type { StoredInput, TableKey } from './selector.ts';

/** A cache of the inputs of selectors that were read from the database. */
export interface LoadedTables {
  /**
   * Returns the records of a table, or one record or null; undefined if the input isn't loaded. Throws if the input
   * couldn't be read.
   */
  getStored(input: StoredInput): unknown;
  /** Returns whether an input still equals the database's data; true if the input isn't loaded. */
  isCurrent(input: StoredInput): Promise<boolean>;
  /**
   * Reads inputs that aren't loaded. Rejects only if nothing can be read; single failures are thrown by `getStored`.
   */
  load(inputs: readonly StoredInput[]): Promise<void>;
  /** Reads inputs inside a transaction. Rejects if one of them can't be read. */
  loadInTransaction(inputs: readonly StoredInput[]): Promise<void>;
  /**
   * Reads the changed records of inputs in use again. Removes changed inputs that aren't in use, and inputs with so
   * many changed records that reading the whole input is faster.
   */
  update(changes: TableChanges): Promise<void>;
  /**
   * Sets which inputs are in use. Other inputs stay cached until they change, except single records and the packs of
   * one quiz, which are removed at once.
   */
  retain(ids: ReadonlySet<string>): void;
  /** Removes the inputs that couldn't be read, so that they are read again. */
  forgetFailures(): void;
  clear(): void;
}

interface Loaded {
  input: StoredInput;
  value: LoadedValue;
  failure?: unknown;
}

/** With more changed records than this, reading the whole table is faster. */
const MANY_KEYS = 200;

export function createLoadedTables(database: UserDatabase): LoadedTables {
  const loaded = new Map<string, Loaded>();
  let inUse: ReadonlySet<string> = new Set();
  const { mayContain, withRecords } = createRecordIndex((first, second) => database.compareKeys(first, second));
  const tableOf = (name: string) => database.table<StoredRecord, TableKey>(name);

  async function read(input: StoredInput): Promise<LoadedValue> {
    const table = tableOf(input.table);
    if ('key' in input) return (await table.get(input.key)) ?? null;
    return input.only ? table.where(input.only.field).equals(input.only.value).toArray() : table.toArray();
  }

  /**
   * Reads inputs and stores each failure with its input, because one damaged record must not affect screens that don't
   * need it. Returns the inputs that failed.
   */
  async function tryLoad(inputs: readonly StoredInput[]): Promise<StoredInput[]> {
    const failed: StoredInput[] = [];
    const load = async (input: StoredInput) => {
      const result = await read(input).then(
        (value) => ({ value }),
        (failure: unknown) => ({ value: null, failure }),
      );
      if ('failure' in result) failed.push(input);
      loaded.set(input.id, { input, ...result });
    };
    const tables = unique(inputs.map(({ table }) => table));
    await database.transaction('r', tables, async () => {
      await Promise.all(inputs.map(load));
    });
    return failed;
  }

  /**
   * Removes changed inputs that aren't in use, and all changed inputs if so many records changed that reading whole
   * inputs is faster. Returns the keys of the changed records that the remaining inputs contain.
   */
  function forgetOutdated(table: string, changed: TableKey[] | 'all'): TableKey[] {
    const inputs = [...loaded.values()].map(({ input }) => input).filter((input) => input.table === table);
    const outdated = inputs.filter((input) => changed === 'all' || changed.some((key) => mayContain(input, key)));
    const isMany = changed === 'all' || changed.length > MANY_KEYS;
    const retained = isMany ? [] : outdated.filter(({ id }) => inUse.has(id));
    for (const { id } of outdated.filter((input) => !retained.includes(input))) loaded.delete(id);
    return changed === 'all' ? [] : changed.filter((key) => retained.some((input) => mayContain(input, key)));
  }

  /** Reads each of the records once and updates it in every input that contains it. */
  async function updateTable(table: string, keys: TableKey[]): Promise<void> {
    const records = await tableOf(table).bulkGet(keys);
    for (const entry of [...loaded.values()].filter(({ input }) => input.table === table)) {
      const { input, value } = entry;
      if ('failure' in entry) loaded.delete(input.id);
      else loaded.set(input.id, { input, value: withRecords(input, value, keys, records) });
    }
  }

  return {
    getStored({ id }) {
      const cached = loaded.get(id);
      if (cached && 'failure' in cached) throw cached.failure;
      return cached?.value;
    },
    async loadInTransaction(inputs) {
      for (const input of inputs) loaded.set(input.id, { input, value: await read(input) });
    },
    async isCurrent(input) {
      const known = loaded.get(input.id);
      return !known || JSON.stringify(known.value) === JSON.stringify(await read(input));
    },
    async load(inputs) {
      const failed = await tryLoad(inputs);
      if (failed.length === 0) return;
      // Browsers sometimes close databases when the device sleeps or memory is low.
      await database.open();
      await tryLoad(failed);
    },
    async update(changes) {
      const outdated = [...changes]
        .map(([table, changed]) => ({ table, keys: forgetOutdated(table, changed) }))
        .filter(({ keys }) => keys.length > 0);
      if (outdated.length === 0) return;
      const names = outdated.map(({ table }) => table);
      // One transaction makes all shown data from the same moment. Dexie only follows it through an async function.
      await database.transaction('r', names, async () => {
        await Promise.all(outdated.map(({ table, keys }) => updateTable(table, keys)));
      });
    },
    retain(ids) {
      inUse = ids;
      for (const [id, { input }] of loaded) if (!ids.has(id) && isPartial(input)) loaded.delete(id);
    },
    forgetFailures() {
      for (const [id, entry] of loaded) if ('failure' in entry) loaded.delete(id);
    },
    clear: () => loaded.clear(),
  };
}

const unique = (names: readonly string[]) => [...new Set(names)];

/**
 * Returns whether an input is a small part of a table: one record, or the records with one value of a field other than
 * `kind`.
 */
const isPartial = (input: StoredInput) => 'key' in input || (input.only !== undefined && input.only.field !== 'kind');
