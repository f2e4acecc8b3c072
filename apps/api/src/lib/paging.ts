import type { Page } from '@quorbit/contracts/lib/paging';
import { AppError } from './app-error.ts';

/**
 * Cuts one page out of `limit + 1` rows; the extra row only shows that there are more.
 * @param keyOf returns the sort values of the page's last row, for the cursor.
 * @param searchedTo the sort values where the search stopped, if there may be more rows behind them.
 */
export function toPage<R, T>(
  rows: R[],
  limit: number,
  keyOf: (row: R) => string[],
  view: (row: R) => T,
  searchedTo: string[] | null = null,
): Page<T> {
  const pageRows = rows.slice(0, limit);
  const last = pageRows.at(-1);
  const key = rows.length > limit && last !== undefined ? keyOf(last) : searchedTo;
  return {
    items: pageRows.map(view),
    nextCursor: key === null ? null : formatCursor(key),
  };
}

/** Encodes a cursor that continues after the row with these sort values. */
export function formatCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * Decodes a cursor made by `formatCursor`. Each part must pass its check, so that an invented cursor reaches no query.
 * @throws AppError INVALID if the cursor can't be decoded or a part fails its check.
 */
export function parseCursor(
  cursor: string | undefined,
  checks: readonly ((part: string) => boolean)[],
): string[] | null {
  if (cursor === undefined) return null;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw invalidCursorError();
  }
  if (!Array.isArray(parts) || parts.length !== checks.length) throw invalidCursorError();
  return checks.map((check, index) => {
    const part: unknown = parts[index];
    if (typeof part !== 'string' || !check(part)) throw invalidCursorError();
    return part;
  });
}

export function isCursorId(part: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part);
}

/** Returns whether text is an ISO time as `Date` writes it, in a year that the database supports. */
export function isCursorTime(part: string): boolean {
  return /^[12]\d{3}-/.test(part) && !Number.isNaN(Date.parse(part)) && new Date(part).toISOString() === part;
}

function invalidCursorError(): AppError {
  const message = 'Unknown cursor. Start again without it.';
  return new AppError('INVALID', message, { issues: [{ path: 'cursor', message }] });
}
