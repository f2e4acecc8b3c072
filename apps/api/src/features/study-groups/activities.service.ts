// Lets areas that build on study groups record activities in a group.
import type { ActivityType } from '@quorbit/contracts/study-groups/activities';
import type { Tx } from '@quorbit/db/client';
import { insertActivity, lockGroup } from './study-groups.repository.ts';

/**
 * Locks a group's row for background work that no member requested. Only rows that belong to the group may be locked
 * after it.
 */
export function lockGroupForWork(tx: Tx, id: string): Promise<void> {
  return lockGroup(tx, id);
}

/**
 * Records an activity in a group. `userId` is the person who did it; null for a deleted account, and for activities
 * that no single person did.
 */
export function addActivity(
  tx: Tx,
  activity: { groupId: string; userId: string | null; type: ActivityType; title: string; at: Date },
): Promise<void> {
  return insertActivity(tx, activity);
}
