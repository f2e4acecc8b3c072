import type { Reminder } from '@quorbit/contracts/reminders/reminders';
import type { Executor, Tx } from '@quorbit/db/client';
import { recordsOf } from '@quorbit/db/records';
import { pushSubscriptions as subscriptions } from '@quorbit/db/schema/pushes';
import { and, asc, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';

export type Subscription = typeof subscriptions.$inferSelect;

export async function isSubscribed(db: Executor, sessionKey: string): Promise<boolean> {
  const rows = await db
    .select({ key: subscriptions.sessionKey })
    .from(subscriptions)
    .where(eq(subscriptions.sessionKey, sessionKey));
  return rows.length > 0;
}

/** Takes the place of what the session had, and of whoever had the browser's address before. */
export async function saveSubscription(tx: Tx, row: typeof subscriptions.$inferInsert): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(
      or(
        eq(subscriptions.sessionKey, row.sessionKey),
        and(eq(subscriptions.endpoint, row.endpoint), ne(subscriptions.sessionKey, row.sessionKey)),
      ),
    );
  // Where another session of the same browser subscribes at the same moment, one of them has it.
  await tx.insert(subscriptions).values(row).onConflictDoNothing();
}

/** Removes all but a person's newest. */
export async function keepNewest(tx: Tx, userId: string, count: number): Promise<void> {
  const older = tx
    .select({ key: subscriptions.sessionKey })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), subscriptions.sessionKey)
    .offset(count);
  await tx.delete(subscriptions).where(inArray(subscriptions.sessionKey, older));
}

export async function deleteSubscription(tx: Tx, sessionKey: string): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.sessionKey, sessionKey));
}

/** The same, unless the browser subscribed anew since it was read. */
export async function dropSubscription(tx: Tx, { sessionKey, endpoint }: Subscription): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.sessionKey, sessionKey), eq(subscriptions.endpoint, endpoint)));
}

/** Has each of a person's browsers wait for a message; one that waited before is not sent any more. */
export async function setMessages(
  tx: Tx,
  messages: readonly { userId: string; message: Reminder }[],
  sendAfter: Date,
): Promise<void> {
  const records = messages.map(({ userId, message }) => ({ user_id: userId, message }));
  await tx.execute(sql`
    update ${subscriptions} set message = one.message, send_after = ${sendAfter.toISOString()}::timestamptz, attempts = 0
    from jsonb_to_recordset(${recordsOf(records)}) as one (user_id uuid, message jsonb)
    where push_subscriptions.user_id = one.user_id`);
}

/** Those whose message is due, oldest first, locked; others than another process has. */
export function lockDue(tx: Tx, now: Date, limit: number): Promise<Subscription[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(lte(subscriptions.sendAfter, now))
    .orderBy(asc(subscriptions.sendAfter))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Gives messages a next try. */
export async function lease(tx: Tx, sessionKeys: readonly string[], sendAfter: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ attempts: sql`${subscriptions.attempts} + 1`, sendAfter })
    .where(sql`${subscriptions.sessionKey} = any(${sql.param(sessionKeys)}::text[])`);
}

/** Says when a message is tried again, or that none waits; not where a newer one has taken its place. */
export async function settle(tx: Tx, { sessionKey, attempts }: Subscription, again: Date | null): Promise<void> {
  await tx
    .update(subscriptions)
    .set(again === null ? { message: null, sendAfter: null, attempts: 0 } : { sendAfter: again })
    .where(and(eq(subscriptions.sessionKey, sessionKey), eq(subscriptions.attempts, attempts + 1)));
}

/** A page of a person's subscriptions, for the export. */
export function pageOfSubscriptions(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), after === null ? undefined : gt(subscriptions.sessionKey, after)))
    .orderBy(subscriptions.sessionKey)
    .limit(limit);
}
