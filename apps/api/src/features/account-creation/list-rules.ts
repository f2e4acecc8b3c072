// Rules for lists of people: which lists are refused, which count as the same, and how long they are stored.
import { createHmac } from 'node:crypto';
import { EMAIL_TAKEN, LIST_RETENTION_DAYS } from '@quorbit/contracts/account-creation/limits';
import type { NewAccount } from '@quorbit/contracts/account-creation/schema';
import { AppError } from '../../lib/app-error.ts';

const DAY_MS = 86_400_000;
const DUPLICATE_EMAIL = 'This e-mail is in the list more than once. Leave one of the two out.';

/**
 * Returns a keyed hash that identifies an admin's list by its content. Without the secret, guesses of who is listed
 * can't be tested.
 */
export function hashContent(secret: Uint8Array, makerId: string, accounts: readonly NewAccount[]): string {
  const list = accounts.map(({ name, email, role }) => [name, email, role]);
  return createHmac('sha256', secret)
    .update(`list of people\n${JSON.stringify([makerId, list])}`)
    .digest('hex');
}

/**
 * Requires that no e-mail is listed twice.
 * @throws AppError INVALID naming each repeated e-mail.
 */
export function requireUniqueEmails(accounts: readonly NewAccount[]): void {
  const emails = new Set<string>();
  const issues = accounts.flatMap(({ email }, index) => {
    const isDuplicate = emails.has(email);
    emails.add(email);
    return isDuplicate ? [{ path: `accounts.${index}.email`, message: DUPLICATE_EMAIL }] : [];
  });
  if (issues.length > 0) throw new AppError('INVALID', DUPLICATE_EMAIL, { issues });
}

/**
 * Requires that no listed e-mail is taken.
 * @throws AppError CONFLICT naming each e-mail that is taken.
 */
export function requireFreeEmails(accounts: readonly { email: string }[], taken: readonly string[]): void {
  const takenEmails = new Set(taken);
  const issues = accounts.flatMap(({ email }, index) =>
    takenEmails.has(email) ? [{ path: `accounts.${index}.email`, message: EMAIL_TAKEN }] : [],
  );
  if (issues.length === 0) return;
  const message = issues.length === 1 ? EMAIL_TAKEN : `${issues.length} of these e-mails have an account already.`;
  throw new AppError('CONFLICT', message, { issues });
}

/**
 * Returns when a list of accounts is deleted.
 * @param endedAt when the list's job ended.
 */
export function deletionDateOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + LIST_RETENTION_DAYS * DAY_MS);
}

/** Returns the time limit for keeping lists of accounts: lists whose job ended at that time or before are deleted. */
export function retainedSince(now: Date): Date {
  return new Date(now.getTime() - LIST_RETENTION_DAYS * DAY_MS);
}

/** Returns whether a list's retention time is over. It counts as deleted then, even if its row still exists. */
export function isExpired({ endedAt }: { endedAt: Date | null }, now: Date): boolean {
  return endedAt !== null && endedAt <= retainedSince(now);
}
