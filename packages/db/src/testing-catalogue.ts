import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { rowsOf } from './rows.ts';

// Reads the columns, references and checks of all tables from PostgreSQL's catalogue.

export interface Column {
  name: string;
  type: string;
  required: boolean;
  /** The labels of an enum type; null for other types. */
  labels: string[] | null;
}

export interface Reference {
  target: string;
  columns: string[];
  targetColumns: string[];
}

export interface Check {
  name: string;
  columns: string[];
  expression: string;
}

export interface Catalogue {
  /** The server's version. Different kinds and versions of databases accept different values. */
  version: string;
  columnsOf: (table: string) => Column[];
  referencesOf: (table: string) => Reference[];
  checksOf: (table: string) => Check[];
}

export async function readCatalogue(db: Executor): Promise<Catalogue> {
  const [server] = rowsOf<{ version: string }>(await db.execute(sql`select version() as version`));
  return {
    version: server?.version ?? '',
    columnsOf: await groupByTable<Column>(
      db,
      sql`
        select c.relname as table, attname as name, format_type(atttypid, null) as type, attnotnull as required,
          (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = atttypid) as labels
        from pg_attribute join pg_class c on c.oid = attrelid
        where ${isOwnTable} and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      `,
    ),
    referencesOf: await groupByTable<Reference>(
      db,
      sql`
        select c.relname as table, confrelid::regclass::text as target,
          ${columnNamesOf(sql`conrelid`, sql`conkey`)} as columns, ${columnNamesOf(sql`confrelid`, sql`confkey`)} as "targetColumns"
        from pg_constraint join pg_class c on c.oid = conrelid
        where ${isOwnTable} and contype = 'f'
        order by conname
      `,
    ),
    checksOf: await groupByTable<Check>(
      db,
      sql`
        select c.relname as table, conname as name, ${columnNamesOf(sql`conrelid`, sql`conkey`)} as columns,
          pg_get_expr(conbin, conrelid) as expression
        from pg_constraint join pg_class c on c.oid = conrelid
        where ${isOwnTable} and contype = 'c'
        order by conname
      `,
    ),
  };
}

const isOwnTable = sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

/** Runs a query and returns a function that gives the query's rows by table name. */
async function groupByTable<T>(db: Executor, query: SQL): Promise<(table: string) => T[]> {
  const rows = new Map<string, T[]>();
  for (const row of rowsOf<T & { table: string }>(await db.execute(query))) {
    rows.set(row.table, [...(rows.get(row.table) ?? []), row]);
  }
  return (table) => rows.get(table) ?? [];
}

/** Builds SQL that selects the names of a constraint's columns, in the constraint's order. */
function columnNamesOf(table: SQL, key: SQL): SQL {
  return sql`(
    select json_agg(attname order by place) from unnest(${key}) with ordinality as k (number, place)
      join pg_attribute on attrelid = ${table} and attnum = number
  )`;
}
