// Deletes cases after two years, as the audit log does with its entries.
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import { deleteOldCases } from './moderation.repository.ts';

const YEARS = 2;
/** The number of cases deleted per round. Their reports and decisions are deleted with them. */
const BATCH = 100;

/** Deletes one batch of cases older than two years; returns true if there may be more. */
export async function pruneCases(database: Database, now: Date): Promise<boolean> {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - YEARS);
  return (await database.transaction((tx) => deleteOldCases(tx, before, BATCH))) === BATCH;
}

export const moderationSweep: Worker = {
  name: 'moderation',
  needed: true,
  pauseMs: 3_600_000,
  start: ({ database, now }) => ({ round: () => pruneCases(database, now()) }),
};
