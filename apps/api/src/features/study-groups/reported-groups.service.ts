// Describes groups to moderators, and hands over groups whose admin is suspended.
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { requireVisible } from './group-access.ts';
import * as repository from './study-groups.repository.ts';
import { enqueueGroupsRunBy } from './upkeep.repository.ts';

/**
 * Returns the name and the description of a group that the reader may see, and the id of its longest-serving admin.
 * @throws AppError NOT_FOUND also for other people's private groups.
 */
export async function describeGroup(db: Executor, actor: Actor, id: string) {
  const { name, description } = requireVisible(await repository.findGroup(db, id, actor.id));
  const members = await repository.listMembers(db, id);
  return { name, description, adminId: members.find(({ role }) => role === 'admin')?.userId ?? null };
}

/**
 * Queues handing over the groups whose only admin was suspended, as if the admin had left. The admin stays a member.
 */
export function enqueueHandOver(tx: Tx, userId: string, now: Date): Promise<void> {
  return enqueueGroupsRunBy(tx, userId, now);
}
