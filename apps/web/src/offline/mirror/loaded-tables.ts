import type { UserDatabase } from '../database.ts';
import type { TableChanges } from '../table-changes.ts';
import { type LoadedValue, recordPlaces, type StoredRecord } from './record-places.ts';
import type { StoredInput, TableKey } from './selector.ts';

/** The inputs of selectors that were read from the database, as they are there. */
export interface LoadedTables {
  /** The records of a table, or one record or null; undefined where it isn't loaded. */
  stored(input: StoredInput): unknown;
  /** Reads inputs that aren't loaded. */
  load(inputs: readonly StoredInput[]): Promise<void>;
  /** Reads the changed records of the loaded inputs again. */
  update(changes: TableChanges): Promise<void>;
  /** Forgets single records, except those with these ids. */
  keepRecords(ids: ReadonlySet<string>): void;
  clear(): void;
}

interface Loaded {
  input: StoredInput;
  value: LoadedValue;
}

export function createLoadedTables(database: UserDatabase): LoadedTables {
  const loaded = new Map<string, Loaded>();
  const { mayHave, withRecord } = recordPlaces((first, second) => database.compareKeys(first, second));
  const tableOf = (name: string) => database.table<StoredRecord, TableKey>(name);

  async function read(input: StoredInput): Promise<LoadedValue> {
    const table = tableOf(input.table);
    if ('key' in input) return (await table.get(input.key)) ?? null;
    return input.only ? table.where(input.only.field).equals(input.only.value).toArray() : table.toArray();
  }

  /** Reads the changed records of a table, each once, and puts them into each input that has them. */
  async function updateTable(table: string, changed: TableKey[] | 'all'): Promise<void> {
    const inputs = [...loaded.values()].filter(({ input }) => input.table === table);
    if (changed === 'all') return reload(inputs.map(({ input }) => input));
    const keys = changed.filter((key) => inputs.some(({ input }) => mayHave(input, key)));
    if (keys.length === 0) return;
    const records = await tableOf(table).bulkGet(keys);
    for (const { input, value } of inputs) {
      let next = value;
      for (const [index, key] of keys.entries())
        if (mayHave(input, key)) next = withRecord(input, next, { key, record: records[index] });
      loaded.set(input.id, { input, value: next });
    }
  }

  async function reload(inputs: readonly StoredInput[]): Promise<void> {
    const values = await Promise.all(inputs.map(read));
    for (const [index, input] of inputs.entries()) loaded.set(input.id, { input, value: values[index] ?? null });
  }

  return {
    stored: ({ id }) => loaded.get(id)?.value,
    load: (inputs) => database.transaction('r', unique(inputs.map(({ table }) => table)), () => reload(inputs)),
    async update(changes) {
      const tables = unique([...loaded.values()].map(({ input }) => input.table)).filter((name) => changes.has(name));
      if (tables.length === 0) return;
      // In one transaction, so that what is shown is all of one moment.
      await database.transaction('r', tables, () =>
        Promise.all(tables.map((name) => updateTable(name, changes.get(name) ?? []))),
      );
    },
    keepRecords(ids) {
      for (const [id, { input }] of loaded) if (isPart(input) && !ids.has(id)) loaded.delete(id);
    },
    clear: () => loaded.clear(),
  };
}

const unique = (names: readonly string[]) => [...new Set(names)];

/** Whether an input is of some records only, and not of all rows of a kind. */
const isPart = (input: StoredInput) => 'key' in input || (input.only !== undefined && input.only.field !== 'kind');
