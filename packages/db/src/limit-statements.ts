import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** How long reading one page of rows may take while many are copied, in milliseconds. */
export const PAGE_TIMEOUT_MS = 60_000;

/**
 * Sets how long each statement of this transaction may take from now on, in milliseconds; null for no limit. The driver
 * adapts its wait for answers.
 */
export async function limitStatements(tx: Executor, ms: number | null): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${ms ?? 0}`));
}
