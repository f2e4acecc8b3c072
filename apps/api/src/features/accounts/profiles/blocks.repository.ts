import { MAX_BLOCKED } from '@quorbit/contracts/friends/limits';
import type { Executor, Tx } from '@quorbit/db/client';
import { userBlocks, users } from '@quorbit/db/schema/accounts';
import { learners } from '@quorbit/db/schema/learners';
import { and, desc, eq, gt } from 'drizzle-orm';

const isBlock = (userId: string, blockedId: string) =>
  and(eq(userBlocks.userId, userId), eq(userBlocks.blockedId, blockedId));

/** The people a user has blocked, latest first. */
export function listBlocked(db: Executor, userId: string) {
  return db
    .select({ id: users.id, name: users.name, xp: learners.xp })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .innerJoin(learners, eq(learners.userId, userBlocks.blockedId))
    .where(eq(userBlocks.userId, userId))
    .orderBy(desc(userBlocks.createdAt), users.id)
    .limit(MAX_BLOCKED);
}

export async function hasBlocked(db: Executor, userId: string, otherId: string): Promise<boolean> {
  const rows = await db.select({ at: userBlocks.createdAt }).from(userBlocks).where(isBlock(userId, otherId));
  return rows.length > 0;
}

export async function countBlocked(db: Executor, userId: string): Promise<number> {
  return db.$count(userBlocks, eq(userBlocks.userId, userId));
}

export async function insertBlock(tx: Tx, block: typeof userBlocks.$inferInsert): Promise<void> {
  await tx.insert(userBlocks).values(block).onConflictDoNothing();
}

/** Deletes a block. Returns false if there was none. */
export async function deleteBlock(tx: Tx, userId: string, blockedId: string): Promise<boolean> {
  const deleted = await tx.delete(userBlocks).where(isBlock(userId, blockedId)).returning({ id: userBlocks.blockedId });
  return deleted.length > 0;
}

/** A page of the people a user has blocked, for the export. */
export function pageOfBlocked(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ id: users.id, name: users.name, blockedAt: userBlocks.createdAt })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .where(and(eq(userBlocks.userId, userId), after === null ? undefined : gt(userBlocks.blockedId, after)))
    .orderBy(userBlocks.blockedId)
    .limit(limit);
}
