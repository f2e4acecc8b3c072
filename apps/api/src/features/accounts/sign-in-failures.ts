// Owns the count of failed sign-ins per account and address. It stands in the database, so all processes share it, and
// it counts for e-mails without an account too, so that being locked out does not tell whether one exists.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { signInFailures } from '@quorbit/db/schema/accounts';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { AppError } from '../../lib/app-error.ts';

const MAX_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;

/** Who tries to sign in as whom. */
interface Attempt {
  email: string;
  address: string;
}

/** @throws AppError TOO_MANY, with the wait, after five failures within 15 minutes */
export async function refuseWhenLocked(db: Executor, { email, address }: Attempt, now: Date): Promise<void> {
  const latest = await db
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
    .limit(MAX_FAILURES);
  const fifth = latest[MAX_FAILURES - 1];
  if (!fifth) return;
  const wait = Math.max(1, Math.ceil((fifth.at.getTime() + WINDOW_MS - now.getTime()) / 1000));
  throw new AppError('TOO_MANY', `Too many failed tries. Try again in ${inWords(wait)}.`, { retryAfter: wait });
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * Enters the outcome of a try whose password was checked already. Tries run one after the other here, so that guesses
 * sent all at once learn no more than five outcomes either.
 * @throws AppError TOO_MANY when others made it five meanwhile, whether or not this one was right
 */
export async function enterOutcome(tx: Tx, attempt: Attempt, succeeded: boolean, now: Date): Promise<void> {
  const { email, address } = attempt;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email} ${address}`}, 0))`);
  await refuseWhenLocked(tx, attempt, now);
  if (succeeded) {
    await tx.delete(signInFailures).where(and(eq(signInFailures.email, email), eq(signInFailures.address, address)));
  } else {
    await tx.insert(signInFailures).values({ id: newId(now.getTime()), email, address, at: now });
  }
}

/** Forgets the failures of an account from everywhere: its owner has proven to own the mailbox, or it is gone. */
export async function forgetFailures(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.email, email));
}

/** Removes up to `limit` failures that no longer count. Answers how many. */
export async function deleteOldFailures(tx: Tx, now: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: signInFailures.id })
    .from(signInFailures)
    .where(lte(signInFailures.at, new Date(now.getTime() - WINDOW_MS)))
    .limit(limit);
  const gone = await tx
    .delete(signInFailures)
    .where(inArray(signInFailures.id, old))
    .returning({ id: signInFailures.id });
  return gone.length;
}
