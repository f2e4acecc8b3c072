import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Table } from '@quorbit/db/foreign-keys';
import type { AttemptQueries } from './attempt-queries.ts';

/** The person whose data is exported or erased. */
export type DataSubject = { id: string; role: Role; email: string; createdAt: Date };

export interface ExportField {
  name: string;
  /** Writes the value as pieces of JSON, one page each, so that no large value is in memory or blocks the process. */
  write(db: Executor, subject: DataSubject, now: Date): AsyncIterable<string>;
}

/** A table with rows about people, and how they're exported and erased. */
export interface PersonalTable {
  table: Table;
  /** The table's fields in the export, or the reason why it has none. */
  exportFields: readonly ExportField[] | { not: string };
  /** Estimates the table's bytes in the export without reading its rows. Only set where they may be many. */
  estimateExportBytes?: (db: Executor, userId: string) => Promise<number>;
  /**
   * `with the account`: the database deletes the rows with the user. `stays`: without the user, the rows name nobody.
   * A function: it erases the person's data, in the same transaction.
   */
  erasure:
    | 'with the account'
    | 'stays'
    | ((erasing: { tx: Tx; subject: DataSubject; now: Date; attemptQueries: AttemptQueries }) => Promise<void>);
  /** Lists the scopes, shared with other users, in which the erasure records a change. They are locked beforehand. */
  sharedScopes?: (db: Executor, userId: string) => Promise<Scope[]>;
}
