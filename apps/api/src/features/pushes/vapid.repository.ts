import type { Executor, Tx } from '@quorbit/db/client';
import { meta } from '@quorbit/db/schema/meta';
import { eq } from 'drizzle-orm';

/**
 * The key of the row in `meta` that stores this server's push keys. Backups contain them, because subscriptions are
 * worthless without them.
 */
const VAPID = 'vapid';

export async function readKeys(db: Executor): Promise<string | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, VAPID));
  return row?.value ?? null;
}

/** Stores this server's push keys, unless some are already stored. */
export async function insertKeys(tx: Tx, value: string): Promise<void> {
  await tx.insert(meta).values({ key: VAPID, value }).onConflictDoNothing();
}
