// Counts failed sign-ins per account and network address. The count is in the database, so that all processes share it.
// Unknown e-mails are counted too, so that a lock doesn't reveal whether an account exists.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { AppError } from '../../../lib/app-error.ts';
import {
  deleteFailures,
  insertFailure,
  listFailures,
  lockSignIn,
  type SignInAttempt,
  WINDOW_MS,
} from './sign-in-failures.repository.ts';

const MAX_FAILURES = 5;

/**
 * Refuses a sign-in that is locked.
 * @throws AppError TOO_MANY, with the time to wait, after five failures within 15 minutes.
 */
export async function requireNotLocked(db: Executor, attempt: SignInAttempt, now: Date): Promise<void> {
  const latest = await listFailures(db, attempt, now, MAX_FAILURES);
  const fifth = latest[MAX_FAILURES - 1];
  if (!fifth) return;
  const wait = Math.max(1, Math.ceil((fifth.at.getTime() + WINDOW_MS - now.getTime()) / 1000));
  throw new AppError('TOO_MANY', `Too many failed tries. Try again in ${formatWait(wait)}.`, { retryAfter: wait });
}

function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * Records whether a sign-in succeeded, after its password was checked. Sign-ins for the same account and address run
 * one after the other here, so that guesses sent all at once don't learn more than five outcomes either.
 * @throws AppError TOO_MANY if other tries reached five failures meanwhile, even if this password was right.
 */
export async function saveSignInOutcome(tx: Tx, attempt: SignInAttempt, succeeded: boolean, now: Date): Promise<void> {
  await lockSignIn(tx, attempt);
  await requireNotLocked(tx, attempt, now);
  if (succeeded) await deleteFailures(tx, attempt);
  else await insertFailure(tx, { id: newId(now.getTime()), ...attempt, at: now });
}
