import { MAX_COUNTED_REQUESTS, MAX_SENT_REQUESTS } from '@quorbit/contracts/friends/limits';
import type { RequestHistory } from '@quorbit/contracts/friends/requests';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { friendRequests } from '@quorbit/db/schema/friends';
import { learners } from '@quorbit/db/schema/learners';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { people, visiblePeople } from '../accounts/accounts.views.ts';

const columns = {
  id: friendRequests.id,
  requesterId: friendRequests.requesterId,
  recipientId: friendRequests.recipientId,
  openedAt: friendRequests.openedAt,
  declines: friendRequests.declines,
  declinedAt: friendRequests.declinedAt,
};

export interface RequestRow extends RequestHistory {
  id: string;
  requesterId: string;
  recipientId: string;
}

export async function findRequest(db: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select(columns).from(friendRequests).where(eq(friendRequests.id, id));
  return row;
}

const isSentTo = (from: string, to: string) =>
  and(eq(friendRequests.requesterId, from), eq(friendRequests.recipientId, to));
const isBetween = (a: string, b: string) => or(isSentTo(a, b), isSentTo(b, a));

/** Returns the friend requests between two people, in either direction. */
export function listBetween(db: Executor, a: string, b: string): Promise<RequestRow[]> {
  return db.select(columns).from(friendRequests).where(isBetween(a, b));
}

/** Selects requests that were opened after this time, and so haven't lapsed. */
const isOpen = (since: Date) => gt(friendRequests.openedAt, since);

/** Returns which of these people have an open request to the user. */
export async function listRequestersAmong(
  db: Executor,
  userId: string,
  ids: readonly string[],
  since: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: friendRequests.requesterId })
    .from(friendRequests)
    .where(and(eq(friendRequests.recipientId, userId), isOneOf(friendRequests.requesterId, ids), isOpen(since)));
  return rows.map(({ id }) => id);
}

/**
 * Counts the user's sent requests that wait for an answer.
 * @param since requests opened before have lapsed.
 */
export async function countSent(db: Executor, userId: string, since: Date): Promise<number> {
  return db.$count(friendRequests, and(eq(friendRequests.requesterId, userId), isOpen(since)));
}

/** Counts the requests that wait for the user's answer, up to a thousand. */
export async function countReceived(db: Executor, userId: string, since: Date): Promise<number> {
  const waiting = db
    .select({ id: friendRequests.id })
    .from(friendRequests)
    .innerJoin(visiblePeople, eq(visiblePeople.id, friendRequests.requesterId))
    .where(and(eq(friendRequests.recipientId, userId), isOpen(since), isNull(visiblePeople.suspendedAt)))
    .limit(MAX_COUNTED_REQUESTS)
    .as('waiting');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(waiting);
  return row?.count ?? 0;
}

const listColumns = {
  id: friendRequests.id,
  openedAt: friendRequests.openedAt,
  other: { id: visiblePeople.id, name: visiblePeople.name, xp: learners.xp },
};

/** Returns the user's open sent requests, newest first. */
export function listSent(db: Executor, userId: string, since: Date) {
  return db
    .select(listColumns)
    .from(friendRequests)
    .innerJoin(visiblePeople, eq(visiblePeople.id, friendRequests.recipientId))
    .innerJoin(learners, eq(learners.userId, friendRequests.recipientId))
    .where(and(eq(friendRequests.requesterId, userId), isOpen(since), isNull(visiblePeople.suspendedAt)))
    .orderBy(desc(friendRequests.id))
    .limit(MAX_SENT_REQUESTS);
}

interface ReceivedPage {
  since: Date;
  before: string | null;
  limit: number;
}

/** Returns a page of the requests that wait for the user's answer, newest first. */
export function listReceived(db: Executor, userId: string, { since, before, limit }: ReceivedPage) {
  return db
    .select(listColumns)
    .from(friendRequests)
    .innerJoin(visiblePeople, eq(visiblePeople.id, friendRequests.requesterId))
    .innerJoin(learners, eq(learners.userId, friendRequests.requesterId))
    .where(
      and(
        eq(friendRequests.recipientId, userId),
        isOpen(since),
        isNull(visiblePeople.suspendedAt),
        before === null ? undefined : lt(friendRequests.id, before),
      ),
    )
    .orderBy(desc(friendRequests.id))
    .limit(limit);
}

/** Opens a request; an earlier request between the same two people gets a new id. */
export async function upsertRequest(
  tx: Tx,
  { id, requesterId, recipientId, openedAt }: { id: string; requesterId: string; recipientId: string; openedAt: Date },
): Promise<void> {
  await tx
    .insert(friendRequests)
    .values({ id, requesterId, recipientId, openedAt })
    .onConflictDoUpdate({
      target: [friendRequests.requesterId, friendRequests.recipientId],
      set: { id, openedAt },
    });
}

export async function declineRequest(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(friendRequests)
    .set({ openedAt: null, declines: sql`${friendRequests.declines} + 1`, declinedAt: now })
    .where(eq(friendRequests.id, id));
}

/** Deletes the friend requests between two people, with their counts of refusals. */
export async function deleteBetween(tx: Tx, a: string, b: string): Promise<void> {
  await tx.delete(friendRequests).where(isBetween(a, b));
}

/**
 * Withdraws the open requests between two people. The number of refusals stays stored, so that blocking doesn't reset
 * it.
 */
export async function closeBetween(tx: Tx, a: string, b: string): Promise<void> {
  await tx.update(friendRequests).set({ openedAt: null }).where(isBetween(a, b));
}

/** Returns a page of the user's open sent requests, for the export. */
export function pageOfSent(
  db: Executor,
  userId: string,
  { since, after, limit }: { since: Date; after: string | null; limit: number },
) {
  return db
    .select({ id: friendRequests.id, name: people.name, openedAt: friendRequests.openedAt })
    .from(friendRequests)
    .innerJoin(people, eq(people.id, friendRequests.recipientId))
    .where(
      and(
        eq(friendRequests.requesterId, userId),
        isOpen(since),
        after === null ? undefined : gt(friendRequests.id, after),
      ),
    )
    .orderBy(friendRequests.id)
    .limit(limit);
}
