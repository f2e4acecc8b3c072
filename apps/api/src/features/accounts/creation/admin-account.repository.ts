import type { Executor, Tx } from '@quorbit/db/client';
import { meta } from '@quorbit/db/schema/meta';
import { eq } from 'drizzle-orm';

/**
 * The key in the `meta` table that holds a hash of the admin's values applied last, so that a restart can detect new
 * ones.
 */
const META_KEY = 'admin';

export async function findAppliedHash(db: Executor): Promise<string | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, META_KEY));
  return row?.value ?? null;
}

export async function upsertAppliedHash(tx: Tx, value: string): Promise<void> {
  await tx.insert(meta).values({ key: META_KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}
