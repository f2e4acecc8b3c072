// Rules for lists of people: which are refused, which are the same, and how long they are stored.
import { createHmac } from 'node:crypto';
import { EMAIL_TAKEN, LIST_RETENTION_DAYS } from '@quorbit/contracts/account-creation/limits';
import type { NewAccount } from '@quorbit/contracts/account-creation/schema';
import { AppError } from '../../lib/app-error.ts';

const DAY_MS = 86_400_000;
const DUPLICATE_EMAIL = 'This e-mail is in the list more than once. Leave one of the two out.';

/** Identifies a list of an admin by its content. Nobody without the secret can try out who is in it. */
export function hashContent(secret: Uint8Array, makerId: string, accounts: readonly NewAccount[]): string {
  const list = accounts.map(({ name, email, role }) => [name, email, role]);
  return createHmac('sha256', secret)
    .update(`list of people\n${JSON.stringify([makerId, list])}`)
    .digest('hex');
}

/** @throws AppError INVALID naming each e-mail that was in the list before */
export function requireUniqueEmails(accounts: readonly NewAccount[]): void {
  const emails = new Set<string>();
  const issues = accounts.flatMap(({ email }, index) => {
    const isDuplicate = emails.has(email);
    emails.add(email);
    return isDuplicate ? [{ path: `accounts.${index}.email`, message: DUPLICATE_EMAIL }] : [];
  });
  if (issues.length > 0) throw new AppError('INVALID', DUPLICATE_EMAIL, { issues });
}

/** @throws AppError CONFLICT naming each e-mail that is taken */
export function requireFreeEmails(accounts: readonly { email: string }[], taken: readonly string[]): void {
  const takenEmails = new Set(taken);
  const issues = accounts.flatMap(({ email }, index) =>
    takenEmails.has(email) ? [{ path: `accounts.${index}.email`, message: EMAIL_TAKEN }] : [],
  );
  if (issues.length === 0) return;
  const message = issues.length === 1 ? EMAIL_TAKEN : `${issues.length} of these e-mails have an account already.`;
  throw new AppError('CONFLICT', message, { issues });
}

/** When a list that has ended at this time is deleted. */
export function deletionDateOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + LIST_RETENTION_DAYS * DAY_MS);
}

/** Lists that ended at this time or before are deleted now. */
export function retainedSince(now: Date): Date {
  return new Date(now.getTime() - LIST_RETENTION_DAYS * DAY_MS);
}

/** Whether a list is deleted, or as good as that. */
export function isExpired({ endedAt }: { endedAt: Date | null }, now: Date): boolean {
  return endedAt !== null && endedAt <= retainedSince(now);
}
