// Writes the audit log of changes to roles and accounts.
import type { AuditAction } from '@quorbit/contracts/administration/audit-actions';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Tx } from '@quorbit/db/client';
import { insertEntries, insertEntry } from './audit.repository.ts';

interface AuditLine {
  actorId: string | null;
  subjectId: string;
  action: AuditAction;
  details?: string;
  at: Date;
}

/** Adds one line to the log, in the transaction of the change that it records. `details` contains no secrets. */
export async function audit(tx: Tx, entry: AuditLine): Promise<void> {
  await insertEntry(tx, { id: newId(), ...entry });
}

/** Adds several lines to the log in one statement. */
export async function auditAll(tx: Tx, entries: readonly AuditLine[]): Promise<void> {
  await insertEntries(
    tx,
    entries.map((entry) => ({ id: newId(), details: '', ...entry })),
  );
}
