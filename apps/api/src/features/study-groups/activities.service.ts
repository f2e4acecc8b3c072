// Owns what areas above note as having happened in a group.
import type { ActivityType } from '@quorbit/contracts/study-groups/activities';
import type { Tx } from '@quorbit/db/client';
import { insertActivity, lockGroup } from './study-groups.repository.ts';

/** For work that no member asked for. It locks the group's row, which is the last lock but those of rows of the group's. */
export function lockGroupForWork(tx: Tx, id: string): Promise<void> {
  return lockGroup(tx, id);
}

/** @param userId who did it; null for people who deleted their account, and for what nobody did alone */
export function addActivity(
  tx: Tx,
  activity: { groupId: string; userId: string | null; type: ActivityType; title: string; at: Date },
): Promise<void> {
  return insertActivity(tx, activity);
}
