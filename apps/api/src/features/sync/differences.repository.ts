import type { Executor, Tx } from '@quorbit/db/client';
import { digestDifferences } from '@quorbit/db/schema/sync';
import { and, eq, gt } from 'drizzle-orm';

/** Returns whether a digest difference of any of the learner's devices was recorded after `since`. */
export async function hasDifference(db: Executor, userId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: digestDifferences.id })
    .from(digestDifferences)
    .where(and(eq(digestDifferences.userId, userId), gt(digestDifferences.foundAt, since)))
    .limit(1);
  return rows.length > 0;
}

export async function insertDifference(tx: Tx, difference: typeof digestDifferences.$inferInsert): Promise<void> {
  await tx.insert(digestDifferences).values(difference);
}
