// Owns friend requests: the rules for sending them, and accepting and declining them.

import { MAX_SENT_REQUESTS } from '@quorbit/contracts/friends/limits';
import {
  ALREADY_FRIENDS,
  ALREADY_REQUESTED,
  DECLINED_FOR_GOOD,
  DECLINED_RECENTLY,
  OWN_REQUEST,
  TOO_MANY_SENT,
} from '@quorbit/contracts/friends/messages';
import {
  isRequestOpen,
  type RequestPermission,
  requestCutoff,
  requestPermissionOf,
} from '@quorbit/contracts/friends/requests';
import type {
  FriendRequest,
  FriendRequests,
  ListRequestsInput,
  RequestFriendInput,
  RespondInput,
  SentRequest,
} from '@quorbit/contracts/friends/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { requireScopeLock } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { getPublicProfile, requireVisible } from '../accounts/profiles/profiles.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { areFriends } from './friends.repository.ts';
import { createFriendship } from './friends.service.ts';
import * as repository from './requests.repository.ts';
import { withLevel } from './with-level.ts';

/** Returns which of these people have a request that waits for the caller's answer. */
export function listRequestersAmong(db: Executor, actor: Actor, ids: readonly string[], now: Date): Promise<string[]> {
  return repository.listRequestersAmong(db, actor.id, ids, requestCutoff(now));
}

/** Returns a page of the received requests; the first page also has all sent requests. */
export async function listRequests(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListRequestsInput,
  now: Date,
): Promise<FriendRequests> {
  const [before = null] = parseCursor(cursor, [isCursorId]) ?? [];
  const since = requestCutoff(now);
  const self = await getPublicProfile(db, actor.id);
  const sent = before === null ? await repository.listSent(db, actor.id, since) : [];
  const rows = await repository.listReceived(db, actor.id, { since, before, limit: limit + 1 });
  const received = toPage(
    rows,
    limit,
    ({ id }) => [id],
    (row) => viewRequest(row, withLevel(row.other), self),
  );
  return {
    sent: sent.map((row) => viewRequest(row, self, withLevel(row.other))),
    items: received.items,
    receivedCount: await repository.countReceived(db, actor.id, since),
    nextCursor: received.nextCursor,
  };
}

function viewRequest(
  { id, openedAt }: { id: string; openedAt: Date | null },
  requester: FriendRequest['requester'],
  recipient: FriendRequest['recipient'],
): FriendRequest {
  return { id, requester, recipient, requestDate: (openedAt ?? new Date(0)).toISOString() };
}

const REFUSALS: Record<Exclude<RequestPermission, 'allowed'>, string> = {
  open: ALREADY_REQUESTED,
  'too soon': DECLINED_RECENTLY,
  never: DECLINED_FOR_GOOD,
};

/**
 * Sends a friend request; if the other person has already asked the caller, the two become friends at once.
 * @throws AppError INVALID for oneself, NOT_FOUND as `requireVisible` does, CONFLICT for friends, after recent or too
 * many refusals, and for too many open requests.
 */
export async function requestFriend(
  tx: Tx,
  actor: Actor,
  { recipientId }: RequestFriendInput,
  now: Date,
): Promise<SentRequest> {
  if (recipientId === actor.id) throw invalidField('recipientId', OWN_REQUEST);
  const recipient = await requireVisible(tx, actor, recipientId);
  requireScopeLock(tx, userScope(recipientId));
  if (await areFriends(tx, actor.id, recipientId)) throw new AppError('CONFLICT', ALREADY_FRIENDS);
  const self = await getPublicProfile(tx, actor.id);
  const requests = await repository.listBetween(tx, actor.id, recipientId);
  const received = requests.find(({ requesterId }) => requesterId === recipientId);
  if (received && isRequestOpen(received, now)) {
    await createFriendship(tx, actor, recipientId, now);
    await notifyAccepted(tx, actor, received, now);
    return { ...viewRequest(received, recipient, self), status: 'accepted' };
  }
  const permission = requestPermissionOf(
    requests.find(({ requesterId }) => requesterId === actor.id),
    now,
  );
  if (permission !== 'allowed') throw new AppError('CONFLICT', REFUSALS[permission]);
  if ((await repository.countSent(tx, actor.id, requestCutoff(now))) >= MAX_SENT_REQUESTS)
    throw new AppError('CONFLICT', TOO_MANY_SENT);
  const row = { id: newId(now.getTime()), requesterId: actor.id, recipientId, openedAt: now };
  await repository.upsertRequest(tx, row);
  const notice = { kind: 'friend_request', source: row.id, about: { personId: actor.id } } as const;
  await notify(tx, [{ userId: recipientId, ...notice }], now);
  return { ...viewRequest(row, self, recipient), status: 'pending' };
}

/**
 * Accepts or declines a request that the caller received.
 * @throws AppError NOT_FOUND if the request doesn't wait for the caller's answer, CONFLICT as `createFriendship` does.
 */
export async function respondToRequest(
  tx: Tx,
  actor: Actor,
  { requestId, action }: RespondInput,
  now: Date,
): Promise<Pick<RespondInput, 'action'>> {
  const request = await repository.findRequest(tx, requestId);
  if (request?.recipientId !== actor.id || !isRequestOpen(request, now)) throw notFound('Friend request');
  const { requesterId } = request;
  await requireVisibleRequester(tx, actor, requesterId);
  requireScopeLock(tx, userScope(requesterId));
  if (action === 'accept') {
    await createFriendship(tx, actor, requesterId, now);
    await notifyAccepted(tx, actor, request, now);
  } else await repository.declineRequest(tx, requestId, now);
  return { action };
}

/** Notifies the requester that the caller accepted. Declining sends no notification. */
function notifyAccepted(tx: Tx, actor: Actor, { id, requesterId }: repository.RequestRow, now: Date): Promise<void> {
  const notice = { kind: 'friend_accepted', source: id, about: { personId: actor.id } } as const;
  return notify(tx, [{ userId: requesterId, ...notice }], now);
}

/** Checks that the requester is still visible, since they may have been suspended after they asked. */
async function requireVisibleRequester(tx: Tx, actor: Actor, id: string): Promise<void> {
  try {
    await requireVisible(tx, actor, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw notFound('Friend request');
    throw error;
  }
}
