// Owns the jobs that create accounts for others: who may start, mend and discard one, and what admins see of it.
import { randomBytes } from 'node:crypto';
import { MAX_OPEN_LISTS } from '@quorbit/contracts/account-creation/limits';
import type {
  CreateAccountsInput,
  CreationJob,
  CreationJobDetails,
  FindTakenInput,
  JobInput,
  ListJobsInput,
  MendJobInput,
  NewAccount,
} from '@quorbit/contracts/account-creation/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from '@quorbit/contracts/lib/paging';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { cutPage, isCursorId, readCursor } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import { takenEmails, withSamePassword } from '../accounts/creation/created-accounts.service.ts';
import { requireConfirmed } from '../accounts/sign-in/confirmation.service.ts';
import * as repository from './jobs.repository.ts';
import { contentHash, deletionOf, isOver, keptSince, refuseRepeated, refuseTaken } from './lists.ts';
import { secretCheck } from './one-time-passwords.ts';
import { type ListedPerson, readList, saveList } from './people.repository.ts';

const OTHER_LIST = 'Another list was sent with this key. Draw another key.';

type Sending = Pick<Deps, 'env' | 'authSecret'>;

/** The addresses among these that have an account. @throws AppError FORBIDDEN for everybody but admins */
export async function findTaken(
  db: Executor,
  actor: Actor,
  { emails }: FindTakenInput,
  deps: Pick<Deps, 'env'>,
): Promise<string[]> {
  requireAdmin(actor);
  return takenEmails(db, emails, deps);
}

/**
 * Stores a list as a job, which creates all these accounts or none. The same list, sent again before there are accounts, has
 * the same job, and the same key always does. A job that was refused is tried again.
 * @throws AppError FORBIDDEN, CONFIRM_FIRST, INVALID for an e-mail twice, CONFLICT naming the e-mails that are taken, for a key
 * that was used for another list, or for too many lists
 */
export async function startJob(
  tx: Tx,
  actor: Actor,
  { key, accounts }: CreateAccountsInput,
  now: Date,
  deps: Sending,
): Promise<{ id: string }> {
  await mayCreate(tx, actor, now);
  const sent = sendingOf(actor, key, accounts, deps);
  const known =
    (await findSent(tx, actor, sent, now)) ?? (await repository.lockOpenJob(tx, actor.id, sent.contentHash));
  if (known) {
    if (known.outcome !== null && known.outcome !== 'created') await tryAgain(tx, known, accounts, now);
    return { id: known.id };
  }
  await refuseWrong(tx, accounts, deps);
  if ((await repository.countOpenJobs(tx, actor.id)) >= MAX_OPEN_LISTS)
    throw new AppError('CONFLICT', `${MAX_OPEN_LISTS} of your lists aren't done. Wait for one, or discard one.`);
  const job = { id: newId(now.getTime()), salt: randomBytes(32).toString('hex') };
  const row = { ...job, ...sent, makerId: actor.id, sentAt: now, leaseUntil: now };
  const added = await repository.insertJob(tx, { ...row, secretCheck: secretCheck(deps.authSecret, job) });
  // Another process has just stored the same one.
  if (!added) return { id: (await findSent(tx, actor, sent, now))?.id ?? job.id };
  await saveList(tx, job.id, accounts);
  return { id: job.id };
}

/**
 * Replaces the list of a job that was refused, and tries again. Hashes that were made stay. Sent again, it changes nothing.
 * @throws AppError as `startJob`; FORBIDDEN for a list that somebody else made, CONFLICT where it needs no change
 */
export async function mendJob(
  tx: Tx,
  actor: Actor,
  { jobId, key, accounts }: MendJobInput,
  now: Date,
  deps: Sending,
): Promise<{ id: string }> {
  await mayCreate(tx, actor, now);
  const sent = sendingOf(actor, key, accounts, deps);
  // Locked first, so that the same call, made at the same moment, finds what the other one did.
  const { outcome } = await lockOwn(tx, actor, jobId, now);
  const known = await findSent(tx, actor, sent, now);
  if (known) return { id: known.id };
  if (outcome === null) throw new AppError('CONFLICT', 'These accounts are being created already.');
  if (outcome === 'created') throw new AppError('CONFLICT', 'These accounts are created already.');
  await refuseWrong(tx, accounts, deps);
  await saveList(tx, jobId, accounts);
  await repository.updateJob(tx, jobId, { ...sent, sentAt: now, leaseUntil: now, outcome: null, endedAt: null });
  return { id: jobId };
}

/**
 * Deletes a job with its list. Accounts that it has created stay; their sheets can't be opened any more.
 * @throws AppError FORBIDDEN for everybody but its maker, NOT_FOUND
 */
export async function discardJob(tx: Tx, actor: Actor, { jobId }: JobInput, now: Date): Promise<void> {
  requireAdmin(actor);
  await lockOwn(tx, actor, jobId, now);
  await repository.deleteJob(tx, jobId);
}

/** The jobs of all admins, the last one first. @throws AppError FORBIDDEN for everybody but admins */
export async function listJobs(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListJobsInput,
  now: Date,
): Promise<Page<CreationJob>> {
  requireAdmin(actor);
  const after = readCursor(cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.pageOfJobs(db, { endedAfter: keptSince(now), after, limit: limit + 1 });
  return cutPage(
    rows,
    limit,
    ({ id }) => [id],
    (row) => viewOf(row, actor),
  );
}

/** One of them. @throws AppError FORBIDDEN for everybody but admins, NOT_FOUND */
export async function getJob(db: Executor, actor: Actor, { jobId }: JobInput, now: Date): Promise<CreationJobDetails> {
  requireAdmin(actor);
  const job = await repository.findCountedJob(db, jobId);
  if (!job || isOver(job, now)) throw notFound('List');
  const { outcome } = job;
  const list = job.makerId === actor.id && outcome !== null ? await readList(db, jobId) : null;
  return {
    ...viewOf(job, actor),
    sheets: list && outcome === 'created' ? (await unusedOf(db, list)).length : null,
    accounts:
      list && outcome !== 'created' ? list.map(({ name, email, role, taken }) => ({ name, email, role, taken })) : null,
  };
}

/** A job of the caller's, locked until the transaction ends. @throws AppError NOT_FOUND, FORBIDDEN */
export async function lockOwn(tx: Tx, actor: Actor, jobId: string, now: Date): Promise<repository.Job> {
  const job = await repository.lockJob(tx, jobId);
  if (!job || isOver(job, now)) throw notFound('List');
  if (job.makerId !== actor.id) throw new AppError('FORBIDDEN', 'Only the admin who made this list can do that.');
  return job;
}

/** People of a list who didn't use their one-time password yet: as they are now, and as the list has them. */
export async function unusedOf(
  db: Executor,
  list: readonly ListedPerson[],
): Promise<{ listed: string; now: NewAccount }[]> {
  const created = list.flatMap(({ userId, passwordHash }) => (userId === null ? [] : [{ id: userId, passwordHash }]));
  const unused = await withSamePassword(db, created);
  return list.flatMap(({ userId, email }) => {
    const person = unused.get(String(userId));
    return person ? [{ listed: email, now: person }] : [];
  });
}

/** @throws AppError FORBIDDEN, CONFIRM_FIRST */
async function mayCreate(tx: Tx, actor: Actor, now: Date): Promise<void> {
  requireAdmin(actor);
  await requireConfirmed(tx, actor, now);
}

function sendingOf(actor: Actor, key: string, accounts: readonly NewAccount[], { authSecret }: Sending) {
  return { keyHash: sha256(key), contentHash: contentHash(authSecret, actor.id, accounts) };
}

/** The job that this sending has started before. @throws AppError CONFLICT where its key was used for another list */
async function findSent(
  tx: Tx,
  actor: Actor,
  sent: ReturnType<typeof sendingOf>,
  now: Date,
): Promise<repository.Job | undefined> {
  const job = await repository.lockJobOfKey(tx, sent.keyHash);
  if (job && isOver(job, now)) {
    await repository.deleteJob(tx, job.id);
    return undefined;
  }
  if (job && (job.makerId !== actor.id || job.contentHash !== sent.contentHash))
    throw new AppError('CONFLICT', OTHER_LIST);
  return job;
}

/** Runs a refused job once more, with the whole list: people who deleted an account meanwhile were removed from it. */
async function tryAgain(tx: Tx, { id }: repository.Job, accounts: readonly NewAccount[], now: Date): Promise<void> {
  await saveList(tx, id, accounts);
  await repository.updateJob(tx, id, { sentAt: now, leaseUntil: now, outcome: null, endedAt: null });
}

async function refuseWrong(tx: Tx, accounts: readonly NewAccount[], deps: Pick<Deps, 'env'>): Promise<void> {
  refuseRepeated(accounts);
  const emails = accounts.map(({ email }) => email);
  refuseTaken(accounts, await takenEmails(tx, emails, deps));
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
    deletedAt: endedAt && deletionOf(endedAt).toISOString(),
  };
}
