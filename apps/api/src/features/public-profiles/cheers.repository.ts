import type { Executor, Tx } from '@quorbit/db/client';
import { cheers } from '@quorbit/db/schema/public-profiles';
import { and, eq, gt } from 'drizzle-orm';

/** Returns the last day on which the user cheered this friend; null if never. */
export async function findLastCheerDay(db: Executor, userId: string, friendId: string): Promise<string | null> {
  const [row] = await db
    .select({ day: cheers.day })
    .from(cheers)
    .where(and(eq(cheers.userId, userId), eq(cheers.friendId, friendId)));
  return row?.day ?? null;
}

export async function upsertCheer(tx: Tx, row: typeof cheers.$inferInsert): Promise<void> {
  await tx
    .insert(cheers)
    .values(row)
    .onConflictDoUpdate({ target: [cheers.userId, cheers.friendId], set: { day: row.day } });
}

/** A page of the friends that the user cheered, for the export. */
export function pageOfCheers(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ friendId: cheers.friendId, day: cheers.day })
    .from(cheers)
    .where(and(eq(cheers.userId, userId), after === null ? undefined : gt(cheers.friendId, after)))
    .orderBy(cheers.friendId)
    .limit(limit);
}
