// Owns the sign-in sheets: who sees the one-time passwords of a list, and for how long.
import type { CreatedAccount, JobInput } from '@quorbit/contracts/account-creation/schema';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { requireConfirmed } from '../accounts/sign-in/confirmation.service.ts';
import { audit } from '../audit/audit.service.ts';
import { listUnused, lockOwnJob } from './jobs.service.ts';
import { computeOneTimePassword, computeSecretCheck } from './one-time-passwords.ts';
import { type ListedPerson, listJobPeople } from './people.repository.ts';

const NOT_CREATED = "These accounts aren't created yet, so there are no sheets.";
const OTHER_SECRET =
  "AUTH_SECRET was changed since these accounts were created, so their sheets can't be shown any more. Reset the passwords one by one.";

/**
 * Returns the sign-in sheets of a list's accounts whose one-time password is still unused, and logs who opened them.
 * @throws AppError FORBIDDEN for everybody but the list's maker, CONFIRM_FIRST without a sign-in or confirmation in the
 * last five minutes, NOT_FOUND for an unknown or expired list, CONFLICT before the accounts are created or after the
 * secret was changed.
 */
export async function openSheets(
  tx: Tx,
  actor: Actor,
  input: JobInput,
  now: Date,
  deps: Pick<Deps, 'authSecret'>,
): Promise<CreatedAccount[]> {
  const { list, passwordOf } = await lockCreatedList(tx, actor, input, now, deps);
  const unused = await listUnused(tx, list);
  await auditOpening(tx, actor, { shown: unused.length, people: list.length }, now);
  return unused.map(({ listed, now: person }) => ({ ...person, password: passwordOf(listed) }));
}

/**
 * Returns all accounts of a list as it was sent, for web pages of older releases, which must get the same reply each
 * time.
 * @throws AppError as `openSheets`.
 */
export async function openFullList(
  tx: Tx,
  actor: Actor,
  input: JobInput,
  now: Date,
  deps: Pick<Deps, 'authSecret'>,
): Promise<CreatedAccount[]> {
  const { list, passwordOf } = await lockCreatedList(tx, actor, input, now, deps);
  await auditOpening(tx, actor, { shown: list.length, people: list.length }, now);
  return list.map(({ name, email, role }) => ({ name, email, role, password: passwordOf(email) }));
}

/**
 * Locks a job whose accounts are created until the transaction ends. Returns its list, and a function that computes its
 * passwords.
 * @throws AppError as `openSheets`.
 */
async function lockCreatedList(
  tx: Tx,
  actor: Actor,
  { jobId }: JobInput,
  now: Date,
  { authSecret }: Pick<Deps, 'authSecret'>,
): Promise<{ list: ListedPerson[]; passwordOf: (listedEmail: string) => string }> {
  requireAdmin(actor);
  await requireConfirmed(tx, actor, now);
  const job = await lockOwnJob(tx, actor, jobId, now);
  if (job.outcome !== 'created') throw new AppError('CONFLICT', NOT_CREATED);
  if (job.secretCheck !== computeSecretCheck(authSecret, job)) throw new AppError('CONFLICT', OTHER_SECRET);
  return {
    list: await listJobPeople(tx, jobId),
    passwordOf: (email) => computeOneTimePassword(authSecret, job, email),
  };
}

async function auditOpening(
  tx: Tx,
  { id }: Actor,
  { shown, people }: { shown: number; people: number },
  now: Date,
): Promise<void> {
  const details = `${shown} of ${people}`;
  await audit(tx, { actorId: id, subjectId: id, action: 'sign-in-sheets.opened', details, at: now });
}
