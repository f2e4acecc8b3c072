import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

export type Table = PgTable;

interface SortedByForeignKeys<T> {
  /**
   * The items whose tables are related by references, in an order in which each table comes before the tables that
   * refer to it.
   */
  related: T[];
  /** The items whose tables neither refer to another given table nor are referred to by one. */
  others: T[];
}

/** Sorts items by the references among their tables; otherwise keeps the given order. */
export function sortByForeignKeys<T extends { table: Table }>(items: readonly T[]): SortedByForeignKeys<T> {
  const names = new Set(items.map(({ table }) => getTableName(table)));
  const referencesByTable = new Map(items.map(({ table }) => [getTableName(table), listReferences(table, names)]));
  const related = new Set([...referencesByTable].flatMap(([name, to]) => (to.length > 0 ? [name, ...to] : [])));
  const sorted: T[] = [];
  const placed = new Set<string>();
  let waiting = items.filter(({ table }) => related.has(getTableName(table)));
  while (waiting.length > 0) {
    const ready = waiting.filter(({ table }) =>
      referencesByTable.get(getTableName(table))?.every((name) => placed.has(name)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const item of ready) placed.add(getTableName(item.table));
    sorted.push(...ready);
    waiting = waiting.filter((item) => !ready.includes(item));
  }
  return { related: sorted, others: items.filter(({ table }) => !related.has(getTableName(table))) };
}

/** Returns the names of the other given tables that a table refers to. */
function listReferences(table: Table, among: ReadonlySet<string>): string[] {
  const names = getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));
  return [...new Set(names)].filter((name) => name !== getTableName(table) && among.has(name));
}
