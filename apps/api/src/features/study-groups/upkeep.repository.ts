// What a worker has yet to do for groups.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { insertRows } from '@quorbit/db/records';
import { groupActivities, groupMembers, groupUpkeep } from '@quorbit/db/schema/study-groups';
import { and, asc, eq } from 'drizzle-orm';

/** What has waited longest. */
export function listUpkeep(db: Executor, limit: number) {
  return db.select().from(groupUpkeep).orderBy(asc(groupUpkeep.id)).limit(limit);
}

/** False where another process did it, or where the group or the quiz is gone. */
export async function deleteUpkeep(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx.delete(groupUpkeep).where(eq(groupUpkeep.id, id)).returning({ id: groupUpkeep.id });
  return deleted.length > 0;
}

/** Has the worker put a group in order. */
export async function enqueueGroup(tx: Tx, groupId: string, now: Date): Promise<void> {
  await tx.execute(insertRows(groupUpkeep, ['id', 'groupId'], [{ id: newId(now.getTime()), groupId }]));
}

/** Has the groups that somebody runs looked at by the worker: their admin was suspended. */
export async function enqueueGroupsRunBy(tx: Tx, userId: string, now: Date): Promise<void> {
  const groups = await tx
    .select({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.role, 'admin')));
  const rows = groups.map(({ groupId }) => ({ id: newId(now.getTime()), groupId }));
  if (rows.length > 0) await tx.execute(insertRows(groupUpkeep, ['id', 'groupId'], rows));
}

/**
 * Notes in each of somebody's groups that its member's account is about to go; the worker then puts the group in order. It
 * locks no group: there may be fifty, and members leave with the account's row in any case.
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
