// Owns study groups: who sees which, who runs them, and how they change.
import { randomBytes } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from '@quorbit/contracts/lib/paging';
import { activityMessage } from '@quorbit/contracts/study-groups/activities';
import { MAX_GROUPS } from '@quorbit/contracts/study-groups/limits';
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
import { DELETED_PERSON, TOO_MANY_GROUPS, tooFewPlaces } from '@quorbit/contracts/study-groups/words';
import { levelOf } from '@quorbit/contracts/xp/levels';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, wrongField } from '../../lib/app-error.ts';
import { cutPage, isCursorId, readCursor } from '../../lib/paging.ts';
import { searchTerms } from '../../lib/search-terms.ts';
import { groupOfAdmin, groupOfMember, isShown, visibleGroup } from './group-access.ts';
import { countShared, listSharedIds, queueQuizzes } from './shares.repository.ts';
import * as repository from './study-groups.repository.ts';

/** 80 bits, as RFC 4648 writes them for URLs. */
const newInviteCode = () => randomBytes(10).toString('base64url');

/** A page of the caller's groups, then of the open ones, the newest of each first. */
export function listGroups(db: Executor, actor: Actor, input: ListGroupsInput): Promise<Page<GroupCard>> {
  return findGroups(db, actor, input, { terms: null, category: null });
}

/** The same list, of groups that have these words and this category. */
export function searchGroups(db: Executor, actor: Actor, input: SearchGroupsInput): Promise<Page<GroupCard>> {
  return findGroups(db, actor, input, { terms: searchTerms(input.query), category: input.category || null });
}

async function findGroups(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListGroupsInput,
  wanted: Pick<repository.GroupFilter, 'terms' | 'category'>,
): Promise<Page<GroupCard>> {
  const [part, before = null] = readCursor(cursor, [isPart, isCursorId]) ?? ['own'];
  const more = limit + 1;
  const own = part === 'own' ? await repository.listOwn(db, actor.id, { ...wanted, before, limit: more }) : [];
  const open =
    own.length < more
      ? await repository.listOpen(db, actor.id, {
          ...wanted,
          before: part === 'open' ? before : null,
          limit: more - own.length,
        })
      : [];
  return cutPage([...own, ...open], limit, ({ id, role }) => [role === null ? 'open' : 'own', id], toCard);
}

const isPart = (part: string) => part === 'own' || part === 'open';

function toCard({
  inviteCode: _code,
  founderId: _founder,
  isBarred: _barred,
  createdAt,
  ...group
}: repository.GroupRow): GroupCard {
  return { ...group, createdAt: createdAt.toISOString() };
}

/** @throws AppError NOT_FOUND also for private groups of others */
export async function getGroup(db: Executor, actor: Actor, { id }: GroupInput): Promise<GroupDetails> {
  const group = visibleGroup(await repository.findGroup(db, id, actor.id));
  const members = await repository.listMembers(db, id, actor.id);
  const self = members.find(({ userId }) => userId === actor.id);
  const activities = await repository.listActivities(db, id, actor.id);
  const { takeable } = await countShared(db, id);
  return {
    ...toCard(group),
    members: members.filter(isShown).map(({ userId, name, xp, role, joinedAt }) => ({
      user: { id: userId, name, level: levelOf(xp).level },
      role,
      joinedAt: joinedAt.toISOString(),
    })),
    stats: { totalQuizzes: takeable },
    activities: activities.map(({ id: activityId, type, quizId, quizTitle, name, createdAt }) => ({
      id: activityId,
      type,
      details: { quizId, quizTitle, message: activityMessage(type, name, quizTitle) },
      user: { name: name ?? DELETED_PERSON },
      timestamp: createdAt.toISOString(),
    })),
    inviteCode: group.role === 'admin' ? group.inviteCode : null,
    agreed: self ? { showsPercent: self.showsPercent, joinsMemory: self.joinsMemory } : null,
  };
}

/** A group for one of its members. @throws AppError as `groupOfMember` does */
export async function requireMember(db: Executor, actor: Actor, id: string): Promise<repository.GroupRow> {
  return groupOfMember(await repository.findGroup(db, id, actor.id));
}

/** A group for one of its admins. @throws AppError as `groupOfAdmin` does */
export async function requireAdmin(db: Executor, actor: Actor, id: string): Promise<repository.GroupRow> {
  return groupOfAdmin(await repository.findGroup(db, id, actor.id));
}

/** The names of groups of the caller's, by their ids. */
export function namesOfGroups(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return repository.listNames(db, ids);
}

/** What a member lets the group know. @throws AppError as `groupOfMember` does */
export async function agree(tx: Tx, actor: Actor, { id, ...agreed }: AgreeInput): Promise<void> {
  await requireMember(tx, actor, id);
  await repository.setAgreement(tx, id, actor.id, agreed);
}

/** @throws AppError CONFLICT if the person is in the maximum of groups */
export async function requireGroupQuota(tx: Tx, userId: string): Promise<void> {
  if ((await repository.countGroupsOf(tx, userId)) >= MAX_GROUPS) throw new AppError('CONFLICT', TOO_MANY_GROUPS);
}

/** A new group, with the caller as its admin. @throws AppError CONFLICT as `requireGroupQuota` does */
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
 * @throws AppError INVALID for fewer places than members, otherwise as `groupOfAdmin` does
 */
export async function updateGroup(
  tx: Tx,
  actor: Actor,
  { id, ...change }: UpdateGroupInput,
  now: Date,
): Promise<GroupDetails> {
  const before = await lockAsAdmin(tx, actor, id);
  const { maxMembers = before.maxMembers, isPrivate = before.isPrivate } = change;
  if (maxMembers < before.memberCount) throw wrongField('maxMembers', tooFewPlaces(before.memberCount));
  const inviteCode = isPrivate ? (before.inviteCode ?? newInviteCode()) : null;
  await repository.updateGroup(tx, id, { ...change, inviteCode });
  await repository.insertActivity(tx, { groupId: id, userId: actor.id, type: 'settings_changed', at: now });
  return getGroup(tx, actor, { id });
}

/** Gives a private group a new code; the old one is worth nothing from then on. @throws AppError CONFLICT for open groups */
export async function renewInvite(tx: Tx, actor: Actor, { id }: GroupInput): Promise<{ inviteCode: string }> {
  const { isPrivate } = await lockAsAdmin(tx, actor, id);
  if (!isPrivate) throw new AppError('CONFLICT', 'Everybody can join an open group. Make it private to invite people.');
  const inviteCode = newInviteCode();
  await repository.updateGroup(tx, id, { inviteCode });
  return { inviteCode };
}

/** Ends a group for all its members. */
export async function dissolveGroup(tx: Tx, actor: Actor, { id }: GroupInput, now: Date): Promise<void> {
  await lockAsAdmin(tx, actor, id);
  await queueQuizzes(tx, await listSharedIds(tx, id), now);
  await repository.deleteGroup(tx, id);
}

/** Locks a group for one of its admins. Who may not change it is refused before the lock, and once more behind it. */
export async function lockAsAdmin(tx: Tx, actor: Actor, id: string): Promise<repository.GroupRow> {
  groupOfAdmin(await repository.findGroup(tx, id, actor.id));
  await repository.lockGroup(tx, id);
  return groupOfAdmin(await repository.findGroup(tx, id, actor.id));
}
