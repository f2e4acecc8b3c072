// Who may do what in a group. Pure.
import { GROUP_ADMINS_ONLY, MEMBERS_ONLY } from '@quorbit/contracts/study-groups/messages';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { GroupRow } from './study-groups.repository.ts';

export const groupNotFound = () => notFound('Study group');

/** A group that the reader may know of. @throws AppError NOT_FOUND for private groups of others */
export function requireVisible(group: GroupRow | undefined): GroupRow {
  if (!group || (group.isPrivate && group.role === null)) throw groupNotFound();
  return group;
}

/** @throws AppError FORBIDDEN for people who could join, NOT_FOUND for private groups of others */
export function requireMemberRole(group: GroupRow | undefined): GroupRow {
  if (requireVisible(group).role === null) throw new AppError('FORBIDDEN', MEMBERS_ONLY);
  return requireVisible(group);
}

/** @throws AppError FORBIDDEN for everybody but the group's admins, NOT_FOUND for private groups of others */
export function requireAdminRole(group: GroupRow | undefined): GroupRow {
  if (requireVisible(group).role !== 'admin') throw new AppError('FORBIDDEN', GROUP_ADMINS_ONLY);
  return requireVisible(group);
}

/** A group that the reader may join: an open one, or a private one whose code was given. @throws AppError NOT_FOUND */
export function requireJoinable(group: GroupRow | undefined, inviteCode: string | undefined): GroupRow {
  const isInvited = group !== undefined && group.inviteCode !== null && group.inviteCode === inviteCode;
  return isInvited ? group : requireVisible(group);
}

/** Whether a member is shown to others, and can run the group: suspended ones aren't. */
export function isActiveMember({ suspendedAt }: { suspendedAt: Date | null }): boolean {
  return suspendedAt === null;
}
