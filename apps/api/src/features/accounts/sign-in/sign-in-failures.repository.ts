import type { Executor, Tx } from '@quorbit/db/client';
import { signInFailures } from '@quorbit/db/schema/accounts';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';

/** The time for which a failed sign-in counts, in milliseconds. */
export const WINDOW_MS = 15 * 60_000;

/** One try to sign in: the account's e-mail address and the client's network address. */
export interface SignInAttempt {
  email: string;
  address: string;
}

/** Returns the newest failed sign-ins that still count, newest first. */
export function listFailures(db: Executor, { email, address }: SignInAttempt, now: Date, limit: number) {
  return db
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.email, email),
        eq(signInFailures.address, address),
        gt(signInFailures.at, new Date(now.getTime() - WINDOW_MS)),
      ),
    )
    .orderBy(desc(signInFailures.at))
    .limit(limit);
}

/** Makes other sign-ins for the same account and network address wait until the transaction ends. */
export async function lockSignIn(tx: Tx, { email, address }: SignInAttempt): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email} ${address}`}, 0))`);
}

export async function insertFailure(tx: Tx, failure: typeof signInFailures.$inferInsert): Promise<void> {
  await tx.insert(signInFailures).values(failure);
}

export async function deleteFailures(tx: Tx, { email, address }: SignInAttempt): Promise<void> {
  await tx.delete(signInFailures).where(and(eq(signInFailures.email, email), eq(signInFailures.address, address)));
}

/**
 * Deletes all failed sign-ins of an account, after its owner proved control of the mailbox or the account was deleted.
 */
export async function deleteFailuresOf(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.email, email));
}

/** Deletes up to `limit` failed sign-ins that no longer count. Returns how many it deleted. */
export async function deleteOldFailures(tx: Tx, now: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: signInFailures.id })
    .from(signInFailures)
    .where(lte(signInFailures.at, new Date(now.getTime() - WINDOW_MS)))
    .limit(limit);
  const deleted = await tx
    .delete(signInFailures)
    .where(inArray(signInFailures.id, old))
    .returning({ id: signInFailures.id });
  return deleted.length;
}
