import type { NewAccount } from '@quorbit/contracts/account-creation/schema';
import { accountCreationPeople } from '@quorbit/db/schema/account-creation';
import { users } from '@quorbit/db/schema/accounts';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { advanceJob } from '../features/account-creation/advance-job.ts';
import { describeWithServer, type WithServer } from './describe-with-server.ts';
import { newKey } from './planted/list.ts';
import { plantPerson } from './planted/person.ts';
import { type Person, TEST_PASSWORD } from './test-server.ts';

/** The password that people of account lists choose at their first log-in. */
export const OWN_PASSWORD = 'my very own words';
const NEVER = new AbortController().signal;

/**
 * Describes tests of account lists on a server with two admins and a clock that moves only when a test sets it.
 * @param body gets the admins and helpers for lists; a helper without a named caller calls as the first admin.
 */
export function describeAccountLists(
  name: string,
  body: (harness: WithServer, lists: ReturnType<typeof createLists>) => void,
): void {
  describeWithServer(name, (harness) => {
    const lists = createLists(harness);
    beforeEach(() => lists.begin());
    body(harness, lists);
  });
}

function createLists(harness: WithServer) {
  let admins: { admin: Person; other: Person } | undefined;
  let start = new Date();
  const people = () => {
    if (!admins) throw new Error('No test has begun.');
    return admins;
  };

  return {
    async begin() {
      start = new Date();
      harness.server.setNow(start);
      const [admin, other] = await Promise.all([
        plantPerson(harness.server, { role: 'admin', name: 'Maker' }),
        plantPerson(harness.server, { role: 'admin', name: 'Other' }),
      ]);
      admins = { admin, other };
    },
    get admin() {
      return people().admin;
    },
    get other() {
      return people().other;
    },
    /** The time at which the test began. */
    get start() {
      return start;
    },
    /** Sets the clock to `ms` milliseconds after the test's start. */
    later: (ms: number) => harness.server.setNow(new Date(start.getTime() + ms)),
    send: async (accounts: NewAccount[], key = newKey(), by = people().admin) =>
      (await by.trpc.accountCreation.start.mutate({ key, accounts })).id,
    get: (jobId: string, by = people().admin) => by.trpc.accountCreation.get.query({ jobId }),
    sheets: (jobId: string, by = people().admin) => by.trpc.accountCreation.openSheets.mutate({ jobId }),
    /** Runs the next step of an account creation job. */
    step: (jobId: string, deps = harness.server.deps) => advanceJob(deps, { jobId, signal: NEVER }),
    login: (email: string, password: string, newPassword = OWN_PASSWORD) =>
      harness.server.client().accounts.login.mutate({ email, password, newPassword }),
    register: (email: string) =>
      harness.server
        .client()
        .accounts.register.mutate({ name: 'Early Bird', email, password: TEST_PASSWORD, timeZone: 'UTC' }),
    /** Returns the existing accounts with the e-mails of this list. */
    created: (accounts: readonly NewAccount[]) =>
      harness.database.read
        .select()
        .from(users)
        .where(inArray(users.email, emailsOf(accounts))),
    /** Returns the stored password hashes of a list, in the list's order. */
    hashesOf: async (jobId: string) => {
      const rows = await harness.database.read
        .select()
        .from(accountCreationPeople)
        .where(eq(accountCreationPeople.jobId, jobId))
        .orderBy(accountCreationPeople.position);
      return rows.map(({ passwordHash }) => passwordHash);
    },
  };
}

export const emailsOf = (accounts: readonly NewAccount[]) => accounts.map(({ email }) => email);

export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('There is nobody.');
  return first;
}
