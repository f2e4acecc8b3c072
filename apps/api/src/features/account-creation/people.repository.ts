// Queries for the people in lists of accounts to create.
import type { NewAccount } from '@quorbit/contracts/account-creation/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows, setFromExcluded, toJsonRecords } from '@quorbit/db/records';
import { accountCreationJobs as jobs, accountCreationPeople as people } from '@quorbit/db/schema/account-creation';
import { and, eq, gt, isNull, not, or, sql } from 'drizzle-orm';

export type ListedPerson = typeof people.$inferSelect;

/**
 * Writes the people of a list in their order, replacing earlier ones. People whose e-mail was in the list before keep
 * their password hash.
 */
export async function replaceList(tx: Tx, jobId: string, accounts: readonly NewAccount[]): Promise<void> {
  const emails = accounts.map(({ email }) => email);
  await tx.delete(people).where(and(eq(people.jobId, jobId), not(isOneOf(people.email, emails))));
  const rows = accounts.map((account, position) => ({ ...account, jobId, position, taken: false }));
  await tx.execute(sql`
    ${insertRows(people, ['jobId', 'email', 'position', 'name', 'role', 'taken'], rows)}
    on conflict (job_id, email) do update set ${setFromExcluded(['position', 'name', 'role', 'taken'])}`);
}

/** Returns all people of a list of accounts, in the list's order. */
export function listJobPeople(db: Executor, jobId: string): Promise<ListedPerson[]> {
  return db.select().from(people).where(eq(people.jobId, jobId)).orderBy(people.position);
}

/** The next people of a list who have no password hash yet. */
export function listUnhashed(db: Executor, jobId: string, limit: number): Promise<ListedPerson[]> {
  return db
    .select()
    .from(people)
    .where(and(eq(people.jobId, jobId), isNull(people.passwordHash)))
    .orderBy(people.position)
    .limit(limit);
}

/** Stores password hashes of people who have none yet. */
export async function updateHashes(
  tx: Tx,
  jobId: string,
  hashes: readonly { email: string; passwordHash: string }[],
): Promise<void> {
  await tx.execute(sql`
    update ${people} as person set password_hash = made."passwordHash"
    from jsonb_to_recordset(${toJsonRecords(hashes)}) as made (email text, "passwordHash" text)
    where person.job_id = ${jobId} and person.email = made.email and person.password_hash is null`);
}

export async function clearHashes(tx: Tx, jobId: string): Promise<void> {
  await tx.update(people).set({ passwordHash: null }).where(eq(people.jobId, jobId));
}

export async function markTaken(tx: Tx, jobId: string, emails: readonly string[]): Promise<void> {
  await tx
    .update(people)
    .set({ taken: true })
    .where(and(eq(people.jobId, jobId), isOneOf(people.email, emails)));
}

/**
 * Stores each created account's id with the person in the list. Returns how many of the accounts belong to a person in
 * the list.
 */
export async function linkAccounts(
  tx: Tx,
  jobId: string,
  accounts: readonly { email: string; id: string }[],
): Promise<number> {
  const rows = await tx
    .update(people)
    .set({ userId: sql`made.id` })
    .from(
      sql`jsonb_to_recordset(${toJsonRecords(accounts.map(({ email, id }) => ({ email, id })))}) as made (email text, id uuid)`,
    )
    .where(and(eq(people.jobId, jobId), eq(people.email, sql`made.email`)))
    .returning({ email: people.email });
  return rows.length;
}

/** A page of the lists that name a person, for that person's export. */
export function pageOfMentions(
  db: Executor,
  { id, email }: { id: string; email: string },
  after: string | null,
  limit: number,
) {
  return db
    .select({ jobId: people.jobId, name: people.name, email: people.email, role: people.role, sentAt: jobs.sentAt })
    .from(people)
    .innerJoin(jobs, eq(jobs.id, people.jobId))
    .where(
      and(or(eq(people.userId, id), eq(people.email, email)), after === null ? undefined : gt(people.jobId, after)),
    )
    .orderBy(people.jobId)
    .limit(limit);
}

/** Removes a person from all lists. */
export async function removeFromLists(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(people).where(or(eq(people.userId, id), eq(people.email, email)));
}
