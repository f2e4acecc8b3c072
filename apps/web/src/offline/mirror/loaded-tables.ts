import type { UserDatabase } from '../database.ts';
import type { TableChanges } from '../table-changes.ts';
import { createRecordIndex, type LoadedValue, type StoredRecord } from './record-index.ts';
import type { StoredInput, TableKey } from './selector.ts';

/** The inputs of selectors that were read from the database, as they are there. */
export interface LoadedTables {
  /** The records of a table, or one record or null; undefined where it isn't loaded. Throws where it couldn't be read. */
  getStored(input: StoredInput): unknown;
  /** Whether an input is still as it was loaded, if it was. */
  isCurrent(input: StoredInput): Promise<boolean>;
  /** Reads inputs that aren't loaded. Rejects only if nothing can be read. */
  load(inputs: readonly StoredInput[]): Promise<void>;
  /** Reads inputs inside a transaction. Rejects if one of them can't be read. */
  loadInTransaction(inputs: readonly StoredInput[]): Promise<void>;
  /**
   * Reads the changed records of the inputs in use again. Forgets changed inputs that aren't in use, and those with so many
   * changed records that they are better read as a whole.
   */
  update(changes: TableChanges): Promise<void>;
  /** Says which inputs are in use. Others stay until they change, but single records and packs of one quiz don't. */
  retain(ids: ReadonlySet<string>): void;
  /** Forgets the inputs that couldn't be read, so that they are read again. */
  forgetFailures(): void;
  clear(): void;
}

interface Loaded {
  input: StoredInput;
  value: LoadedValue;
  failure?: unknown;
}

/** More records than this are read faster with the whole table. */
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

  /** Notes each failure with its input: one damaged record must not take away what other screens show. */
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
   * Forgets the inputs with changed records that aren't in use, and those with so many that they are better read as a whole.
   * Returns the keys of the changed records that the other inputs have.
   */
  function forgetOutdated(table: string, changed: TableKey[] | 'all'): TableKey[] {
    const inputs = [...loaded.values()].map(({ input }) => input).filter((input) => input.table === table);
    const outdated = inputs.filter((input) => changed === 'all' || changed.some((key) => mayContain(input, key)));
    const isMany = changed === 'all' || changed.length > MANY_KEYS;
    const retained = isMany ? [] : outdated.filter(({ id }) => inUse.has(id));
    for (const { id } of outdated.filter((input) => !retained.includes(input))) loaded.delete(id);
    return changed === 'all' ? [] : changed.filter((key) => retained.some((input) => mayContain(input, key)));
  }

  /** Reads records, each once, and puts them into each input that has them. */
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
      // Browsers sometimes close databases, on sleep or low memory.
      await database.open();
      await tryLoad(failed);
    },
    async update(changes) {
      const outdated = [...changes]
        .map(([table, changed]) => ({ table, keys: forgetOutdated(table, changed) }))
        .filter(({ keys }) => keys.length > 0);
      if (outdated.length === 0) return;
      const names = outdated.map(({ table }) => table);
      // In one transaction, so that what is shown is all of one moment. Dexie only follows it through an async function.
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

/** Whether an input has few records. */
const isPartial = (input: StoredInput) => 'key' in input || (input.only !== undefined && input.only.field !== 'kind');
