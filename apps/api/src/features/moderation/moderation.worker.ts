// Forgets cases after two years, as the audit log does.
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import { deleteOldCases } from './moderation.repository.ts';

const YEARS = 2;
/** Cases in one round. Their reports and decisions go with them. */
const BATCH = 100;

/** One round; returns true when there may be more. */
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
