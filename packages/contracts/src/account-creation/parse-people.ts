// Reads the people for new accounts from a file: the valid rows, and advice on how to correct each invalid one.
import { ROLES, type Role } from '../accounts/roles.ts';
import { parseCsv } from '../lib/csv-parser.ts';
import { MAX_ACCOUNTS } from './limits.ts';
import { type NewAccount, newAccount } from './schema.ts';

/** A row of the file, as it was written. */
interface PeopleRow {
  /** The line of the file on which the row begins, from 1. */
  line: number;
  name: string;
  email: string;
  role: string;
}

export interface InvalidRow extends PeopleRow {
  /** Advice on how to correct the row, one sentence for each mistake. */
  problems: string[];
}

export interface ValidRow extends NewAccount {
  line: number;
}

export interface ParsedPeople {
  valid: ValidRow[];
  invalid: InvalidRow[];
  /** The rows beyond `MAX_ACCOUNTS`: the line of the first one, and their number; null if there are none. */
  overflow: { first: number; rows: number } | null;
}

type Column = 'name' | 'email' | 'role';

/** The columns by their possible names in a file's header, in lower case without spaces, hyphens and underscores. */
const COLUMN_BY_HEADER: Readonly<Record<string, Column>> = {
  name: 'name',
  fullname: 'name',
  email: 'email',
  mail: 'email',
  emailaddress: 'email',
  role: 'role',
};
/** The columns of a file without a header. */
const DEFAULT_COLUMNS: readonly (Column | null)[] = ['name', 'email', 'role'];

/**
 * Reads the people from a CSV file with the columns name, email and role, in any order if the first row names them. A
 * missing or empty role means `user`.
 */
export function parsePeople(text: string): ParsedPeople {
  const { records, openQuote } = parseCsv(text);
  const header = parseHeader(records[0]?.cells ?? []);
  const rows = header ? records.slice(1) : records;
  const valid: ValidRow[] = [];
  const invalid: InvalidRow[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of rows.slice(0, MAX_ACCOUNTS)) {
    const checked = validateRow(toPeopleRow(line, cells, header ?? DEFAULT_COLUMNS), lines);
    if ('problems' in checked) invalid.push(checked);
    else valid.push(checked);
  }
  if (openQuote !== null)
    invalid.push({
      line: openQuote,
      name: '',
      email: '',
      role: '',
      problems: ["A quotation mark in this row is never closed, so the rest of the file can't be read. Close it."],
    });
  const first = rows[MAX_ACCOUNTS];
  return { valid, invalid, overflow: first ? { first: first.line, rows: rows.length - MAX_ACCOUNTS } : null };
}

/** Returns the parsed file after moving the rows whose e-mail already has an account to the invalid rows. */
export function rejectTaken(
  { valid, invalid, ...file }: ParsedPeople,
  taken: readonly string[],
  problem: string,
): ParsedPeople {
  const takenEmails = new Set(taken);
  const rejected = valid.filter(({ email }) => takenEmails.has(email)).map((row) => ({ ...row, problems: [problem] }));
  return {
    ...file,
    valid: valid.filter(({ email }) => !takenEmails.has(email)),
    invalid: [...invalid, ...rejected].toSorted((a, b) => a.line - b.line),
  };
}

/**
 * Returns the column of each cell of a header, null for unknown ones; null if the row isn't a header, as it has no
 * e-mail column.
 */
function parseHeader(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => COLUMN_BY_HEADER[cell.toLowerCase().replace(/[\s_-]/g, '')] ?? null);
  return columns.includes('email') ? columns : null;
}

function toPeopleRow(line: number, cells: readonly string[], columns: readonly (Column | null)[]): PeopleRow {
  const cell = (column: Column) => (cells[columns.indexOf(column)] ?? '').trim();
  return { line, name: cell('name'), email: cell('email'), role: cell('role') };
}

/**
 * Validates one row, including that no earlier row has the same e-mail.
 * @param lines the line on which each e-mail occurred first; this row's is added.
 */
function validateRow(row: PeopleRow, lines: Map<string, number>): ValidRow | InvalidRow {
  const role = row.role === '' ? 'user' : parseRole(row.role);
  const parsed = newAccount.safeParse({ ...row, role: role ?? 'user' });
  const problems = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  if (role === null) problems.push(`There is no role "${truncate(row.role)}". Write user, premium or admin.`);
  const address = row.email.toLowerCase();
  const firstLine = address === '' ? undefined : lines.get(address);
  if (firstLine !== undefined) problems.push(`The same e-mail is in line ${firstLine}. Leave one of the two out.`);
  else lines.set(address, row.line);
  return parsed.success && problems.length === 0 ? { ...parsed.data, line: row.line } : { ...row, problems };
}

function parseRole(text: string): Role | null {
  return ROLES.find((role) => role === text.toLowerCase()) ?? null;
}

const MAX_SHOWN_CHARACTERS = 20;

function truncate(text: string): string {
  const characters = [...text];
  return characters.length > MAX_SHOWN_CHARACTERS ? `${characters.slice(0, MAX_SHOWN_CHARACTERS).join('')}…` : text;
}
