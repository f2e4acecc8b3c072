import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** How long one page of rows may take where many are copied, in milliseconds. */
export const PAGE_TIMEOUT_MS = 60_000;

/**
 * Sets how long each statement of this transaction may take from now on, in milliseconds; null for as long as it needs. The
 * driver waits for answers accordingly.
 */
export async function limitStatements(tx: Executor, ms: number | null): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${ms ?? 0}`));
}
