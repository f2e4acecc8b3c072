// Owns the audit log: who changed whose role or account.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Tx } from '@quorbit/db/client';
import { insertEntry } from './audit.repository.ts';

export type AuditAction =
  | 'account.registered'
  | 'account.deleted'
  | 'account.google-linked'
  | 'account.exported'
  | 'admin.created'
  | 'admin.promoted'
  | 'password.changed'
  | 'password.reset'
  | 'role.changed'
  | 'sessions.ended';

/** Adds one line to the log, in the transaction of the change that it records. `details` contains no secrets. */
export async function audit(
  tx: Tx,
  entry: { actorId: string | null; subjectId: string; action: AuditAction; details?: string; at: Date },
): Promise<void> {
  await insertEntry(tx, { id: newId(), ...entry });
}
