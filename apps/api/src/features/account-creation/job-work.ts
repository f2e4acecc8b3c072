// The work of a job that creates accounts: passwords are hashed a few at a time, then all accounts are written at once. Each
// step is stored, so that any process continues where another one stopped.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { isUniqueViolation } from '@quorbit/db/errors';
import { write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { addCreatedAccounts, holdAdmin, takenEmails } from '../accounts/creation/created-accounts.service.ts';
import { hashOneTimePasswords } from '../accounts/credentials/one-time-hashes.ts';
import { type Job, lockJob, takeJob, updateJob } from './jobs.repository.ts';
import { oneTimePassword, secretCheck } from './one-time-passwords.ts';
import {
  forgetHashes,
  type ListedPerson,
  listUnhashed,
  markTaken,
  readList,
  saveAccounts,
  saveHashes,
} from './people.repository.ts';

/** Passwords that are hashed before the hashes are stored: a second of work or so. */
const BATCH = 8;
/** How long a process has for a batch before another one may take the job over. */
const LEASE_MS = 20_000;

type Work = Pick<Deps, 'database' | 'authSecret' | 'env' | 'log' | 'now'>;

interface Turn {
  /** The job to work on; the one that waits longest by default. */
  jobId?: string;
  /** Ends a batch early; what is made of it is stored. */
  signal: AbortSignal;
}

/** The list or its maker changed while the accounts were written. */
class ChangedMeanwhile extends Error {}

/** Does the next step of a job: a batch of hashes, or writing the accounts. Returns whether there was one to do. */
export async function advanceJob(work: Work, { jobId, signal }: Turn): Promise<boolean> {
  const { database, authSecret, now } = work;
  const until = new Date(now().getTime() + LEASE_MS);
  const job = await database.transaction((tx) => takeJob(tx, { now: now(), until, id: jobId }));
  if (!job) return false;
  const check = secretCheck(authSecret, job);
  if (job.secretCheck !== check) await database.transaction((tx) => startAnew(tx, job, check));
  const next = await listUnhashed(database.read, job.id, BATCH);
  if (next.length === 0) {
    await writeAccounts(work, job);
    return true;
  }
  const passwords = next.map(({ email }) => oneTimePassword(authSecret, job, email));
  const hashes = await hashOneTimePasswords(passwords, signal);
  const made = next.slice(0, hashes.length).map(({ email }, index) => ({ email, passwordHash: String(hashes[index]) }));
  await database.transaction(async (tx) => {
    await saveHashes(tx, job.id, made);
    await updateJob(tx, job.id, { leaseUntil: now() });
  });
  return true;
}

/** The operator has set another secret: the hashes made so far are those of other passwords. */
async function startAnew(tx: Tx, { id }: Job, check: string): Promise<void> {
  await forgetHashes(tx, id);
  await updateJob(tx, id, { secretCheck: check });
}

/** Creates all accounts of a job, or ends it without any. */
async function writeAccounts(work: Work, job: Job): Promise<void> {
  const { database, log, now } = work;
  const ready = await database.transaction((tx) => listToCreate(tx, job, work));
  if (ready === null) return;
  const at = now();
  const accounts = ready.people.map((person) => ({ id: newId(at.getTime()), ...person }));
  const scopes = accounts.map(({ id }) => userScope(id));
  try {
    await write(
      database,
      scopes,
      async (tx) => {
        const maker = await stillMaker(tx, ready.job);
        await addCreatedAccounts(tx, maker, accounts, at);
        if ((await saveAccounts(tx, job.id, accounts)) !== accounts.length) throw new ChangedMeanwhile();
        await updateJob(tx, job.id, { outcome: 'created', endedAt: at });
      },
      { onLateError: (error) => log.error({ error }, 'accounts were created, and devices not told') },
    );
  } catch (error) {
    // The next step finds what has changed: somebody registered at this moment, say.
    if (!(error instanceof ChangedMeanwhile || isUniqueViolation(error))) throw error;
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
 * The list, where its accounts can be created; null where the job has ended, or ends here, or where passwords are to be hashed
 * again since the list or the secret was changed by another process.
 */
async function listToCreate(tx: Tx, { id }: Job, { env, now }: Work): Promise<ReadyList | null> {
  const job = await lockJob(tx, id);
  if (!job || job.outcome !== null) return null;
  if (!(await holdAdmin(tx, job.makerId))) {
    await updateJob(tx, id, { outcome: 'not-admin', endedAt: now() });
    return null;
  }
  const list = await readList(tx, id);
  const emails = list.map(({ email }) => email);
  const taken = await takenEmails(tx, emails, { env });
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

/** @throws ChangedMeanwhile where the job has ended or was sent again, or its maker may not create accounts any more */
async function stillMaker(tx: Tx, { id, sentAt }: Job): Promise<Pick<Actor, 'id' | 'timeZone'>> {
  const job = await lockJob(tx, id);
  const isSame = job?.outcome === null && job.sentAt.getTime() === sentAt.getTime();
  const maker = isSame ? await holdAdmin(tx, job.makerId) : null;
  if (maker === null) throw new ChangedMeanwhile();
  return maker;
}
