import { cmp, Dexie, type ObservabilitySet } from 'dexie';
import type { UserDatabase } from './database.ts';
import type { TableKey } from './mirror/selector.ts';

/** The keys of the records that were added, changed or removed, by table; `all` if only the table is known. */
export type TableChanges = Map<string, TableKey[] | 'all'>;

/** A node of a tree of key ranges, as Dexie describes changes. */
interface KeyRanges {
  from: TableKey;
  to: TableKey;
  l?: KeyRanges | null;
  r?: KeyRanges | null;
}

/** Calls back after each change of the database, by any tab of this browser. Returns a function that stops it. */
export function watchTables(database: UserDatabase, onChange: (changes: TableChanges) => void): () => void {
  const onMutated = (parts: ObservabilitySet) => {
    const changes = changesIn(database, parts);
    // Without `ignoreTransaction`, reads in `onChange` would join the transaction that has just ended.
    if (changes.size > 0) Dexie.ignoreTransaction(() => onChange(changes));
  };
  Dexie.on('storagemutated', onMutated);
  return () => Dexie.on.storagemutated.unsubscribe(onMutated);
}

function changesIn(database: UserDatabase, parts: ObservabilitySet): TableChanges {
  // When the browser restores a page from its cache, Dexie reports `all`, because anything may have changed.
  if ('all' in parts) return new Map(database.tables.map(({ name }) => [name, 'all']));
  const changes: TableChanges = new Map();
  for (const { name } of database.tables) {
    // Dexie lists the keys of removed records both in the table's own range and in its `:dels` range.
    const ranges = [parts[`idb://${database.name}/${name}/`], parts[`idb://${database.name}/${name}/:dels`]];
    const keys = ranges.flatMap((range) => (range && 'from' in range ? keysIn(range as KeyRanges) : []));
    if (keys.length > 0) changes.set(name, keys.includes(ALL) ? 'all' : unique(keys as TableKey[]));
  }
  return changes;
}

const ALL = Symbol('all');

function keysIn({ from, to, l, r }: KeyRanges): (TableKey | typeof ALL)[] {
  return [...(l ? keysIn(l) : []), cmp(from, to) === 0 ? from : ALL, ...(r ? keysIn(r) : [])];
}

const unique = (keys: readonly TableKey[]) => [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];

/** Merges changes into the ones that wait to be processed. */
export function addChanges(waiting: TableChanges, more: TableChanges): void {
  for (const [table, keys] of more) {
    const known = waiting.get(table) ?? [];
    waiting.set(table, known === 'all' || keys === 'all' ? 'all' : unique([...known, ...keys]));
  }
}
