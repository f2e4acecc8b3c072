import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from './client.ts';
import { listTables, quoteIdentifier } from './dump/tables.ts';
import { isTransient } from './errors.ts';
import { countAppliedMigrations } from './migrate.ts';
import { rowsOf } from './rows.ts';
import { type Catalogue, type Check, type Column, type Reference, readCatalogue } from './testing-catalogue.ts';
import { type Candidate, listCandidates } from './testing-values.ts';

// Fills tables by what PostgreSQL's catalogue says about them, so that a new table needs no change here.

/** A column's value in PostgreSQL's text format; null for SQL NULL. */
type Value = string | null;
type Row = Record<string, Value>;

/**
 * Values for columns whose valid values can't be derived from their type and their own check, by `table.column`. `row`
 * counts from 0, and `unique` is a text that no other row has.
 */
const FILLERS: Readonly<Record<string, (row: number, unique: string) => Value>> = {};

const ROWS = 3;
/** Tables that hold at most one row. Filling them a second time keeps that row. */
const SINGLE_ROW_TABLES: ReadonlySet<string> = new Set(['feature_switches', 'school']);

/**
 * Adds three rows to every table (one to single-row tables), in one transaction: awkward values in all columns of the
 * first and last row, null in every nullable column of the second. Row n refers to row n of other tables and to the
 * next row of its own table.
 * @throws Error that names the table and column, and says what to add here, for a column that it can't fill.
 */
export function fillTables(database: Database, migrationsFolder?: string): Promise<void> {
  return database.transaction(async (tx) => {
    const catalogue = await readCatalogue(tx);
    const filled = new Map<string, Row[]>();
    for (const { name } of await listTables(tx, await countAppliedMigrations(tx), migrationsFolder)) {
      filled.set(name, await fillTable(tx, name, { catalogue, filled }));
    }
  });
}

interface FillContext {
  catalogue: Catalogue;
  /** The rows of the tables that were filled before, by table name. */
  filled: ReadonlyMap<string, Row[]>;
}

async function fillTable(tx: Tx, table: string, { catalogue, filled }: FillContext): Promise<Row[]> {
  const columns = catalogue.columnsOf(table);
  const rows: Row[] = Array.from({ length: SINGLE_ROW_TABLES.has(table) ? 1 : ROWS }, () => ({}));
  for (const column of columns) {
    const values = await listValues(tx, table, column, catalogue);
    rows.forEach((row, index) => {
      row[column.name] = index === 1 && !column.required ? null : values(index);
    });
  }
  for (const reference of catalogue
    .referencesOf(table)
    .sort((a, b) => Number(a.target === table) - Number(b.target === table))) {
    setReferences(rows, reference.target === table ? rotate(rows) : filled.get(reference.target), reference, columns);
  }
  await insert(tx, table, columns, rows);
  return rows;
}

/** Makes each row refer to the target table's row with the same number. */
function setReferences(
  rows: Row[],
  targets: readonly Row[] | undefined,
  reference: Reference,
  columns: readonly Column[],
) {
  const mayBeNull = reference.columns.every((name) =>
    columns.some((column) => column.name === name && !column.required),
  );
  rows.forEach((row, index) => {
    reference.columns.forEach((name, position) => {
      const value = targets?.[index]?.[reference.targetColumns[position] ?? ''] ?? null;
      row[name] = index === 1 && mayBeNull ? null : value;
    });
  });
}

function rotate(rows: readonly Row[]): Row[] {
  return [...rows.slice(1), ...rows.slice(0, 1)];
}

async function insert(tx: Tx, table: string, columns: readonly Column[], rows: readonly Row[]): Promise<void> {
  const list = sql.raw(columns.map(({ name }) => quoteIdentifier(name)).join(', '));
  const values = rows.map((row) => {
    const cells = columns.map(({ name, type }): SQL => sql`${row[name] ?? null}::text::${sql.raw(type)}`);
    return sql`(${sql.join(cells, sql`, `)})`;
  });
  try {
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (${list}) values ${sql.join(values, sql`, `)} ${SINGLE_ROW_TABLES.has(table) ? sql`on conflict do nothing` : sql``}`,
    );
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(
      `The table ${table} cannot be filled: ${reason}. Say what the column at fault holds in FILLERS (packages/db/src/testing-fill.ts).`,
      { cause: error },
    );
  }
}

/** Returns a function that gives a column's value for a row number. */
async function listValues(
  tx: Tx,
  table: string,
  column: Column,
  { version, checksOf }: Catalogue,
): Promise<(row: number) => Value> {
  const filler = FILLERS[`${table}.${column.name}`];
  if (filler) return (row) => filler(row, randomUUID());
  const own = checksOf(table).filter(({ columns }) => columns.length === 1 && columns[0] === column.name);
  const candidates = listCandidates(column.type, column.labels);
  if (candidates === null) {
    throw new Error(
      `${table}.${column.name} is of a type, ${column.type}, for which there are no values. Add some to packages/db/src/testing-values.ts.`,
    );
  }
  if (own.length === 0) return (row) => pickValue(candidates, row);
  const allowed = await listPassing(tx, version, column, own, candidates);
  if (allowed.length === 0) {
    throw new Error(
      `No value is known for ${table}.${column.name} that meets ${own.map(({ name }) => name).join(', ')}. Say what it holds in FILLERS (packages/db/src/testing-fill.ts).`,
    );
  }
  return (row) => pickValue(allowed, row);
}

function pickValue(candidates: readonly Candidate[], row: number): Value {
  return candidates[row % candidates.length]?.(randomUUID()) ?? null;
}

/**
 * A cache of valid values by column and checks: testing each value takes a statement, and tables are filled many times.
 */
const passingCandidates = new Map<string, Candidate[]>();

/**
 * Returns the values that meet a column's checks, out of the candidates and the values that the checks themselves name.
 */
async function listPassing(
  tx: Tx,
  version: string,
  column: Column,
  checks: readonly Check[],
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const key = JSON.stringify([version, column, checks.map(({ expression }) => expression)]);
  const known = passingCandidates.get(key);
  if (known) return known;
  const allowed: Candidate[] = [];
  for (const candidate of [...candidates, ...checks.flatMap(parseLiterals)]) {
    if (await isAccepted(tx, column, checks, candidate(randomUUID()))) allowed.push(candidate);
  }
  passingCandidates.set(key, allowed);
  return allowed;
}

async function isAccepted(tx: Tx, { name, type }: Column, checks: readonly Check[], value: string): Promise<boolean> {
  const met = sql.raw(checks.map(({ expression }) => `(${expression})`).join(' and '));
  const probe = sql`select ${value}::text::${sql.raw(type)} as ${sql.identifier(name)}`;
  const rows = await tx
    .transaction((inner) => inner.execute(sql`select 1 from (${probe}) as probe where ${met}`))
    .catch((error: unknown) => {
      if (isTransient(error)) throw error;
      return [];
    });
  return rowsOf(rows).length > 0;
}

/** Returns the texts and numbers in a check's expression, and for each number also the next lower and higher one. */
function parseLiterals({ expression }: Check): Candidate[] {
  const texts = [...expression.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  const numbers = [...expression.matchAll(/\d+/g)].flatMap(([digits]) => [-1, 0, 1].map((by) => Number(digits) + by));
  return [...new Set([...texts, ...numbers.map(String)])].map((literal) => () => literal);
}
