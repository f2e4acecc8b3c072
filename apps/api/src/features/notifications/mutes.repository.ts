import { MAX_MUTED_GROUPS } from '@quorbit/contracts/notifications/limits';
import type { Executor, Tx } from '@quorbit/db/client';
import { notificationMutes as mutes } from '@quorbit/db/schema/notifications';
import { and, eq } from 'drizzle-orm';

/** The ids of the groups that the user has muted. */
export async function listMuted(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ groupId: mutes.groupId })
    .from(mutes)
    .where(eq(mutes.userId, userId))
    .orderBy(mutes.groupId)
    .limit(MAX_MUTED_GROUPS);
  return rows.map(({ groupId }) => groupId);
}

export async function countMuted(db: Executor, userId: string): Promise<number> {
  return db.$count(mutes, eq(mutes.userId, userId));
}

export async function insertMute(tx: Tx, userId: string, groupId: string): Promise<void> {
  await tx.insert(mutes).values({ userId, groupId }).onConflictDoNothing();
}

export async function deleteMute(tx: Tx, userId: string, groupId: string): Promise<void> {
  await tx.delete(mutes).where(and(eq(mutes.userId, userId), eq(mutes.groupId, groupId)));
}
