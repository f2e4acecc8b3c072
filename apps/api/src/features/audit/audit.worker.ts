// Deletes entries of the audit log after two years.
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import { deleteOldEntries } from './audit.repository.ts';

const YEARS = 2;
/** The number of entries deleted per round, limited so that no statement takes long. */
const BATCH = 1_000;

/** Deletes one batch of old entries; returns true when there may be more. */
export async function pruneAuditEntries(database: Database, now: Date): Promise<boolean> {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - YEARS);
  return (await database.transaction((tx) => deleteOldEntries(tx, before, BATCH))) === BATCH;
}

export const auditSweep: Worker = {
  name: 'audit',
  needed: true,
  pauseMs: 3_600_000,
  start: ({ database, now }) => ({ round: () => pruneAuditEntries(database, now()) }),
};
