import { OperatorError } from '../operator-error.ts';

/**
 * The portable dump: gzipped lines of JSON. First comes a header. Then, table by table in the order of their foreign
 * keys, a line that names the table and its columns, followed by a line per row as PostgreSQL's `to_jsonb` writes it.
 * Last comes a trailer with the number of rows per table, which shows whether the file is complete. Lines that are not
 * rows begin with a key that cannot be a column, so that rows need not be parsed.
 */
export interface DumpHeader {
  /** The version of the dump format. */
  format: typeof DUMP_FORMAT;
  /** The number of migrations that the database had run. */
  migrations: number;
  /** The epoch of the database; null for a database that was never started. */
  epoch: string | null;
  /** When the dump was made, in ISO 8601 format. */
  createdAt: string;
}

export interface DumpTable {
  name: string;
  /** The table's columns, without generated ones. */
  columns: string[];
}

/** The number of rows in each table, by the table's name. */
export type RowCounts = Record<string, number>;

export const DUMP_FORMAT = 'quorbit-dump-1';

/** A parsed line of a dump. A row remains unparsed JSON text. */
export type DumpLine =
  | { kind: 'table'; table: DumpTable }
  | { kind: 'row'; text: string }
  | { kind: 'end'; rows: RowCounts };

const TABLE_KEY = '$table';
const END_KEY = '$end';

/** Thrown when a file is not a dump or is incomplete. */
export class BrokenDump extends OperatorError {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file} cannot be restored: ${reason}`, { cause });
  }
}

export function headerLine(header: DumpHeader): string {
  return `${JSON.stringify(header)}\n`;
}

export function tableLine({ name, columns }: DumpTable): string {
  return `${JSON.stringify({ [TABLE_KEY]: name, columns })}\n`;
}

export function endLine(rows: RowCounts): string {
  return `${JSON.stringify({ [END_KEY]: rows })}\n`;
}

/** Parses the first line of a dump; returns null if it isn't a header of this format. */
export function parseHeader(line: string): DumpHeader | null {
  const value = parseObject(line);
  if (value === null || value.format !== DUMP_FORMAT) return null;
  const { migrations, epoch, createdAt } = value;
  if (typeof migrations !== 'number' || !Number.isSafeInteger(migrations) || migrations < 1) return null;
  if (epoch !== null && typeof epoch !== 'string') return null;
  if (typeof createdAt !== 'string') return null;
  return { format: DUMP_FORMAT, migrations, epoch, createdAt };
}

/** Parses a line after the header; returns null if it can't be part of a dump. */
export function parseLine(line: string): DumpLine | null {
  if (!line.startsWith('{"$')) return line.startsWith('{') ? { kind: 'row', text: line } : null;
  const value = parseObject(line);
  if (value === null) return null;
  const name = value[TABLE_KEY];
  if (typeof name === 'string' && isTexts(value.columns)) {
    return { kind: 'table', table: { name, columns: value.columns } };
  }
  const rows = value[END_KEY];
  return isCounts(rows) ? { kind: 'end', rows } : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isCounts(value: unknown): value is RowCounts {
  return isObject(value) && Object.values(value).every((count) => Number.isSafeInteger(count));
}
