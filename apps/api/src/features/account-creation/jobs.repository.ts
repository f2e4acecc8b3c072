import type { Executor, Tx } from '@quorbit/db/client';
import { accountCreationJobs as jobs, accountCreationPeople as persons } from '@quorbit/db/schema/account-creation';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';

export type Job = typeof jobs.$inferSelect;

/** Condition for jobs that haven't created their accounts: running and refused ones. */
const isOpen = or(isNull(jobs.outcome), ne(jobs.outcome, 'created'));

/**
 * Inserts a job; waits for a concurrent transaction that inserts one with the same key. Returns false if that one was
 * inserted instead.
 */
export async function insertJob(tx: Tx, row: Omit<Job, 'outcome' | 'endedAt'>): Promise<boolean> {
  const rows = await tx.insert(jobs).values(row).onConflictDoNothing().returning({ id: jobs.id });
  return rows.length > 0;
}

export async function findJob(db: Executor, id: string): Promise<Job | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

/** Returns the job with this id, locked until the transaction ends. */
export async function lockJob(tx: Tx, id: string): Promise<Job | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row;
}

/** The job that was sent with this key, locked until the transaction ends. */
export async function lockJobByKey(tx: Tx, keyHash: string): Promise<Job | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.keyHash, keyHash)).for('update');
  return row;
}

/** An admin's open job for a list with this content, locked until the transaction ends. */
export async function lockOpenJob(tx: Tx, makerId: string, contentHash: string): Promise<Job | undefined> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.makerId, makerId), eq(jobs.contentHash, contentHash), isOpen))
    .limit(1)
    .for('update');
  return row;
}

export async function countOpenJobs(tx: Tx, makerId: string): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(jobs)
    .where(and(eq(jobs.makerId, makerId), isOpen));
  return row?.open ?? 0;
}

/**
 * Leases a running job that no process is working on, until the given time. Skips jobs that another process is leasing.
 * @param id the only job to lease; undefined for the one that has waited longest.
 */
export async function leaseJob(
  tx: Tx,
  { now, until, id }: { now: Date; until: Date; id: string | undefined },
): Promise<Job | undefined> {
  const available = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.outcome), lte(jobs.leaseUntil, now), id === undefined ? undefined : eq(jobs.id, id)))
    .orderBy(jobs.leaseUntil)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await tx.update(jobs).set({ leaseUntil: until }).where(inArray(jobs.id, available)).returning();
  return row;
}

export async function updateJob(tx: Tx, id: string, change: Partial<Job>): Promise<void> {
  await tx.update(jobs).set(change).where(eq(jobs.id, id));
}

const peopleOfJob = (counted: SQL) => sql<number>`(
  select ${counted}::int from ${persons} as person where person.job_id = ${jobs.id})`;

const withCounts = {
  ...getTableColumns(jobs),
  makerName: people.name,
  people: peopleOfJob(sql`count(*)`),
  ready: peopleOfJob(sql`count(person.password_hash)`),
  taken: peopleOfJob(sql`count(*) filter (where person.taken)`),
};

/** A page of the jobs that are running or ended after a given time, newest first. */
export function pageOfJobs(
  db: Executor,
  { endedAfter, after, limit }: { endedAfter: Date; after: string | null; limit: number },
) {
  return db
    .select(withCounts)
    .from(jobs)
    .innerJoin(people, eq(people.id, jobs.makerId))
    .where(and(or(isNull(jobs.endedAt), gt(jobs.endedAt, endedAfter)), after === null ? undefined : lt(jobs.id, after)))
    .orderBy(desc(jobs.id))
    .limit(limit);
}

export type CountedJob = Awaited<ReturnType<typeof pageOfJobs>>[number];

export async function findCountedJob(db: Executor, id: string): Promise<CountedJob | undefined> {
  const [row] = await db
    .select(withCounts)
    .from(jobs)
    .innerJoin(people, eq(people.id, jobs.makerId))
    .where(eq(jobs.id, id));
  return row;
}

/** Deletes a job with its people. */
export async function deleteJob(tx: Tx, id: string): Promise<void> {
  await tx.delete(jobs).where(eq(jobs.id, id));
}

/** Deletes up to `limit` jobs that ended at or before a time, with their people. Returns the number deleted. */
export async function deleteEndedJobs(tx: Tx, before: Date, limit: number): Promise<number> {
  const ended = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(lte(jobs.endedAt, before))
    .orderBy(jobs.endedAt)
    .limit(limit);
  return (await tx.delete(jobs).where(inArray(jobs.id, ended)).returning({ id: jobs.id })).length;
}
