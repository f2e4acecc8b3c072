import { sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import { listTableNames } from '../migrations.ts';
import { rowsOf } from '../rows.ts';
import type { DumpTable } from './format.ts';

/**
 * Returns the tables that the schema has after the given number of migrations, each after the tables that it refers to.
 * The names come from the migrations, so that other tables in the same database are neither dumped nor emptied; columns
 * and references come from the database.
 */
export async function listTables(db: Executor, migrations: number, folder?: string): Promise<DumpTable[]> {
  return sortByReferences(listTableNames(migrations, folder), await readReferences(db), await readColumns(db));
}

/** Quotes a name as an SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function readColumns(db: Executor): Promise<Map<string, string[]>> {
  const rows = rowsOf<{ table: string; column: string }>(
    await db.execute(sql`
      select c.relname as table, a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum
    `),
  );
  const columns = new Map<string, string[]>();
  for (const row of rows) columns.set(row.table, [...(columns.get(row.table) ?? []), row.column]);
  return columns;
}

/**
 * Returns the references of each table to other tables. References of a table to itself don't matter for the order of
 * tables.
 */
async function readReferences(db: Executor): Promise<Map<string, Set<string>>> {
  const rows = rowsOf<{ table: string; target: string }>(
    await db.execute(sql`
      select distinct child.relname as table, parent.relname as target
      from pg_constraint r
        join pg_class child on child.oid = r.conrelid
        join pg_class parent on parent.oid = r.confrelid
      where r.contype = 'f' and child.relnamespace = 'public'::regnamespace and child.oid <> parent.oid
    `),
  );
  const references = new Map<string, Set<string>>();
  for (const row of rows) references.set(row.table, (references.get(row.table) ?? new Set()).add(row.target));
  return references;
}

function sortByReferences(
  names: readonly string[],
  references: ReadonlyMap<string, ReadonlySet<string>>,
  columns: ReadonlyMap<string, string[]>,
): DumpTable[] {
  const placed = new Set<string>();
  const tables: DumpTable[] = [];
  while (tables.length < names.length) {
    const ready = names.filter(
      (name) => !placed.has(name) && [...(references.get(name) ?? [])].every((target) => placed.has(target)),
    );
    if (ready.length === 0) {
      throw new Error('Tables that refer to each other in a circle cannot be dumped in order.');
    }
    for (const name of ready) {
      const own = columns.get(name);
      if (own === undefined) throw new Error(`The schema names a table ${name} that the database does not have.`);
      placed.add(name);
      tables.push({ name, columns: own });
    }
  }
  return tables;
}
