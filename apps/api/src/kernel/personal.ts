import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Table } from '@quorbit/db/foreign-keys';
import type { AttemptQueries } from './attempt-queries.ts';

/** The person whose data it is. */
export type DataSubject = { id: string; role: Role; email: string; createdAt: Date };

/** One field of the export. */
export interface ExportField {
  name: string;
  /** Writes its value in pieces of JSON. Each is one page, so that nothing large is in memory or holds the process. */
  write(db: Executor, subject: DataSubject, now: Date): AsyncIterable<string>;
}

/** A table with rows about people. */
export interface PersonalTable {
  table: Table;
  /** Its fields of the export, or the reason why it has none. */
  exportFields: readonly ExportField[] | { not: string };
  /** Estimates how many bytes the export has of it, where that may be many, without reading the rows. */
  estimateExportBytes?: (db: Executor, userId: string) => Promise<number>;
  /**
   * How a person is erased from it. `with the account`: the database deletes the rows with the user's. `stays`: the rows
   * can't be traced back to anybody once the user is gone. Otherwise the function does it, in the same transaction.
   */
  erasure:
    | 'with the account'
    | 'stays'
    | ((erasing: { tx: Tx; subject: DataSubject; now: Date; attemptQueries: AttemptQueries }) => Promise<void>);
  /** Lists the scopes, shared with others, in which erasing records a change. They are locked beforehand. */
  sharedScopes?: (db: Executor, userId: string) => Promise<Scope[]>;
}
