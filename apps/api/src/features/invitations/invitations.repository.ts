import { MAX_OPEN_INVITATIONS } from '@quorbit/contracts/invitations/limits';
import type { Executor, Tx } from '@quorbit/db/client';
import { friendInvitations } from '@quorbit/db/schema/invitations';
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { isBlockBetween, visiblePeople } from '../accounts/accounts.views.ts';

const { code, inviterId, createdAt, usedAt, usedBy } = friendInvitations;

/**
 * Returns an invitation with its inviter's name. Undefined if the inviter is suspended, or if one of inviter and reader
 * blocked the other.
 */
export async function findInvitation(db: Executor, inviteCode: string, readerId: string | null) {
  const reader = sql`${readerId}::uuid`;
  const [row] = await db
    .select({ inviterId, createdAt, usedAt, usedBy, name: visiblePeople.name })
    .from(friendInvitations)
    .innerJoin(visiblePeople, eq(visiblePeople.id, inviterId))
    .where(
      and(
        eq(code, inviteCode),
        isNull(visiblePeople.suspendedAt),
        sql`not ${isBlockBetween(visiblePeople.id, reader)}`,
      ),
    );
  return row;
}

/**
 * Selects the user's open invitations: not expired and not accepted.
 * @param since invitations made at this time or before have expired.
 */
const isOpenOf = (userId: string, since: Date) => and(eq(inviterId, userId), gt(createdAt, since), isNull(usedAt));

export function listOpen(db: Executor, userId: string, since: Date) {
  return db
    .select({ code, createdAt })
    .from(friendInvitations)
    .where(isOpenOf(userId, since))
    .orderBy(desc(createdAt), code)
    .limit(MAX_OPEN_INVITATIONS);
}

export async function countOpen(db: Executor, userId: string, since: Date): Promise<number> {
  return db.$count(friendInvitations, isOpenOf(userId, since));
}

export async function insertInvitation(tx: Tx, row: typeof friendInvitations.$inferInsert): Promise<void> {
  await tx.insert(friendInvitations).values(row);
}

export async function markUsed(tx: Tx, inviteCode: string, userId: string, now: Date): Promise<void> {
  await tx.update(friendInvitations).set({ usedAt: now, usedBy: userId }).where(eq(code, inviteCode));
}

/**
 * Uses an open friend invitation to admit one new account. Returns false if the invitation isn't open or already
 * admitted one.
 */
export async function markRedeemed(tx: Tx, inviteCode: string, since: Date, now: Date): Promise<boolean> {
  const inviters = tx.select({ id: visiblePeople.id }).from(visiblePeople).where(isNull(visiblePeople.suspendedAt));
  const marked = await tx
    .update(friendInvitations)
    .set({ admittedAt: now })
    .where(
      and(
        eq(code, inviteCode),
        gt(createdAt, since),
        isNull(usedAt),
        isNull(friendInvitations.admittedAt),
        inArray(inviterId, inviters),
      ),
    )
    .returning({ code });
  return marked.length > 0;
}

/** Deletes an invitation that nobody accepted. Returns false if the person has no such invitation. */
export async function deleteOpen(tx: Tx, userId: string, inviteCode: string): Promise<boolean> {
  const deleted = await tx
    .delete(friendInvitations)
    .where(and(eq(code, inviteCode), eq(inviterId, userId), isNull(usedAt)))
    .returning({ code });
  return deleted.length > 0;
}

/** Deletes a user's expired invitations. */
export async function deleteExpired(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx.delete(friendInvitations).where(and(eq(inviterId, userId), lte(createdAt, since)));
}

/** Returns a page of the invitations that a user made, for the export. */
export function pageOfInviter(
  db: Executor,
  userId: string,
  after: { createdAt: Date; code: string } | null,
  limit: number,
) {
  return db
    .select({ code, createdAt, usedAt })
    .from(friendInvitations)
    .where(
      and(
        eq(inviterId, userId),
        after === null
          ? undefined
          : or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(code, after.code))),
      ),
    )
    .orderBy(createdAt, code)
    .limit(limit);
}
