// Owns friendships: finding people, friend requests, and the effects of blocking.
import { toNameWords } from '@quorbit/contracts/accounts/name-words';
import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { MAX_FRIENDS } from '@quorbit/contracts/friends/limits';
import { THEIR_FRIENDS_FULL, TOO_MANY_FRIENDS } from '@quorbit/contracts/friends/messages';
import { requestCutoff } from '@quorbit/contracts/friends/requests';
import type { FoundPerson, Friend, OtherPersonInput, SearchPeopleInput } from '@quorbit/contracts/friends/schema';
import { isOnlineShown } from '@quorbit/contracts/settings/online-status';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { requireScopeLock } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { addBlock, listBlocked, removeBlock } from '../accounts/profiles/blocks.service.ts';
import * as repository from './friends.repository.ts';
import { closeBetween, deleteBetween } from './requests.repository.ts';
import { type FoundRow, searchPeople } from './search.repository.ts';
import { withLevel } from './with-level.ts';

/** Returns the caller's friends by name, each with whether they are visibly online. */
export async function listFriends(db: Executor, actor: Actor, { realtime }: Pick<Deps, 'realtime'>): Promise<Friend[]> {
  const friends = await repository.listFriends(db, actor.id);
  const visibleFriends = friends.filter(isOnlineShown);
  const online = await realtime.presence.listOnline(visibleFriends.map(({ id }) => id));
  return friends.map(({ showOnline: _, ...friend }) => ({ ...withLevel(friend), isOnline: online.has(friend.id) }));
}

/** Returns the ids of the caller's friends, for boards that rank the caller among them. */
export function listFriendIds(db: Executor, actor: Actor): Promise<string[]> {
  return repository.listFriendIds(db, actor.id);
}

/** Returns whether the caller and the other person are friends. */
export function areFriends(db: Executor, actor: Actor, otherId: string): Promise<boolean> {
  return repository.areFriends(db, actor.id, otherId);
}

/** Finds people with a word in their name that begins with the query, people with common friends or groups first. */
export async function searchPeopleByName(
  db: Executor,
  actor: Actor,
  { query }: SearchPeopleInput,
  now: Date,
): Promise<FoundPerson[]> {
  const prefixes = toNameWords(query).toSorted((a, b) => b.length - a.length);
  if (prefixes.length === 0) return [];
  const found = await searchPeople(db, { userId: actor.id, prefixes, since: requestCutoff(now) });
  return found.map(({ isFriend, sentId, receivedId, ...person }) => ({
    ...withLevel(person),
    standing: relationOf({ isFriend, sentId, receivedId }),
    requestId: isFriend ? null : (receivedId ?? sentId),
  }));
}

function relationOf({
  isFriend,
  sentId,
  receivedId,
}: Pick<FoundRow, 'isFriend' | 'sentId' | 'receivedId'>): FoundPerson['standing'] {
  if (isFriend) return 'friends';
  if (receivedId !== null) return 'received';
  return sentId === null ? 'none' : 'requested';
}

/**
 * Makes the caller and another person friends and deletes the requests between them. The transaction holds the scopes
 * of both.
 * @throws AppError CONFLICT if either has the maximum of friends.
 */
export async function createFriendship(tx: Tx, actor: Actor, otherId: string, now: Date): Promise<void> {
  const counts = await repository.countFriends(tx, [actor.id, otherId]);
  if ((counts.get(actor.id) ?? 0) >= MAX_FRIENDS) throw new AppError('CONFLICT', TOO_MANY_FRIENDS);
  if ((counts.get(otherId) ?? 0) >= MAX_FRIENDS) throw new AppError('CONFLICT', THEIR_FRIENDS_FULL);
  await deleteBetween(tx, actor.id, otherId);
  await repository.insertFriends(tx, actor.id, otherId, now);
}

/** Ends the caller's friendship with a person. @throws AppError NOT_FOUND if they aren't friends */
export async function removeFriend(tx: Tx, actor: Actor, { id }: OtherPersonInput): Promise<void> {
  if (!(await repository.areFriends(tx, actor.id, id))) throw notFound('Friend');
  requireScopeLock(tx, userScope(id));
  await repository.deleteFriends(tx, actor.id, id);
}

/** Blocks a person and deletes the friendship and requests between them. @throws AppError as `addBlock` does */
export async function blockPerson(tx: Tx, actor: Actor, input: OtherPersonInput, now: Date): Promise<void> {
  if (!(await addBlock(tx, actor, input, now))) return;
  await repository.deleteFriends(tx, actor.id, input.id);
  await closeBetween(tx, actor.id, input.id);
}

/** Lifts the caller's block of a person. @throws AppError NOT_FOUND if the caller hasn't blocked them */
export function unblockPerson(tx: Tx, actor: Actor, input: OtherPersonInput): Promise<void> {
  return removeBlock(tx, actor, input);
}

/** The people the caller blocked, latest first. */
export async function listBlockedPeople(db: Executor, actor: Actor): Promise<PublicProfile[]> {
  return (await listBlocked(db, actor)).map(withLevel);
}
