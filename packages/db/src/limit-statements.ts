import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** The time limit in milliseconds for reading one page of rows when many pages are copied. */
export const PAGE_TIMEOUT_MS = 60_000;

/**
 * Sets how long each statement of this transaction may take from now on, in milliseconds; null for no limit. The driver
 * adapts its wait for answers.
 */
export async function limitStatements(tx: Executor, ms: number | null): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${ms ?? 0}`));
}
