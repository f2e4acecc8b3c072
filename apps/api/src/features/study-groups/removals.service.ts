// Carries out moderators' decisions about groups: it removes a group or a member, and restores them. The caller checks
// the permission. A removed group has no member rows and a removed member has none either, so other queries about
// members needn't know of removals.
import { MAX_SHARED_QUIZZES } from '@quorbit/contracts/study-groups/limits';
import { GROUP_NOT_FOUND, NOT_IN_GROUP, ONLY_MEMBER } from '@quorbit/contracts/study-groups/messages';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { requireScopeLock } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { recordDownloads } from '../quizzes/downloads/downloads.service.ts';
import { endMembership } from './members.service.ts';
import * as removals from './removals.repository.ts';
import { countShared, enqueueQuizzes, insertShares, listSharedQuizIds } from './shares.repository.ts';
import * as repository from './study-groups.repository.ts';
import { enqueueGroup } from './upkeep.repository.ts';

/** A moderators' decision that removes a group or a member. */
interface Removal {
  groupId: string;
  removalId: string;
}

export type RemovedShares = Awaited<ReturnType<typeof removals.listOwnShares>>;

const groupGone = () => new AppError('CONFLICT', GROUP_NOT_FOUND);

/**
 * Returns the members who can be removed from a group, with their names even if blocked; empty if the group doesn't
 * exist.
 */
export async function listRemovableMembers(db: Executor, groupId: string) {
  const members = await repository.listMembers(db, groupId);
  return members.map(({ userId, name, role }) => ({ id: userId, name, role }));
}

/**
 * Hides a group from everybody, and notifies its members except the user `except`.
 * @throws AppError CONFLICT for a group that was deleted or removed already.
 */
export async function removeGroup(
  tx: Tx,
  { groupId, removalId, except }: Removal & { except: string | null },
  now: Date,
): Promise<void> {
  await lockExistingGroup(tx, groupId);
  const userIds = await removals.moveToRemoved(tx, { groupId, userId: null, removalId }, now);
  await repository.updateGroup(tx, groupId, { removalId });
  await enqueueQuizzes(tx, await listSharedQuizIds(tx, groupId), now);
  await notifyMembers(tx, userIds, { kind: 'group_removed', groupId, removalId, except }, now);
}

/**
 * Shows a removed group to its former members again, and notifies them. Does nothing if the group was deleted
 * meanwhile.
 */
export async function restoreGroup(
  tx: Tx,
  { groupId, removalId, except }: Removal & { except: string | null },
  now: Date,
): Promise<void> {
  await repository.lockGroup(tx, groupId);
  if ((await removals.findRemoval(tx, groupId)) !== removalId) return;
  await repository.updateGroup(tx, groupId, { removalId: null });
  const group = await repository.findGroup(tx, groupId, null);
  const userIds = await removals.restoreRemoved(tx, groupId, removalId, group?.maxMembers ?? 0);
  await enqueueQuizzes(tx, await listSharedQuizIds(tx, groupId), now);
  // Accounts may have been deleted meanwhile, even the admin's, so the worker repairs the group.
  await enqueueGroup(tx, groupId, now);
  await notifyMembers(tx, userIds, { kind: 'group_restored', groupId, removalId, except }, now);
}

/** Notifies these users, except the user `except`, who reads the moderators' decision itself. */
async function notifyMembers(
  tx: Tx,
  userIds: readonly string[],
  { kind, groupId, removalId, except }: Removal & { kind: 'group_removed' | 'group_restored'; except: string | null },
  now: Date,
): Promise<void> {
  const recipientIds = userIds.filter((userId) => userId !== except);
  const notice = { kind, source: removalId, about: { groupId } };
  await notify(
    tx,
    recipientIds.map((userId) => ({ userId, ...notice })),
    now,
  );
}

/**
 * Removes a member from a group; the member can't join it again while the decision holds. The member's own quizzes
 * leave the group too, and the last admin is replaced, as when a member leaves.
 * @returns the member's shares, which undoing the decision restores.
 * @throws AppError CONFLICT for people who aren't members, for the only member, and for groups that don't exist.
 */
export async function removeFromGroup(
  tx: Tx,
  { groupId, removalId, userId }: Removal & { userId: string },
  now: Date,
): Promise<RemovedShares> {
  requireScopeLock(tx, userScope(userId));
  const { memberCount } = await lockExistingGroup(tx, groupId);
  const role = await repository.findRole(tx, groupId, userId);
  if (role === null) throw new AppError('CONFLICT', NOT_IN_GROUP);
  if (memberCount === 1) throw new AppError('CONFLICT', ONLY_MEMBER);
  const shares = await removals.listOwnShares(tx, userId, groupId);
  await endMembership(tx, groupId, userId, now, { removalId });
  return shares;
}

/**
 * Makes the removed person a member again, with the quizzes that the person had shared. If the group is full or the
 * person is in too many groups, the person isn't restored and may only join again. Does nothing once the account or the
 * group is deleted.
 */
export async function restoreMember(
  tx: Tx,
  { groupId, removalId, shares }: Removal & { shares: RemovedShares },
  now: Date,
): Promise<void> {
  await repository.lockGroup(tx, groupId);
  const removed = await removals.findRemovedMember(tx, groupId, removalId);
  if (!removed) return;
  const { userId, role } = removed;
  requireScopeLock(tx, userScope(userId));
  const removal = await removals.findRemoval(tx, groupId);
  // The group itself is removed too, so the member returns with the group.
  if (typeof removal === 'string') return removals.reassignRemoval(tx, groupId, removalId, removal);
  const group = await repository.findGroup(tx, groupId, userId);
  if (!group) return;
  const freePlaces = Math.max(0, group.maxMembers - group.memberCount);
  const restoredIds = await removals.restoreRemoved(tx, groupId, removalId, freePlaces);
  if (restoredIds.length === 0) return;
  const restoredQuizIds = await restoreShares(tx, { groupId, userId, shares });
  await repository.insertActivity(tx, { groupId, userId, type: 'member_restored', at: now });
  await enqueueQuizzes(tx, restoredQuizIds, now);
  await recordDownloads(tx, { id: userId, role }, await listSharedQuizIds(tx, groupId));
}

/** Shares a member's former shares again, if the member still owns the quiz and the group has places for it. */
async function restoreShares(
  tx: Tx,
  { groupId, userId, shares }: { groupId: string; userId: string; shares: RemovedShares },
): Promise<string[]> {
  const ownedQuizIds = await removals.listOwnedQuizIds(
    tx,
    userId,
    shares.map(({ quizId }) => quizId),
  );
  const freePlaces = Math.max(0, MAX_SHARED_QUIZZES - (await countShared(tx, groupId)).all);
  const restored = shares.filter(({ quizId }) => ownedQuizIds.includes(quizId)).slice(0, freePlaces);
  await insertShares(
    tx,
    restored.map(({ quizId, sharedAt }) => ({ groupId, quizId, sharedBy: userId, sharedAt: new Date(sharedAt) })),
  );
  return restored.map(({ quizId }) => quizId);
}

async function lockExistingGroup(tx: Tx, groupId: string): Promise<repository.GroupRow> {
  await repository.lockGroup(tx, groupId);
  const group = await repository.findGroup(tx, groupId, null);
  if (!group) throw groupGone();
  return group;
}
