import type { Executor, Tx } from '@quorbit/db/client';
import { pushSubscriptions as subscriptions } from '@quorbit/db/schema/pushes';
import { and, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';

export type Subscription = typeof subscriptions.$inferSelect;

export async function isSubscribed(db: Executor, sessionKey: string): Promise<boolean> {
  const rows = await db
    .select({ key: subscriptions.sessionKey })
    .from(subscriptions)
    .where(eq(subscriptions.sessionKey, sessionKey));
  return rows.length > 0;
}

/**
 * Stores the session's subscription; it replaces the session's earlier one, and any other session's with the same
 * endpoint.
 */
export async function upsertSubscription(tx: Tx, row: typeof subscriptions.$inferInsert): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(
      or(
        eq(subscriptions.sessionKey, row.sessionKey),
        and(eq(subscriptions.endpoint, row.endpoint), ne(subscriptions.sessionKey, row.sessionKey)),
      ),
    );
  // If another session of the same browser subscribes at the same time, only one of the two subscriptions is stored.
  await tx.insert(subscriptions).values(row).onConflictDoNothing();
}

/** Deletes all but the person's newest `count` subscriptions. */
export async function pruneSubscriptions(tx: Tx, userId: string, count: number): Promise<void> {
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

/**
 * Deletes a subscription that the push service no longer knows, unless the browser has subscribed again since it was
 * read.
 */
export async function deleteGoneSubscription(
  tx: Tx,
  { sessionKey, endpoint }: Pick<Subscription, 'sessionKey' | 'endpoint'>,
): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.sessionKey, sessionKey), eq(subscriptions.endpoint, endpoint)));
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
