import { randomBytes } from 'node:crypto';
import type { NewAccount } from '@quorbit/contracts/account-creation/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { advanceJob } from '../../features/account-creation/advance-job.ts';
import { findJob, insertJob, updateJob } from '../../features/account-creation/jobs.repository.ts';
import { hashContent } from '../../features/account-creation/list-rules.ts';
import { computeSecretCheck } from '../../features/account-creation/one-time-passwords.ts';
import { markTaken, replaceList } from '../../features/account-creation/people.repository.ts';
import { sha256 } from '../../lib/secrets/tokens.ts';
import type { Person, TestServer } from '../test-server.ts';

/** Makes entries of an account list with new e-mail addresses. */
export function newPeople(count: number): NewAccount[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Learner ${index + 2}`,
    email: `${newId()}@example.org`,
    role: 'user' as const,
  }));
}

/** Makes a random key that identifies one sending of an account list. */
export const newKey = () => randomBytes(32).toString('hex');

/** Writes an account list that `maker` sent. Returns the id of its job. */
export async function plantList(
  { deps: { database, authSecret, now } }: TestServer,
  maker: Person,
  accounts = newPeople(2),
): Promise<string> {
  const job = { id: newId(now().getTime()), salt: newKey() };
  await database.transaction(async (tx) => {
    await insertJob(tx, {
      ...job,
      makerId: maker.id,
      sentAt: now(),
      leaseUntil: now(),
      keyHash: sha256(newKey()),
      contentHash: hashContent(authSecret, maker.id, accounts),
      secretCheck: computeSecretCheck(authSecret, job),
    });
    await replaceList(tx, job.id, accounts);
  });
  return job.id;
}

/** Plants an account list whose accounts are created. Returns the id of its job. */
export async function plantCreatedList(server: TestServer, maker: Person, accounts = newPeople(2)): Promise<string> {
  const jobId = await plantList(server, maker, accounts);
  await finishJob(server, jobId);
  return jobId;
}

/**
 * Plants an account list that ended without accounts, because its first e-mail was taken. Returns the id of its job.
 */
export async function plantTakenList(server: TestServer, maker: Person): Promise<string> {
  const accounts = newPeople(2);
  const jobId = await plantList(server, maker, accounts);
  const { database, now } = server.deps;
  await database.transaction(async (tx) => {
    await markTaken(
      tx,
      jobId,
      accounts.slice(0, 1).map(({ email }) => email),
    );
    await updateJob(tx, jobId, { outcome: 'taken', endedAt: now() });
  });
  return jobId;
}

/** Works on a job until it has ended, as the worker does. */
export async function finishJob({ deps }: Pick<TestServer, 'deps'>, jobId: string): Promise<void> {
  const { signal } = new AbortController();
  while (await advanceJob(deps, { jobId, signal })) {
    if ((await findJob(deps.database.read, jobId))?.outcome !== null) return;
  }
}
