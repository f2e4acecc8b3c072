// Owns invitations by link: to be friends, and into study groups. The codes of group invitations belong to the groups.
import { randomBytes } from 'node:crypto';
import { ALREADY_FRIENDS } from '@quorbit/contracts/friends/messages';
import { MAX_OPEN_INVITATIONS } from '@quorbit/contracts/invitations/limits';
import {
  ALREADY_IN_GROUP,
  FRIENDS_ONLY,
  INVALID_INVITATION,
  OWN_INVITATION,
  TOO_MANY_INVITATIONS,
} from '@quorbit/contracts/invitations/messages';
import type {
  AcceptedInvitation,
  Invitation,
  InvitationInput,
  InviteFriendInput,
  OwnInvitation,
} from '@quorbit/contracts/invitations/schema';
import { expiresAtOf, invitationCutoff, isInvitationOpen } from '@quorbit/contracts/invitations/validity';
import { GROUP_ADMINS_ONLY } from '@quorbit/contracts/study-groups/messages';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { requireScopeLock } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { areFriends, createFriendship } from '../friends/friends.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { findInvitedGroup, joinGroup, listMemberIds } from '../study-groups/members.service.ts';
import { requireGroupMember } from '../study-groups/study-groups.service.ts';
import * as repository from './invitations.repository.ts';

const invalidInvitationError = () => new AppError('NOT_FOUND', INVALID_INVITATION);

/**
 * Returns what a link invites to. Everybody with the code may call it, signed in or not.
 * @throws AppError NOT_FOUND if the code doesn't work, or not for this person.
 */
export async function getInvitation(
  db: Executor,
  actor: Actor | null,
  { code }: InvitationInput,
  now: Date,
): Promise<Invitation> {
  const group = await findInvitedGroup(db, actor, code);
  if (group) {
    const { id, name, isMember, isFull } = group;
    const standing = isFull ? 'full' : 'open';
    return { kind: 'group', name, standing: isMember ? 'done' : standing, groupId: isMember ? id : null };
  }
  const found = await repository.findInvitation(db, code, actor?.id ?? null);
  if (!found || !(isInvitationOpen(found, now) || (actor && found.usedBy === actor.id))) throw invalidInvitationError();
  const standing = await relationTo(db, actor, found.inviterId);
  return { kind: 'friend', name: found.name, standing, groupId: null };
}

async function relationTo(db: Executor, actor: Actor | null, inviterId: string): Promise<Invitation['standing']> {
  if (!actor) return 'open';
  if (inviterId === actor.id) return 'own';
  return (await areFriends(db, actor, inviterId)) ? 'done' : 'open';
}

/**
 * Returns whether a code admits a person without an account: into a group with a free place, or as a friend. A friend
 * invitation admits only one account, which accepts it afterwards like anybody else.
 */
export async function redeemInvitation(tx: Tx, code: string, now: Date): Promise<boolean> {
  const group = await findInvitedGroup(tx, null, code);
  return group ? !group.isFull : repository.markRedeemed(tx, code, invitationCutoff(now), now);
}

/**
 * Makes the caller a friend of the inviter, or a member of the group. A repeated call by the same person returns the
 * same for a friend invitation.
 * @throws AppError NOT_FOUND as `getInvitation` does, INVALID for one's own invitation, CONFLICT as `joinGroup` and
 * `createFriendship` do and if the two are friends already.
 */
export async function acceptInvitation(
  tx: Tx,
  actor: Actor,
  { code }: InvitationInput,
  now: Date,
): Promise<AcceptedInvitation> {
  const group = await findInvitedGroup(tx, actor, code);
  if (group) {
    await joinGroup(tx, actor, { id: group.id, inviteCode: code }, now);
    return { kind: 'group', name: group.name, groupId: group.id };
  }
  const found = await repository.findInvitation(tx, code, actor.id);
  if (!found) throw invalidInvitationError();
  const { inviterId, name } = found;
  if (inviterId === actor.id) throw new AppError('INVALID', OWN_INVITATION);
  // The inviter's scope is locked, so when two people accept at once, the second finds the invitation used.
  requireScopeLock(tx, userScope(inviterId));
  const accepted = { kind: 'friend', name, groupId: null } as const;
  const isFriend = await areFriends(tx, actor, inviterId);
  if (found.usedBy === actor.id && isFriend) return accepted;
  if (!isInvitationOpen(found, now)) throw invalidInvitationError();
  if (isFriend) throw new AppError('CONFLICT', ALREADY_FRIENDS);
  await createFriendship(tx, actor, inviterId, now);
  await repository.markUsed(tx, code, actor.id, now);
  const about = { personId: actor.id, invited: true };
  await notify(tx, [{ userId: inviterId, kind: 'friend_accepted', source: code, about }], now);
  return accepted;
}

/**
 * Notifies a friend that they are invited to a group. Members may invite to open groups, only admins to private ones;
 * the notification then carries the group's code. Repeating the same invitation sends no new notification.
 * @throws AppError INVALID if the two aren't friends, CONFLICT if the friend is a member, FORBIDDEN for members of
 * private groups who aren't admins, otherwise as `requireGroupMember` does.
 */
export async function inviteFriend(
  tx: Tx,
  actor: Actor,
  { groupId, friendId }: InviteFriendInput,
  now: Date,
): Promise<void> {
  const { isPrivate, inviteCode: code, role } = await requireGroupMember(tx, actor, groupId);
  if (isPrivate && role !== 'admin') throw new AppError('FORBIDDEN', GROUP_ADMINS_ONLY);
  if (!(await areFriends(tx, actor, friendId))) throw invalidField('friendId', FRIENDS_ONLY);
  if ((await listMemberIds(tx, actor, { id: groupId })).includes(friendId))
    throw new AppError('CONFLICT', ALREADY_IN_GROUP);
  const about = { personId: actor.id, groupId, ...(code === null ? {} : { code }) };
  const source = `${groupId}:${actor.id}:${code ?? ''}`;
  await notify(tx, [{ userId: friendId, kind: 'group_invitation', source, about }], now);
}

/** Returns the caller's open invitations. */
export async function listInvitations(db: Executor, actor: Actor, now: Date): Promise<OwnInvitation[]> {
  return (await repository.listOpen(db, actor.id, invitationCutoff(now))).map(toOwnInvitation);
}

function toOwnInvitation({ code, createdAt }: { code: string; createdAt: Date }): OwnInvitation {
  return { code, expiresAt: expiresAtOf(createdAt).toISOString() };
}

/** Creates an invitation to be the caller's friend. @throws AppError CONFLICT if too many are open */
export async function createInvitation(tx: Tx, actor: Actor, now: Date): Promise<OwnInvitation> {
  const since = invitationCutoff(now);
  await repository.deleteExpired(tx, actor.id, since);
  if ((await repository.countOpen(tx, actor.id, since)) >= MAX_OPEN_INVITATIONS)
    throw new AppError('CONFLICT', TOO_MANY_INVITATIONS);
  // The code has 80 random bits in base64url (RFC 4648).
  const invitation = { code: randomBytes(10).toString('base64url'), createdAt: now };
  await repository.insertInvitation(tx, { ...invitation, inviterId: actor.id });
  return toOwnInvitation(invitation);
}

/** Withdraws an invitation. @throws AppError NOT_FOUND if it isn't the caller's or was accepted */
export async function withdrawInvitation(tx: Tx, actor: Actor, { code }: InvitationInput): Promise<void> {
  if (!(await repository.deleteOpen(tx, actor.id, code))) throw invalidInvitationError();
}
