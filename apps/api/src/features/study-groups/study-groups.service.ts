// Manages study groups: who sees them, who runs them, and how they change.
import { randomBytes } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from '@quorbit/contracts/lib/paging';
import { formatActivity } from '@quorbit/contracts/study-groups/activities';
import { MAX_GROUPS } from '@quorbit/contracts/study-groups/limits';
import { DELETED_PERSON, formatTooFewPlaces, TOO_MANY_GROUPS } from '@quorbit/contracts/study-groups/messages';
import type {
  AgreeInput,
  CreateGroupInput,
  GroupCard,
  GroupDetails,
  GroupInput,
  ListGroupsInput,
  SearchGroupsInput,
  UpdateGroupInput,
} from '@quorbit/contracts/study-groups/schema';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { toTsQuery } from '../../lib/ts-query.ts';
import { isActiveMember, requireAdminRole, requireMemberRole, requireVisible } from './group-access.ts';
import { countShared, enqueueQuizzes, listSharedQuizIds } from './shares.repository.ts';
import * as repository from './study-groups.repository.ts';

/** Creates an invite code: 80 random bits in the URL-safe base64 of RFC 4648. */
const newInviteCode = () => randomBytes(10).toString('base64url');

/** Returns a page of the caller's groups, followed by the open ones, each newest first. */
export function listGroups(db: Executor, actor: Actor, input: ListGroupsInput): Promise<Page<GroupCard>> {
  return pageOfGroups(db, actor, input, { terms: null, category: null });
}

/** Returns the same list as `listGroups`, limited to groups with these words and this category. */
export function searchGroups(db: Executor, actor: Actor, input: SearchGroupsInput): Promise<Page<GroupCard>> {
  return pageOfGroups(db, actor, input, { terms: toTsQuery(input.query), category: input.category || null });
}

async function pageOfGroups(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListGroupsInput,
  filter: Pick<repository.GroupFilter, 'terms' | 'category'>,
): Promise<Page<GroupCard>> {
  const [listPart, before = null] = parseCursor(cursor, [isListPart, isCursorId]) ?? ['own'];
  const pageSize = limit + 1;
  const ownGroups =
    listPart === 'own' ? await repository.listOwnGroups(db, actor.id, { ...filter, before, limit: pageSize }) : [];
  const openGroups =
    ownGroups.length < pageSize
      ? await repository.listOpenGroups(db, actor.id, {
          ...filter,
          before: listPart === 'open' ? before : null,
          limit: pageSize - ownGroups.length,
        })
      : [];
  return toPage([...ownGroups, ...openGroups], limit, ({ id, role }) => [role === null ? 'open' : 'own', id], toCard);
}

const isListPart = (part: string) => part === 'own' || part === 'open';

function toCard({
  inviteCode: _code,
  founderId: _founder,
  isBarred: _barred,
  createdAt,
  ...group
}: repository.GroupRow): GroupCard {
  return { ...group, createdAt: createdAt.toISOString() };
}

/**
 * Returns a group with its members and activities.
 * @throws AppError NOT_FOUND also for other people's private groups.
 */
export async function getGroup(db: Executor, actor: Actor, { id }: GroupInput): Promise<GroupDetails> {
  const group = requireVisible(await repository.findGroup(db, id, actor.id));
  const members = await repository.listMembers(db, id, actor.id);
  const self = members.find(({ userId }) => userId === actor.id);
  const activities = await repository.listActivities(db, id, actor.id);
  const { takeable } = await countShared(db, id);
  return {
    ...toCard(group),
    members: members.filter(isActiveMember).map(({ userId, name, xp, role, joinedAt }) => ({
      user: { id: userId, name, level: levelStateOf(xp).level },
      role,
      joinedAt: joinedAt.toISOString(),
    })),
    stats: { totalQuizzes: takeable },
    activities: activities.map(({ id: activityId, type, quizId, quizTitle, name, createdAt }) => ({
      id: activityId,
      type,
      details: { quizId, quizTitle, message: formatActivity(type, name, quizTitle) },
      user: { name: name ?? DELETED_PERSON },
      timestamp: createdAt.toISOString(),
    })),
    inviteCode: group.role === 'admin' ? group.inviteCode : null,
    agreed: self ? { showsPercent: self.showsPercent, joinsMemory: self.joinsMemory } : null,
  };
}

/** Returns a group if the caller is a member. @throws AppError as `requireMemberRole` does */
export async function requireGroupMember(db: Executor, actor: Actor, id: string): Promise<repository.GroupRow> {
  return requireMemberRole(await repository.findGroup(db, id, actor.id));
}

/** Returns a group if the caller is one of its admins. @throws AppError as `requireAdminRole` does */
export async function requireGroupAdmin(db: Executor, actor: Actor, id: string): Promise<repository.GroupRow> {
  return requireAdminRole(await repository.findGroup(db, id, actor.id));
}

/** Stores a member's agreement to be counted by the group. @throws AppError as `requireGroupMember` does */
export async function updateAgreement(tx: Tx, actor: Actor, { id, ...agreed }: AgreeInput): Promise<void> {
  await requireGroupMember(tx, actor, id);
  await repository.updateAgreement(tx, id, actor.id, agreed);
}

/**
 * Requires that the user may be in another group.
 * @throws AppError CONFLICT if the user is in the maximum number of groups.
 */
export async function requireGroupQuota(tx: Tx, userId: string): Promise<void> {
  if ((await repository.countOwnGroups(tx, userId)) >= MAX_GROUPS) throw new AppError('CONFLICT', TOO_MANY_GROUPS);
}

/** Creates a group with the caller as its admin. @throws AppError CONFLICT as `requireGroupQuota` does */
export async function createGroup(tx: Tx, actor: Actor, input: CreateGroupInput, now: Date): Promise<GroupDetails> {
  await requireGroupQuota(tx, actor.id);
  const id = newId(now.getTime());
  await repository.insertGroup(tx, {
    ...input,
    id,
    inviteCode: input.isPrivate ? newInviteCode() : null,
    founderId: actor.id,
    createdAt: now,
  });
  await repository.insertMember(tx, { groupId: id, userId: actor.id, role: 'admin', joinedAt: now });
  return getGroup(tx, actor, { id });
}

/**
 * Changes the settings of a group.
 * @throws AppError INVALID for fewer places than members, otherwise as `requireAdminRole` does.
 */
export async function updateGroup(
  tx: Tx,
  actor: Actor,
  { id, ...change }: UpdateGroupInput,
  now: Date,
): Promise<GroupDetails> {
  const before = await lockGroupAsAdmin(tx, actor, id);
  const { maxMembers = before.maxMembers, isPrivate = before.isPrivate } = change;
  if (maxMembers < before.memberCount) throw invalidField('maxMembers', formatTooFewPlaces(before.memberCount));
  const inviteCode = isPrivate ? (before.inviteCode ?? newInviteCode()) : null;
  await repository.updateGroup(tx, id, { ...change, inviteCode });
  await repository.insertActivity(tx, { groupId: id, userId: actor.id, type: 'settings_changed', at: now });
  return getGroup(tx, actor, { id });
}

/**
 * Gives a private group a new invite code, which makes the old one invalid.
 * @throws AppError CONFLICT for open groups.
 */
export async function renewInvite(tx: Tx, actor: Actor, { id }: GroupInput): Promise<{ inviteCode: string }> {
  const { isPrivate } = await lockGroupAsAdmin(tx, actor, id);
  if (!isPrivate) throw new AppError('CONFLICT', 'Everybody can join an open group. Make it private to invite people.');
  const inviteCode = newInviteCode();
  await repository.updateGroup(tx, id, { inviteCode });
  return { inviteCode };
}

/** Deletes a group for all its members; only its admins may. @throws AppError as `requireAdminRole` does */
export async function dissolveGroup(tx: Tx, actor: Actor, { id }: GroupInput, now: Date): Promise<void> {
  await lockGroupAsAdmin(tx, actor, id);
  await enqueueQuizzes(tx, await listSharedQuizIds(tx, id), now);
  await repository.deleteGroup(tx, id);
}

/** Locks a group for one of its admins. Others are refused before the lock, and again once it's held. */
export async function lockGroupAsAdmin(tx: Tx, actor: Actor, id: string): Promise<repository.GroupRow> {
  requireAdminRole(await repository.findGroup(tx, id, actor.id));
  await repository.lockGroup(tx, id);
  return requireAdminRole(await repository.findGroup(tx, id, actor.id));
}
