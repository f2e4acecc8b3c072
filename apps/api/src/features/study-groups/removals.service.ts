// Owns what moderators do to groups: removing one, or a member, and putting them back. Whether they may is asked by the
// caller. What was removed has no members, or is without the one, so no other query needs to know of it.
import { MAX_SHARED_QUIZZES } from '@quorbit/contracts/study-groups/limits';
import { GROUP_GONE, NOT_IN_GROUP, ONLY_MEMBER } from '@quorbit/contracts/study-groups/words';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { holdScope } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { recordKept } from '../quizzes/downloads/keeps.service.ts';
import { depart } from './members.service.ts';
import * as removals from './removals.repository.ts';
import { countShared, insertShares, listSharedIds, queueQuizzes } from './shares.repository.ts';
import * as repository from './study-groups.repository.ts';
import { queueGroup } from './upkeep.repository.ts';

/** A decision about a group. */
interface Removal {
  groupId: string;
  removalId: string;
}

export type RemovedShares = Awaited<ReturnType<typeof removals.listOwnShares>>;

const gone = () => new AppError('CONFLICT', GROUP_GONE);

/** Who can be removed from a group, with all names. Nobody, where it is gone. */
export async function listRemovable(db: Executor, groupId: string) {
  const members = await repository.listMembers(db, groupId);
  return members.map(({ userId, name, role }) => ({ id: userId, name, role }));
}

/**
 * Hides a group from all, and tells its members but for `except`.
 * @throws AppError CONFLICT for a group that has ended or was removed
 */
export async function removeGroup(
  tx: Tx,
  { groupId, removalId, except }: Removal & { except: string | null },
  now: Date,
): Promise<void> {
  await lockShown(tx, groupId);
  const userIds = await removals.moveOut(tx, { groupId, userId: null, removalId }, now);
  await repository.updateGroup(tx, groupId, { removalId });
  await queueQuizzes(tx, await listSharedIds(tx, groupId), now);
  await tell(tx, userIds, { kind: 'group_removed', groupId, removalId, except }, now);
}

/** Shows the group again to those who were in it, and tells them. Without effect where it has ended since. */
export async function putBackGroup(
  tx: Tx,
  { groupId, removalId, except }: Removal & { except: string | null },
  now: Date,
): Promise<void> {
  await repository.lockGroup(tx, groupId);
  if ((await removals.findRemoval(tx, groupId)) !== removalId) return;
  await repository.updateGroup(tx, groupId, { removalId: null });
  const group = await repository.findGroup(tx, groupId, null);
  const userIds = await removals.moveBack(tx, groupId, removalId, group?.maxMembers ?? 0);
  await queueQuizzes(tx, await listSharedIds(tx, groupId), now);
  // Accounts may have gone meanwhile, the admin's too.
  await queueGroup(tx, groupId, now);
  await tell(tx, userIds, { kind: 'group_restored', groupId, removalId, except }, now);
}

/** Notifies members, but for the one who reads the decision itself. */
async function tell(
  tx: Tx,
  userIds: readonly string[],
  { kind, groupId, removalId, except }: Removal & { kind: 'group_removed' | 'group_restored'; except: string | null },
  now: Date,
): Promise<void> {
  const told = userIds.filter((userId) => userId !== except);
  const notice = { kind, source: removalId, about: { groupId } };
  await notify(
    tx,
    told.map((userId) => ({ userId, ...notice })),
    now,
  );
}

/**
 * Takes a member out of a group, who can't join it again while the decision holds. Own quizzes go along, and the last admin
 * hands over, as when a member leaves.
 * @returns what undoing it needs
 * @throws AppError CONFLICT for people who aren't members, for the only member and for groups that are gone
 */
export async function removeFromGroup(
  tx: Tx,
  { groupId, removalId, userId }: Removal & { userId: string },
  now: Date,
): Promise<RemovedShares> {
  holdScope(tx, userScope(userId));
  const { memberCount } = await lockShown(tx, groupId);
  const role = await repository.roleIn(tx, groupId, userId);
  if (role === null) throw new AppError('CONFLICT', NOT_IN_GROUP);
  if (memberCount === 1) throw new AppError('CONFLICT', ONLY_MEMBER);
  const shares = await removals.listOwnShares(tx, userId, groupId);
  await depart(tx, groupId, userId, now, { removalId });
  return shares;
}

/**
 * Makes the removed person a member again, with what they shared. Where there is no place, or they are in too many groups,
 * they may only join again. Without effect once the account or the group is gone.
 */
export async function putBackMember(
  tx: Tx,
  { groupId, removalId, shares }: Removal & { shares: RemovedShares },
  now: Date,
): Promise<void> {
  await repository.lockGroup(tx, groupId);
  const removed = await removals.findRemoved(tx, groupId, removalId);
  if (!removed) return;
  const { userId, role } = removed;
  holdScope(tx, userScope(userId));
  const removal = await removals.findRemoval(tx, groupId);
  // Returns with the group.
  if (typeof removal === 'string') return removals.handToRemoval(tx, groupId, removalId, removal);
  const group = await repository.findGroup(tx, groupId, userId);
  if (!group) return;
  const places = Math.max(0, group.maxMembers - group.memberCount);
  const back = await removals.moveBack(tx, groupId, removalId, places);
  if (back.length === 0) return;
  const shared = await shareAgain(tx, { groupId, userId, shares });
  await repository.insertActivity(tx, { groupId, userId, type: 'member_restored', at: now });
  await queueQuizzes(tx, shared, now);
  await recordKept(tx, { id: userId, role }, await listSharedIds(tx, groupId));
}

/** Shares what somebody had shared, as far as it is still theirs and the group has places for it. */
async function shareAgain(
  tx: Tx,
  { groupId, userId, shares }: { groupId: string; userId: string; shares: RemovedShares },
): Promise<string[]> {
  const owned = await removals.listOwned(
    tx,
    userId,
    shares.map(({ quizId }) => quizId),
  );
  const places = Math.max(0, MAX_SHARED_QUIZZES - (await countShared(tx, groupId)).all);
  const again = shares.filter(({ quizId }) => owned.includes(quizId)).slice(0, places);
  await insertShares(
    tx,
    again.map(({ quizId, sharedAt }) => ({ groupId, quizId, sharedBy: userId, sharedAt: new Date(sharedAt) })),
  );
  return again.map(({ quizId }) => quizId);
}

async function lockShown(tx: Tx, groupId: string): Promise<repository.GroupRow> {
  await repository.lockGroup(tx, groupId);
  const group = await repository.findGroup(tx, groupId, null);
  if (!group) throw gone();
  return group;
}
