// Owns the jobs that create accounts for others: who may start, mend and discard one, and what admins see of it.
import { randomBytes } from 'node:crypto';
import { MAX_OPEN_LISTS } from '@quorbit/contracts/account-creation/limits';
import type {
  CreateAccountsInput,
  CreationJob,
  CreationJobDetails,
  FindTakenInput,
  FixJobInput,
  JobInput,
  ListJobsInput,
  NewAccount,
} from '@quorbit/contracts/account-creation/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from '@quorbit/contracts/lib/paging';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import { listUnavailableEmails, listWithSamePassword } from '../accounts/creation/created-accounts.service.ts';
import { requireConfirmed } from '../accounts/sign-in/confirmation.service.ts';
import * as repository from './jobs.repository.ts';
import {
  deletionDateOf,
  hashContent,
  isExpired,
  requireFreeEmails,
  requireUniqueEmails,
  retainedSince,
} from './list-rules.ts';
import { computeSecretCheck } from './one-time-passwords.ts';
import { type ListedPerson, listJobPeople, replaceList } from './people.repository.ts';

const KEY_REUSED = 'Another list was sent with this key. Draw another key.';

type CreationDeps = Pick<Deps, 'env' | 'authSecret'>;

/**
 * Returns which of these addresses are taken, by an account or by the operator's admin.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function listTakenEmails(
  db: Executor,
  actor: Actor,
  { emails }: FindTakenInput,
  deps: Pick<Deps, 'env'>,
): Promise<string[]> {
  requireAdmin(actor);
  return listUnavailableEmails(db, emails, deps);
}

/**
 * Stores a list as a job, which creates all its accounts or none. Returns the existing job for the same key, and for
 * the same list while its accounts aren't created. A job that was refused is run again.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST without a sign-in or confirmation in the last five
 * minutes, INVALID for an e-mail that is listed twice, CONFLICT naming the e-mails that are taken, for a key that was
 * used for another list, or for too many lists.
 */
export async function startJob(
  tx: Tx,
  actor: Actor,
  { key, accounts }: CreateAccountsInput,
  now: Date,
  deps: CreationDeps,
): Promise<{ id: string }> {
  await requireCreator(tx, actor, now);
  const hashes = hashesOf(actor, key, accounts, deps);
  const existing =
    (await findSubmittedJob(tx, actor, hashes, now)) ??
    (await repository.lockOpenJob(tx, actor.id, hashes.contentHash));
  if (existing) {
    if (existing.outcome !== null && existing.outcome !== 'created') await retryJob(tx, existing, accounts, now);
    return { id: existing.id };
  }
  await requireValidAccounts(tx, accounts, deps);
  if ((await repository.countOpenJobs(tx, actor.id)) >= MAX_OPEN_LISTS)
    throw new AppError('CONFLICT', `${MAX_OPEN_LISTS} of your lists aren't done. Wait for one, or discard one.`);
  const job = { id: newId(now.getTime()), salt: randomBytes(32).toString('hex') };
  const row = { ...job, ...hashes, makerId: actor.id, sentAt: now, leaseUntil: now };
  const inserted = await repository.insertJob(tx, { ...row, secretCheck: computeSecretCheck(deps.authSecret, job) });
  // Another process has just stored the same list.
  if (!inserted) return { id: (await findSubmittedJob(tx, actor, hashes, now))?.id ?? job.id };
  await replaceList(tx, job.id, accounts);
  return { id: job.id };
}

/**
 * Replaces the list of a refused job and runs the job again. People who stay in the list keep their password hash.
 * Repeating the call changes nothing.
 * @throws AppError as `startJob`; FORBIDDEN for another admin's list, CONFLICT for a job that is running or has created
 * its accounts.
 */
export async function fixJob(
  tx: Tx,
  actor: Actor,
  { jobId, key, accounts }: FixJobInput,
  now: Date,
  deps: CreationDeps,
): Promise<{ id: string }> {
  await requireCreator(tx, actor, now);
  const hashes = hashesOf(actor, key, accounts, deps);
  // The job is locked first: of two identical calls at the same moment, the second one finds the first one's change.
  const { outcome } = await lockOwnJob(tx, actor, jobId, now);
  const existing = await findSubmittedJob(tx, actor, hashes, now);
  if (existing) return { id: existing.id };
  if (outcome === null) throw new AppError('CONFLICT', 'These accounts are being created already.');
  if (outcome === 'created') throw new AppError('CONFLICT', 'These accounts are created already.');
  await requireValidAccounts(tx, accounts, deps);
  await replaceList(tx, jobId, accounts);
  await repository.updateJob(tx, jobId, { ...hashes, sentAt: now, leaseUntil: now, outcome: null, endedAt: null });
  return { id: jobId };
}

/**
 * Deletes a job with its list. Accounts that it created stay, but their sign-in sheets can't be opened any more.
 * @throws AppError FORBIDDEN for everybody but its maker, NOT_FOUND for an unknown or expired list.
 */
export async function discardJob(tx: Tx, actor: Actor, { jobId }: JobInput, now: Date): Promise<void> {
  requireAdmin(actor);
  await lockOwnJob(tx, actor, jobId, now);
  await repository.deleteJob(tx, jobId);
}

/**
 * The jobs of all admins, newest first.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function listJobs(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListJobsInput,
  now: Date,
): Promise<Page<CreationJob>> {
  requireAdmin(actor);
  const after = parseCursor(cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.pageOfJobs(db, { endedAfter: retainedSince(now), after, limit: limit + 1 });
  return toPage(
    rows,
    limit,
    ({ id }) => [id],
    (row) => viewOf(row, actor),
  );
}

/**
 * Returns one job; its maker also gets the listed accounts.
 * @throws AppError FORBIDDEN for everybody but admins, NOT_FOUND for an unknown or expired list.
 */
export async function getJob(db: Executor, actor: Actor, { jobId }: JobInput, now: Date): Promise<CreationJobDetails> {
  requireAdmin(actor);
  const job = await repository.findCountedJob(db, jobId);
  if (!job || isExpired(job, now)) throw notFound('List');
  const { outcome } = job;
  const list = job.makerId === actor.id && outcome !== null ? await listJobPeople(db, jobId) : null;
  return {
    ...viewOf(job, actor),
    sheets: list && outcome === 'created' ? (await listUnused(db, list)).length : null,
    accounts:
      list && outcome !== 'created' ? list.map(({ name, email, role, taken }) => ({ name, email, role, taken })) : null,
  };
}

/**
 * Locks one of the caller's jobs until the transaction ends.
 * @throws AppError NOT_FOUND for an unknown or expired list, FORBIDDEN for another admin's job.
 */
export async function lockOwnJob(tx: Tx, actor: Actor, jobId: string, now: Date): Promise<repository.Job> {
  const job = await repository.lockJob(tx, jobId);
  if (!job || isExpired(job, now)) throw notFound('List');
  if (job.makerId !== actor.id) throw new AppError('FORBIDDEN', 'Only the admin who made this list can do that.');
  return job;
}

/**
 * Returns the people of a list who haven't used their one-time password: their e-mail in the list, and their current
 * account.
 */
export async function listUnused(
  db: Executor,
  list: readonly ListedPerson[],
): Promise<{ listed: string; now: NewAccount }[]> {
  const created = list.flatMap(({ userId, passwordHash }) => (userId === null ? [] : [{ id: userId, passwordHash }]));
  const unused = await listWithSamePassword(db, created);
  return list.flatMap(({ userId, email }) => {
    const person = unused.get(String(userId));
    return person ? [{ listed: email, now: person }] : [];
  });
}

/**
 * Requires an admin who has recently signed in or confirmed who they are.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST without a sign-in or confirmation in the last five
 * minutes.
 */
async function requireCreator(tx: Tx, actor: Actor, now: Date): Promise<void> {
  requireAdmin(actor);
  await requireConfirmed(tx, actor, now);
}

function hashesOf(actor: Actor, key: string, accounts: readonly NewAccount[], { authSecret }: CreationDeps) {
  return { keyHash: sha256(key), contentHash: hashContent(authSecret, actor.id, accounts) };
}

/**
 * Returns the job that an earlier call with the same key started.
 * @throws AppError CONFLICT if the key was used for another list.
 */
async function findSubmittedJob(
  tx: Tx,
  actor: Actor,
  hashes: ReturnType<typeof hashesOf>,
  now: Date,
): Promise<repository.Job | undefined> {
  const job = await repository.lockJobByKey(tx, hashes.keyHash);
  if (job && isExpired(job, now)) {
    await repository.deleteJob(tx, job.id);
    return undefined;
  }
  if (job && (job.makerId !== actor.id || job.contentHash !== hashes.contentHash))
    throw new AppError('CONFLICT', KEY_REUSED);
  return job;
}

/**
 * Runs a refused job again with the whole list, because people who deleted an account meanwhile were removed from it.
 */
async function retryJob(tx: Tx, { id }: repository.Job, accounts: readonly NewAccount[], now: Date): Promise<void> {
  await replaceList(tx, id, accounts);
  await repository.updateJob(tx, id, { sentAt: now, leaseUntil: now, outcome: null, endedAt: null });
}

async function requireValidAccounts(tx: Tx, accounts: readonly NewAccount[], deps: Pick<Deps, 'env'>): Promise<void> {
  requireUniqueEmails(accounts);
  const emails = accounts.map(({ email }) => email);
  requireFreeEmails(accounts, await listUnavailableEmails(tx, emails, deps));
}

function viewOf(
  { id, makerId, makerName, sentAt, outcome, endedAt, people, ready, taken }: repository.CountedJob,
  actor: Actor,
): CreationJob {
  return {
    id,
    sentAt: sentAt.toISOString(),
    people,
    ready,
    taken,
    maker: { id: makerId, name: makerName },
    own: makerId === actor.id,
    state: outcome ?? 'running',
    deletedAt: endedAt && deletionDateOf(endedAt).toISOString(),
  };
}
