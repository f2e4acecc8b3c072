// Owns the audit log: who changed whose role or account.
import type { AuditAction } from '@quorbit/contracts/administration/audit-actions';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Tx } from '@quorbit/db/client';
import { insertEntries, insertEntry, listActionTimes } from './audit.repository.ts';

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

/** Adds several lines in one statement. */
export async function auditAll(tx: Tx, entries: readonly AuditLine[]): Promise<void> {
  await insertEntries(
    tx,
    entries.map((entry) => ({ id: newId(), details: '', ...entry })),
  );
}

/** When somebody last did this, since a time, the newest first. @param limit so many at most */
export function listLastTimes(
  tx: Tx,
  filter: { actorId: string; action: AuditAction; since: Date },
  limit: number,
): Promise<Date[]> {
  return listActionTimes(tx, filter, limit);
}
