import { newId } from '@quorbit/contracts/lib/ids';
import { insertBlock } from '../../features/accounts/profiles/blocks.repository.ts';
import { insertFriends } from '../../features/friends/friends.repository.ts';
import { upsertRequest } from '../../features/friends/requests.repository.ts';
import type { Person, TestServer } from '../test-server.ts';

// These functions write straight into the tables, because suspended people have friends and requests too.

export async function plantFriends({ deps }: TestServer, person: Person, other: Person): Promise<void> {
  await deps.database.transaction((tx) => insertFriends(tx, person.id, other.id, deps.now()));
}

/**
 * Writes a friend request.
 * @returns the request's id.
 */
export async function plantRequest({ deps }: TestServer, from: Person, to: Person): Promise<string> {
  const id = newId(deps.now().getTime());
  const request = { id, requesterId: from.id, recipientId: to.id, openedAt: deps.now() };
  await deps.database.transaction((tx) => upsertRequest(tx, request));
  return id;
}

export async function plantBlock({ deps }: TestServer, blocker: Person, blocked: Person): Promise<void> {
  const block = { userId: blocker.id, blockedId: blocked.id, createdAt: deps.now() };
  await deps.database.transaction((tx) => insertBlock(tx, block));
}
