import type { Executor, Tx } from '@quorbit/db/client';
import { digestDifferences } from '@quorbit/db/schema/sync';
import { and, eq, gt } from 'drizzle-orm';

/** Returns the client ids of at most `limit` digest differences of the learner that were recorded after `since`. */
export async function listDiverged(
  db: Executor,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ clientId: digestDifferences.clientId })
    .from(digestDifferences)
    .where(and(eq(digestDifferences.userId, userId), gt(digestDifferences.foundAt, since)))
    .limit(limit);
  return rows.map(({ clientId }) => clientId);
}

export async function insertDifference(tx: Tx, difference: typeof digestDifferences.$inferInsert): Promise<void> {
  await tx.insert(digestDifferences).values(difference);
}
