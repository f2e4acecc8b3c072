// What an area says about people in its tables: what their export contains, and what is deleted with their account.
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Table } from '@quorbit/db/foreign-keys';
import type * as z from 'zod/mini';
import type { Registries } from '../trpc/context.ts';

/** The person whose data it is. */
export interface DataSubject {
  id: string;
  role: 'user' | 'premium' | 'admin';
  email: string;
  createdAt: Date;
}

/** One field of the export. */
export interface ExportField<T = unknown> {
  name: string;
  schema: z.ZodMiniType<T>;
  read(db: Executor, subject: DataSubject, now: Date): Promise<T>;
}

/** What an eraser works with, inside the transaction that deletes an account. */
interface Erasing extends Pick<Registries, 'takings'> {
  tx: Tx;
  subject: DataSubject;
  now: Date;
}

/** A table with rows about people. */
export interface PersonalTable {
  table: Table;
  /** What the export contains of it, or why it contains nothing. */
  exported: readonly ExportField[] | { not: string };
  /**
   * `with the account`: the database deletes the rows with the user's. `stays`: the rows can't be traced back to
   * anybody once the user is gone. Otherwise the function that erases the person.
   */
  erased: 'with the account' | 'stays' | ((erasing: Erasing) => Promise<void>);
  /** The scopes, shared with others, in which erasing records a change. They are locked beforehand. */
  sharedScopes?: (db: Executor, userId: string) => Promise<Scope[]>;
}

/** Keeps a field's type between its schema and its reader. */
export function exportField<T>(field: ExportField<T>): ExportField {
  return field;
}

const PAGE = 200;

/** All rows of a paged query, read page by page so that a long history never makes one slow query. */
export async function allPages<R, K>(
  read: (after: K | null, limit: number) => PromiseLike<R[]>,
  keyOf: (row: R) => K,
): Promise<R[]> {
  const rows: R[] = [];
  let after: K | null = null;
  for (;;) {
    const page: R[] = await read(after, PAGE);
    rows.push(...page);
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) return rows;
    after = keyOf(last);
  }
}
