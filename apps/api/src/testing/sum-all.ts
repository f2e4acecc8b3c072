import type { Database } from '@quorbit/db/client';
import { sumWorkOf } from '../features/analytics/analytics.worker.ts';

/** Sums up until nothing waits. */
export async function sumAll(database: Database, now: Date): Promise<void> {
  while (await sumWorkOf(database, now));
}
