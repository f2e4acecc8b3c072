// Queries about the queue of work that the worker has to do for groups.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { insertRows } from '@quorbit/db/records';
import { groupActivities, groupMembers, groupUpkeep } from '@quorbit/db/schema/study-groups';
import { and, asc, eq } from 'drizzle-orm';

/** Returns the oldest rows of the queue of work on groups. */
export function listUpkeep(db: Executor, limit: number) {
  return db.select().from(groupUpkeep).orderBy(asc(groupUpkeep.id)).limit(limit);
}

/** Deletes a row of the queue; returns false if another process did, or if its group or quiz was deleted. */
export async function deleteUpkeep(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx.delete(groupUpkeep).where(eq(groupUpkeep.id, id)).returning({ id: groupUpkeep.id });
  return deleted.length > 0;
}

/** Queues a group for repair by the worker. */
export async function enqueueGroup(tx: Tx, groupId: string, now: Date): Promise<void> {
  await tx.execute(insertRows(groupUpkeep, ['id', 'groupId'], [{ id: newId(now.getTime()), groupId }]));
}

/** Queues all groups with this user as an admin for repair by the worker, because the user was suspended. */
export async function enqueueGroupsRunBy(tx: Tx, userId: string, now: Date): Promise<void> {
  const groups = await tx
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.role, 'admin')));
  const rows = groups.map(({ groupId }) => ({ id: newId(now.getTime()), groupId }));
  if (rows.length > 0) await tx.execute(insertRows(groupUpkeep, ['id', 'groupId'], rows));
}

/**
 * Records in each of a user's groups that a member left, because the account is about to be deleted, and queues the
 * groups for repair. It locks no group: there may be fifty, and the memberships are deleted with the account's row in
 * any case.
 */
export async function enqueueGroupsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  const groups = await tx
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId));
  if (groups.length === 0) return;
  const toUpkeepRow = ({ groupId }: { groupId: string }) => ({ id: newId(now.getTime()), groupId });
  await tx
    .insert(groupActivities)
    .values(groups.map((group) => ({ ...toUpkeepRow(group), type: 'member_left' as const, createdAt: now })));
  await tx.execute(insertRows(groupUpkeep, ['id', 'groupId'], groups.map(toUpkeepRow)));
}
