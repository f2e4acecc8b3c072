// Owns what moderators see of a group, and what happens to groups whose admin is suspended.
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { requireVisible } from './group-access.ts';
import * as repository from './study-groups.repository.ts';
import { enqueueGroupsRunBy } from './upkeep.repository.ts';

/**
 * A group that the reader may see, with its longest-serving admin.
 * @throws AppError NOT_FOUND also for private groups of others
 */
export async function describeGroup(db: Executor, actor: Actor, id: string) {
  const { name, description } = requireVisible(await repository.findGroup(db, id, actor.id));
  const members = await repository.listMembers(db, id);
  return { name, description, adminId: members.find(({ role }) => role === 'admin')?.userId ?? null };
}

/** Queues handing over the groups whose only admin was suspended, as if they had left. They stay a member. */
export function enqueueHandOver(tx: Tx, userId: string, now: Date): Promise<void> {
  return enqueueGroupsRunBy(tx, userId, now);
}
