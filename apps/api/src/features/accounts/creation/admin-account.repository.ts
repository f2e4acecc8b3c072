import type { Executor, Tx } from '@quorbit/db/client';
import { meta } from '@quorbit/db/schema/meta';
import { eq } from 'drizzle-orm';

/** The key in `meta` of the hash of the values that were applied last, so that a restart can tell new ones. */
const APPLIED = 'admin';

export async function readApplied(db: Executor): Promise<string | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, APPLIED));
  return row?.value ?? null;
}

export async function saveApplied(tx: Tx, value: string): Promise<void> {
  await tx.insert(meta).values({ key: APPLIED, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}
