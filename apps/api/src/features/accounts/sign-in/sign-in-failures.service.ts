// Owns the count of failed sign-ins per account and address. It is in the database, so all processes share it, and
// it counts for e-mails without an account too, so that being locked out does not tell whether one exists.
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

/** @throws AppError TOO_MANY, with the wait, after five failures within 15 minutes */
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
 * Records the outcome of a try whose password was checked already. Tries run one after the other here, so that guesses
 * sent all at once don't learn more than five outcomes either.
 * @throws AppError TOO_MANY when other tries made it five meanwhile, even if this one was right
 */
export async function saveSignInOutcome(tx: Tx, attempt: SignInAttempt, succeeded: boolean, now: Date): Promise<void> {
  await lockSignIn(tx, attempt);
  await requireNotLocked(tx, attempt, now);
  if (succeeded) await deleteFailures(tx, attempt);
  else await insertFailure(tx, { id: newId(now.getTime()), ...attempt, at: now });
}
