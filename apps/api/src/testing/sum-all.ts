import type { Database } from '@quorbit/db/client';
import { sumStudyWork } from '../features/analytics/analytics.worker.ts';

/** Sums up study work until none is waiting. */
export async function sumAll(database: Database, now: Date): Promise<void> {
  while (await sumStudyWork(database, now));
}
