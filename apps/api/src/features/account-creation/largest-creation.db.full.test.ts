import { MAX_ACCOUNTS } from '@quorbit/contracts/account-creation/limits';
import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { count, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { newKey, newPeople, plantList } from '../../testing/planted/list.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { advanceJob } from './advance-job.ts';
import { findJob } from './jobs.repository.ts';
import { updateHashes } from './people.repository.ts';

/** Milliseconds that a statement may take; a transaction that other calls wait for should take far less. */
const LIMIT_MS = 8_000;

// Creating many accounts takes long because of hashing passwords. This runs on PGlite, where all calls share one
// connection, so other people would have to wait there first.
describeWithServer('the largest creation of accounts', { on: ['PGlite'] }, (harness) => {
  it('creates all accounts, and other people can log in meanwhile', { timeout: 120_000 }, async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const domain = `${newId()}.example.org`;
    const accounts = Array.from({ length: MAX_ACCOUNTS }, (_, index) => ({
      name: `Learner ${index + 2}`,
      email: `${index}@${domain}`,
      role: 'user' as const,
    }));
    const creating = admin.trpc.accountCreation.create.mutate({ key: newKey(), accounts });
    const visitor = harness.server.person();
    expect(await Promise.race([creating.then(() => 'created'), visitor.then(() => 'logged in')])).toBe('logged in');
    const created = await creating;
    expect(new Set(created.map(({ password }) => password)).size).toBe(MAX_ACCOUNTS);
    const [row] = await harness.database.read
      .select({ people: count() })
      .from(users)
      .where(like(users.email, `%@${domain}`));
    expect(row?.people).toBe(MAX_ACCOUNTS);
  });
});

describeWithServer('the largest list', (harness) => {
  it('is written in one step, within the time limit of a statement', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const accounts = newPeople(MAX_ACCOUNTS);
    const jobId = await plantList(harness.server, admin, accounts);
    const hashes = accounts.map(({ email }) => ({ email, passwordHash: 'once:hash' }));
    await harness.database.transaction((tx) => updateHashes(tx, jobId, hashes));
    const since = performance.now();
    await advanceJob(harness.server.deps, { jobId, signal: new AbortController().signal });
    const took = performance.now() - since;
    expect(took).toBeLessThan(LIMIT_MS);
    expect((await findJob(harness.database.read, jobId))?.outcome).toBe('created');
  });
});
