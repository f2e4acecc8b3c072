// Decides who may do what in a group, without side effects.
import { GROUP_ADMINS_ONLY, MEMBERS_ONLY } from '@quorbit/contracts/study-groups/messages';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { GroupRow } from './study-groups.repository.ts';

export const groupNotFound = () => notFound('Study group');

/** Returns a group that the reader may know of. @throws AppError NOT_FOUND for other people's private groups */
export function requireVisible(group: GroupRow | undefined): GroupRow {
  if (!group || (group.isPrivate && group.role === null)) throw groupNotFound();
  return group;
}

/**
 * Requires that the reader is a member of the group.
 * @throws AppError FORBIDDEN for people who could join, NOT_FOUND for other people's private groups.
 */
export function requireMemberRole(group: GroupRow | undefined): GroupRow {
  if (requireVisible(group).role === null) throw new AppError('FORBIDDEN', MEMBERS_ONLY);
  return requireVisible(group);
}

/**
 * Requires that the reader is an admin of the group.
 * @throws AppError FORBIDDEN for everybody but the group's admins, NOT_FOUND for other people's private groups.
 */
export function requireAdminRole(group: GroupRow | undefined): GroupRow {
  if (requireVisible(group).role !== 'admin') throw new AppError('FORBIDDEN', GROUP_ADMINS_ONLY);
  return requireVisible(group);
}

/**
 * Returns a group that the reader may join: an open one, or a private one if the right invite code was given.
 * @throws AppError NOT_FOUND.
 */
export function requireJoinable(group: GroupRow | undefined, inviteCode: string | undefined): GroupRow {
  const isInvited = group !== undefined && group.inviteCode !== null && group.inviteCode === inviteCode;
  return isInvited ? group : requireVisible(group);
}

/** Returns whether a member is shown to others and can run the group: suspended members aren't and can't. */
export function isActiveMember({ suspendedAt }: { suspendedAt: Date | null }): boolean {
  return suspendedAt === null;
}
