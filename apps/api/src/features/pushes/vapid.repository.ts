import type { Executor, Tx } from '@quorbit/db/client';
import { meta } from '@quorbit/db/schema/meta';
import { eq } from 'drizzle-orm';

/** The key in `meta`, where backups have it: subscriptions are worth nothing without it. */
const VAPID = 'vapid';

export async function readKeys(db: Executor): Promise<string | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, VAPID));
  return row?.value ?? null;
}

/** Keeps those that are there. */
export async function insertKeys(tx: Tx, value: string): Promise<void> {
  await tx.insert(meta).values({ key: VAPID, value }).onConflictDoNothing();
}
