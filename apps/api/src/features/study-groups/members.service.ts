// Manages group membership: joining, leaving, and what admins do with members.

import { findSuccessor, leaveOutcomeOf } from '@quorbit/contracts/study-groups/members';
import {
  ALREADY_MEMBER,
  GROUP_FULL,
  NOT_A_MEMBER,
  REMOVE_YOURSELF,
  REMOVED_BY_MODERATOR,
} from '@quorbit/contracts/study-groups/messages';
import type { GroupInput, GroupMemberInput, JoinGroupInput } from '@quorbit/contracts/study-groups/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record, requireScopeLock } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';
import { awardWork } from '../awards/awards.service.ts';
import { recordDownloads } from '../quizzes/downloads/downloads.service.ts';
import { groupNotFound, isActiveMember, requireAdminRole, requireJoinable, requireVisible } from './group-access.ts';
import { moveToRemoved } from './removals.repository.ts';
import { deleteOwnShares, enqueueQuizzes, listSharedQuizIds } from './shares.repository.ts';
import * as repository from './study-groups.repository.ts';
import { lockGroupAsAdmin, requireGroupQuota } from './study-groups.service.ts';

/**
 * Returns the ids of the members of one of the caller's groups.
 * @throws AppError NOT_FOUND if the caller isn't a member, even of an open group.
 */
export async function listMemberIds(db: Executor, actor: Actor, { id }: GroupInput): Promise<string[]> {
  const ids = await repository.listMemberIds(db, id);
  if (!ids.includes(actor.id)) throw groupNotFound();
  return ids;
}

/** Returns what an invite code reveals of its group, also to people without an account; null for an unknown code. */
export async function findInvitedGroup(
  db: Executor,
  actor: Actor | null,
  inviteCode: string,
): Promise<{ id: string; name: string; isMember: boolean; isFull: boolean } | null> {
  const group = await repository.findGroupByCode(db, inviteCode, actor?.id ?? null);
  if (!group) return null;
  const { id, name, role, memberCount, maxMembers } = group;
  return { id, name, isMember: role !== null, isFull: memberCount >= maxMembers };
}

/**
 * Makes the caller a member. A full group is refused before its row is locked, so that many people who want to join
 * don't wait for each other.
 * @throws AppError NOT_FOUND for private groups without the right code, CONFLICT for members, for full groups, for
 * people in too many groups, and for people removed by moderators.
 */
export async function joinGroup(tx: Tx, actor: Actor, { id, inviteCode }: JoinGroupInput, now: Date): Promise<void> {
  const before = requireJoinable(await repository.findGroup(tx, id, actor.id), inviteCode);
  requireCanJoin(before);
  await requireGroupQuota(tx, actor.id);
  lockFounderScope(tx, before);
  await repository.lockGroup(tx, id);
  const group = requireJoinable(await repository.findGroup(tx, id, actor.id), inviteCode);
  requireCanJoin(group);
  const founder = lockFounderScope(tx, group);
  if (founder !== null) await awardFounder(tx, id, founder, now);
  await repository.insertMember(tx, { groupId: id, userId: actor.id, joinedAt: now });
  await repository.insertActivity(tx, { groupId: id, userId: actor.id, type: 'member_joined', at: now });
  await recordDownloads(tx, actor, await listSharedQuizIds(tx, id));
}

function requireCanJoin({ role, isBarred, memberCount, maxMembers }: repository.GroupRow): void {
  if (isBarred) throw new AppError('CONFLICT', REMOVED_BY_MODERATOR);
  if (role !== null) throw new AppError('CONFLICT', ALREADY_MEMBER);
  if (memberCount >= maxMembers) throw new AppError('CONFLICT', GROUP_FULL);
}

/**
 * Returns the founder's id when the second member joins, because an award then changes the founder's scope; null
 * otherwise. If the transaction doesn't hold that scope yet, it restarts and locks it with the others, before the
 * group's row.
 */
function lockFounderScope(tx: Tx, { memberCount, founderId }: repository.GroupRow): string | null {
  if (memberCount !== 1 || founderId === null) return null;
  requireScopeLock(tx, userScope(founderId));
  return founderId;
}

/** Awards the founder an achievement when a second member joins, unless the founder has left the group. */
async function awardFounder(tx: Tx, groupId: string, founderId: string, now: Date): Promise<void> {
  if ((await repository.findRole(tx, groupId, founderId)) === null) return;
  await awardWork(tx, founderId, await getProfile(tx, founderId), [{ at: now, dayWork: null, foundedGroup: true }]);
  record(tx, userScope(founderId), 'profile', founderId);
}

/**
 * Removes the caller from a group. If the last admin leaves, the member who joined first becomes an admin; if the last
 * member leaves, the group is deleted.
 * @throws AppError NOT_FOUND for other people's private groups, CONFLICT if the caller isn't a member.
 */
export async function leaveGroup(tx: Tx, actor: Actor, { id }: GroupInput, now: Date): Promise<void> {
  const { role } = requireVisible(await repository.findGroup(tx, id, actor.id));
  if (role === null) throw new AppError('CONFLICT', NOT_A_MEMBER);
  await repository.lockGroup(tx, id);
  if (!(await endMembership(tx, id, actor.id, now))) throw new AppError('CONFLICT', NOT_A_MEMBER);
}

/**
 * Removes another member from a group.
 * @throws AppError NOT_FOUND if the user isn't a member, CONFLICT if it's the caller, otherwise as `requireAdminRole`
 * does.
 */
export async function removeMember(tx: Tx, actor: Actor, { id, userId }: GroupMemberInput, now: Date): Promise<void> {
  requireAdminRole(await repository.findGroup(tx, id, actor.id));
  if (userId === actor.id) throw new AppError('CONFLICT', REMOVE_YOURSELF);
  if ((await repository.findRole(tx, id, userId)) === null) throw notFound('Member');
  requireScopeLock(tx, userScope(userId));
  await repository.lockGroup(tx, id);
  requireAdminRole(await repository.findGroup(tx, id, actor.id));
  if (!(await endMembership(tx, id, userId, now))) throw notFound('Member');
}

/**
 * Makes a member an admin.
 * @throws AppError NOT_FOUND if the user isn't a member, otherwise as `requireAdminRole` does.
 */
export async function promoteMember(tx: Tx, actor: Actor, { id, userId }: GroupMemberInput): Promise<void> {
  await lockGroupAsAdmin(tx, actor, id);
  if (!(await repository.updateRole(tx, id, userId, 'admin'))) throw notFound('Member');
}

/**
 * Removes a member, and the member's own quizzes, from a group. The caller holds the member's scope and the group's
 * row. Returns false if the user isn't a member.
 * @param removal the moderators' decision that removes the member.
 */
export async function endMembership(
  tx: Tx,
  groupId: string,
  userId: string,
  now: Date,
  removal?: { removalId: string },
): Promise<boolean> {
  const members = await repository.listMembers(tx, groupId);
  const leavingMember = members.find((member) => member.userId === userId);
  if (!leavingMember) return false;
  const departure = leaveOutcomeOf(members, userId);
  const sharedQuizIds = await listSharedQuizIds(tx, groupId);
  if (departure.dissolves) await repository.deleteGroup(tx, groupId);
  else {
    await enqueueQuizzes(tx, await deleteOwnShares(tx, userId, groupId), now);
    if (removal) await moveToRemoved(tx, { groupId, userId, ...removal }, now);
    else await repository.deleteMember(tx, groupId, userId);
    const activeMembers = members.filter((member) => member.userId !== userId && isActiveMember(member));
    const heir = activeMembers.length > 0 ? findSuccessor(activeMembers) : departure.heir;
    if (heir !== null) await repository.updateRole(tx, groupId, heir, 'admin');
    await repository.insertActivity(tx, { groupId, userId, type: removal ? 'member_removed' : 'member_left', at: now });
  }
  await recordDownloads(tx, { id: userId, role: leavingMember.accountRole }, sharedQuizIds);
  return true;
}
