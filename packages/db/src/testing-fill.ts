import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from './client.ts';
import { quoted, tablesOf } from './dump/tables.ts';
import { appliedMigrations } from './migrate.ts';
import { rowsOf } from './rows.ts';
import { type Candidate, candidatesOf } from './testing-values.ts';

// Fills tables by what the catalogue says about them, so that a new table is filled without a word about it here.

/** A value as PostgreSQL reads it from text. */
type Value = string | null;
type Row = Record<string, Value>;

interface Column {
  name: string;
  type: string;
  required: boolean;
  /** The labels, where the type is an enum. */
  labels: string[] | null;
}

interface Reference {
  target: string;
  columns: string[];
  targetColumns: string[];
}

interface Check {
  name: string;
  columns: string[];
  expression: string;
}

/**
 * What columns hold whose values cannot be found from their type and their own check, by `table.column`; `row` counts
 * from 0, and `unique` is a text that no other row has.
 */
const FILLERS: Readonly<Record<string, (row: number, unique: string) => Value>> = {};

const ROWS = 3;
/** Tables that hold one row at most; filled again, they keep it. */
const SINGLE: ReadonlySet<string> = new Set(['feature_switches', 'school']);

/**
 * Adds three rows to every table that may hold them, in one transaction: awkward values in all columns of the first and the last, null in
 * every column of the second that may be null. Row n refers to row n of other tables and to the next row of its own.
 * @throws Error that names table and column, and says what to add here, for a column that it cannot fill
 */
export function fillTables(database: Database, migrationsFolder?: string): Promise<void> {
  return database.transaction(async (tx) => {
    const filled = new Map<string, Row[]>();
    for (const { name } of await tablesOf(tx, await appliedMigrations(tx), migrationsFolder)) {
      filled.set(name, await fillTable(tx, name, filled));
    }
  });
}

async function fillTable(tx: Tx, table: string, filled: ReadonlyMap<string, Row[]>): Promise<Row[]> {
  const columns = await columnsOf(tx, table);
  const checks = await checksOf(tx, table);
  const rows: Row[] = Array.from({ length: SINGLE.has(table) ? 1 : ROWS }, () => ({}));
  for (const column of columns) {
    const values = await valuesOf(tx, table, column, checks);
    rows.forEach((row, index) => {
      row[column.name] = index === 1 && !column.required ? null : values(index);
    });
  }
  const references = await referencesOf(tx, table);
  for (const reference of references.sort((a, b) => Number(a.target === table) - Number(b.target === table))) {
    refer(rows, reference.target === table ? rotated(rows) : filled.get(reference.target), reference, columns);
  }
  await insert(tx, table, columns, rows);
  return rows;
}

/** Lets each row refer to the target's row of the same number. */
function refer(rows: Row[], targets: readonly Row[] | undefined, reference: Reference, columns: readonly Column[]) {
  const mayBeNull = reference.columns.every((name) => columns.some((one) => one.name === name && !one.required));
  rows.forEach((row, index) => {
    reference.columns.forEach((name, position) => {
      const value = targets?.[index]?.[reference.targetColumns[position] ?? ''] ?? null;
      row[name] = index === 1 && mayBeNull ? null : value;
    });
  });
}

function rotated(rows: readonly Row[]): Row[] {
  return [...rows.slice(1), ...rows.slice(0, 1)];
}

async function insert(tx: Tx, table: string, columns: readonly Column[], rows: readonly Row[]): Promise<void> {
  const list = sql.raw(columns.map(({ name }) => quoted(name)).join(', '));
  const values = rows.map((row) => {
    const cells = columns.map(({ name, type }): SQL => sql`${row[name] ?? null}::text::${sql.raw(type)}`);
    return sql`(${sql.join(cells, sql`, `)})`;
  });
  try {
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (${list}) values ${sql.join(values, sql`, `)} ${SINGLE.has(table) ? sql`on conflict do nothing` : sql``}`,
    );
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(
      `The table ${table} cannot be filled: ${reason}. Say what the column at fault holds in FILLERS (packages/db/src/testing-fill.ts).`,
      { cause: error },
    );
  }
}

/** The value of each row, by its number. */
async function valuesOf(
  tx: Tx,
  table: string,
  column: Column,
  checks: readonly Check[],
): Promise<(row: number) => Value> {
  const filler = FILLERS[`${table}.${column.name}`];
  if (filler) return (row) => filler(row, randomUUID());
  const own = checks.filter(({ columns }) => columns.length === 1 && columns[0] === column.name);
  const candidates = candidatesOf(column.type, column.labels);
  if (candidates === null) {
    throw new Error(
      `${table}.${column.name} is of a type, ${column.type}, for which there are no values. Add some to packages/db/src/testing-values.ts.`,
    );
  }
  if (own.length === 0) return (row) => drawn(candidates, row);
  const allowed = await passing(tx, column, own, [...candidates, ...own.flatMap(literalsIn)]);
  if (allowed.length === 0) {
    throw new Error(
      `No value is known for ${table}.${column.name} that meets ${own.map(({ name }) => name).join(', ')}. Say what it holds in FILLERS (packages/db/src/testing-fill.ts).`,
    );
  }
  return (row) => drawn(allowed, row);
}

function drawn(candidates: readonly Candidate[], row: number): Value {
  return candidates[row % candidates.length]?.(randomUUID()) ?? null;
}

/** Those of the candidates that the column's own checks let pass. */
async function passing(
  tx: Tx,
  { name, type }: Column,
  checks: readonly Check[],
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const met = sql.raw(checks.map(({ expression }) => `(${expression})`).join(' and '));
  const allowed: Candidate[] = [];
  for (const candidate of candidates) {
    const probe = sql`select ${candidate(randomUUID())}::text::${sql.raw(type)} as ${sql.identifier(name)}`;
    // A literal of the expression need not be one of the column's type.
    const found = await tx
      .transaction((inner) => inner.execute(sql`select 1 from (${probe}) as probe where ${met}`))
      .catch(() => []);
    if (rowsOf(found).length > 0) allowed.push(candidate);
  }
  return allowed;
}

/** The texts and numbers that a check names, and the numbers next to them. */
function literalsIn({ expression }: Check): Candidate[] {
  const texts = [...expression.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  const numbers = [...expression.matchAll(/\d+/g)].flatMap(([digits]) => [-1, 0, 1].map((by) => Number(digits) + by));
  return [...new Set([...texts, ...numbers.map(String)])].map((literal) => () => literal);
}

async function columnsOf(db: Executor, table: string): Promise<Column[]> {
  return rowsOf<Column>(
    await db.execute(sql`
      select attname as name, format_type(atttypid, null) as type, attnotnull as required,
        (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = atttypid) as labels
      from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    `),
  );
}

async function referencesOf(db: Executor, table: string): Promise<Reference[]> {
  return rowsOf<Reference>(
    await db.execute(sql`
      select confrelid::regclass::text as target, ${namesOf(sql`conrelid`, sql`conkey`)} as columns,
        ${namesOf(sql`confrelid`, sql`confkey`)} as "targetColumns"
      from pg_constraint where contype = 'f' and conrelid = ${table}::regclass
      order by conname
    `),
  );
}

async function checksOf(db: Executor, table: string): Promise<Check[]> {
  return rowsOf<Check>(
    await db.execute(sql`
      select conname as name, ${namesOf(sql`conrelid`, sql`conkey`)} as columns,
        pg_get_expr(conbin, conrelid) as expression
      from pg_constraint where contype = 'c' and conrelid = ${table}::regclass
      order by conname
    `),
  );
}

/** The names of a constraint's columns, in its order. */
function namesOf(table: SQL, key: SQL): SQL {
  return sql`(
    select json_agg(attname order by place) from unnest(${key}) with ordinality as k (number, place)
      join pg_attribute on attrelid = ${table} and attnum = number
  )`;
}
