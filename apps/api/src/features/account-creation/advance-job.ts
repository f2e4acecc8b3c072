// The work of a job that creates accounts: passwords are hashed a few at a time, then all accounts are written at once.
// Each step is stored, so that any process continues where another one stopped.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { isUniqueViolation } from '@quorbit/db/errors';
import { write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import {
  addCreatedAccounts,
  listUnavailableEmails,
  lockActiveAdmin,
} from '../accounts/creation/created-accounts.service.ts';
import { hashOneTimePasswords } from '../accounts/credentials/one-time-hashes.ts';
import { type Job, leaseJob, lockJob, updateJob } from './jobs.repository.ts';
import { computeOneTimePassword, computeSecretCheck } from './one-time-passwords.ts';
import {
  clearHashes,
  type ListedPerson,
  linkAccounts,
  listJobPeople,
  listUnhashed,
  markTaken,
  updateHashes,
} from './people.repository.ts';

/** Passwords to hash before the hashes are stored: about a second of work. */
const BATCH = 8;
/** Milliseconds that a process has for a batch before another process may take the job over. */
const LEASE_MS = 20_000;

type Work = Pick<Deps, 'database' | 'authSecret' | 'env' | 'log' | 'now'>;

interface AdvanceOptions {
  /** The job to work on; the one that waits longest by default. */
  jobId?: string;
  /** Ends a batch early; the hashes made so far are stored. */
  signal: AbortSignal;
}

/** Thrown when the list or its maker changed while the accounts were written. */
class ConcurrentChange extends Error {}

/**
 * Does the next step of a job: hashes a batch of passwords, or writes the accounts. Returns false if there was no job
 * to work on.
 */
export async function advanceJob(work: Work, { jobId, signal }: AdvanceOptions): Promise<boolean> {
  const { database, authSecret, now } = work;
  const leaseUntil = new Date(now().getTime() + LEASE_MS);
  const job = await database.transaction((tx) => leaseJob(tx, { now: now(), until: leaseUntil, id: jobId }));
  if (!job) return false;
  const check = computeSecretCheck(authSecret, job);
  if (job.secretCheck !== check) await database.transaction((tx) => resetHashes(tx, job, check));
  const next = await listUnhashed(database.read, job.id, BATCH);
  if (next.length === 0) {
    await writeAccounts(work, job);
    return true;
  }
  const passwords = next.map(({ email }) => computeOneTimePassword(authSecret, job, email));
  const hashes = await hashOneTimePasswords(passwords, signal);
  const made = next.slice(0, hashes.length).map(({ email }, index) => ({ email, passwordHash: String(hashes[index]) }));
  await database.transaction(async (tx) => {
    await updateHashes(tx, job.id, made);
    await updateJob(tx, job.id, { leaseUntil: now() });
  });
  return true;
}

/** Deletes the hashes made so far, because passwords depend on the secret, which the operator has changed. */
async function resetHashes(tx: Tx, { id }: Job, check: string): Promise<void> {
  await clearHashes(tx, id);
  await updateJob(tx, id, { secretCheck: check });
}

/** Creates all accounts of a job, or ends the job without creating any. */
async function writeAccounts(work: Work, job: Job): Promise<void> {
  const { database, log, now } = work;
  const readyList = await database.transaction((tx) => prepareList(tx, job, work));
  if (readyList === null) return;
  const at = now();
  const accounts = readyList.people.map((person) => ({ id: newId(at.getTime()), ...person }));
  const scopes = accounts.map(({ id }) => userScope(id));
  try {
    await write(
      database,
      scopes,
      async (tx) => {
        const maker = await requireMaker(tx, readyList.job);
        await addCreatedAccounts(tx, maker, accounts, at);
        if ((await linkAccounts(tx, job.id, accounts)) !== accounts.length) throw new ConcurrentChange();
        await updateJob(tx, job.id, { outcome: 'created', endedAt: at });
      },
      { onLateError: (error) => log.error({ error }, 'accounts were created, and devices not told') },
    );
  } catch (error) {
    // Something else changed the accounts at the same moment, for example a registration. The next step checks the list
    // again and finds the cause.
    if (!(error instanceof ConcurrentChange || isUniqueViolation(error))) throw error;
    await database.transaction((tx) => updateJob(tx, job.id, { leaseUntil: now() }));
    return;
  }
  log.info({ job: job.id, accounts: accounts.length }, 'accounts of a list created');
}

interface ReadyList {
  job: Job;
  people: (Pick<ListedPerson, 'name' | 'email' | 'role'> & { passwordHash: string })[];
}

/**
 * Returns the list if its accounts can be created. Returns null if the job has ended, or ends here (an e-mail is taken,
 * or its maker is no longer an admin), or needs passwords hashed again because another process changed the list or the
 * secret.
 */
async function prepareList(tx: Tx, { id }: Job, { env, now }: Work): Promise<ReadyList | null> {
  const job = await lockJob(tx, id);
  if (!job || job.outcome !== null) return null;
  if (!(await lockActiveAdmin(tx, job.makerId))) {
    await updateJob(tx, id, { outcome: 'not-admin', endedAt: now() });
    return null;
  }
  const list = await listJobPeople(tx, id);
  const emails = list.map(({ email }) => email);
  const taken = await listUnavailableEmails(tx, emails, { env });
  if (taken.length > 0) {
    await markTaken(tx, id, taken);
    await updateJob(tx, id, { outcome: 'taken', endedAt: now() });
    return null;
  }
  const people = list.flatMap(({ name, email, role, passwordHash }) =>
    passwordHash === null ? [] : [{ name, email, role, passwordHash }],
  );
  if (people.length === list.length) return { job, people };
  await updateJob(tx, id, { leaseUntil: now() });
  return null;
}

/**
 * Locks the job and returns the admin who made it.
 * @throws ConcurrentChange if the job has ended or was sent again, or its maker may not create accounts any more.
 */
async function requireMaker(tx: Tx, { id, sentAt }: Job): Promise<Pick<Actor, 'id' | 'timeZone'>> {
  const job = await lockJob(tx, id);
  const isSame = job?.outcome === null && job.sentAt.getTime() === sentAt.getTime();
  const maker = isSame ? await lockActiveAdmin(tx, job.makerId) : null;
  if (maker === null) throw new ConcurrentChange();
  return maker;
}
