// Reads who is to get an account from a file: which rows are right, and what to do about each that isn't.
import { ROLES, type Role } from '../accounts/roles.ts';
import { readCsv } from '../lib/csv-reader.ts';
import { MAX_ACCOUNTS } from './limits.ts';
import { type NewAccount, newAccount } from './schema.ts';

/** A row of the file as it was written. */
interface PeopleRow {
  /** The line on which it begins. */
  line: number;
  name: string;
  email: string;
  role: string;
}

export interface WrongRow extends PeopleRow {
  /** What to do, one sentence for each mistake. */
  problems: string[];
}

export interface RightRow extends NewAccount {
  line: number;
}

export interface PeopleFile {
  right: RightRow[];
  wrong: WrongRow[];
  /** Rows behind the last one that fits into one file. */
  beyond: { first: number; rows: number } | null;
}

type Column = 'name' | 'email' | 'role';

/** What headers call the columns, in lower case and without signs. */
const HEADERS: Readonly<Record<string, Column>> = {
  name: 'name',
  fullname: 'name',
  email: 'email',
  mail: 'email',
  emailaddress: 'email',
  role: 'role',
};
/** Without a header. */
const IN_ORDER: readonly (Column | null)[] = ['name', 'email', 'role'];

/**
 * The people of a file with the columns name, email and role, in any order where the first row names them. People without a
 * role become users.
 */
export function readPeople(text: string): PeopleFile {
  const { records, openQuote } = readCsv(text);
  const header = headerOf(records[0]?.cells ?? []);
  const rows = header ? records.slice(1) : records;
  const right: RightRow[] = [];
  const wrong: WrongRow[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of rows.slice(0, MAX_ACCOUNTS)) {
    const read = checkRow(rowOf(line, cells, header ?? IN_ORDER), lines);
    if ('problems' in read) wrong.push(read);
    else right.push(read);
  }
  if (openQuote !== null)
    wrong.push({
      line: openQuote,
      name: '',
      email: '',
      role: '',
      problems: ["A quotation mark in this row is never closed, so the rest of the file can't be read. Close it."],
    });
  const first = rows[MAX_ACCOUNTS];
  return { right, wrong, beyond: first ? { first: first.line, rows: rows.length - MAX_ACCOUNTS } : null };
}

/** The file with the rows whose e-mail somebody has already among the wrong ones. */
export function withoutTaken(
  { right, wrong, ...file }: PeopleFile,
  taken: readonly string[],
  problem: string,
): PeopleFile {
  const known = new Set(taken);
  const refused = right.filter(({ email }) => known.has(email)).map((row) => ({ ...row, problems: [problem] }));
  return {
    ...file,
    right: right.filter(({ email }) => !known.has(email)),
    wrong: [...wrong, ...refused].toSorted((one, other) => one.line - other.line),
  };
}

/** Which column each cell is in, where the row is a header. */
function headerOf(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => HEADERS[cell.toLowerCase().replace(/[\s_-]/g, '')] ?? null);
  return columns.includes('email') ? columns : null;
}

function rowOf(line: number, cells: readonly string[], columns: readonly (Column | null)[]): PeopleRow {
  const cell = (column: Column) => (cells[columns.indexOf(column)] ?? '').trim();
  return { line, name: cell('name'), email: cell('email'), role: cell('role') };
}

/** @param lines on which line each e-mail was first; this row's is added */
function checkRow(row: PeopleRow, lines: Map<string, number>): RightRow | WrongRow {
  const role = row.role === '' ? 'user' : roleOf(row.role);
  const parsed = newAccount.safeParse({ ...row, role: role ?? 'user' });
  const problems = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  if (role === null) problems.push(`There is no role "${shortened(row.role)}". Write user, premium or admin.`);
  const address = row.email.toLowerCase();
  const before = address === '' ? undefined : lines.get(address);
  if (before !== undefined) problems.push(`The same e-mail is in line ${before}. Leave one of the two out.`);
  else lines.set(address, row.line);
  return parsed.success && problems.length === 0 ? { ...parsed.data, line: row.line } : { ...row, problems };
}

function roleOf(written: string): Role | null {
  return ROLES.find((role) => role === written.toLowerCase()) ?? null;
}

const SHOWN = 20;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text;
}
