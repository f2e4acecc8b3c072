// Reads and writes sittings and the texts of their answers.
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows, setFromExcluded, toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { answerMarks, sittingAnswers, sittings, writtenTests } from '@quorbit/db/schema/written-tests';
import { and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';

export type SittingRow = typeof sittings.$inferSelect;
export type AnswerRow = typeof sittingAnswers.$inferSelect;

const sittingColumns = {
  ...getTableColumns(sittings),
  /** The number of answers that a marker has marked. */
  marked: sql<number>`(select count(*)::int from ${answerMarks} as mark where mark.sitting_id = ${sittings.id})`,
};
export type OwnSitting = SittingRow & { marked: number };

/** Lists the user's sittings of these tests. */
export function listOwnSittings(db: Executor, userId: string, testIds: readonly string[]): Promise<OwnSitting[]> {
  return db
    .select(sittingColumns)
    .from(sittings)
    .where(and(isOneOf(sittings.testId, testIds), eq(sittings.userId, userId)));
}

export async function findOwnSitting(db: Executor, userId: string, id: string): Promise<OwnSitting | undefined> {
  const [row] = await db
    .select(sittingColumns)
    .from(sittings)
    .where(and(eq(sittings.id, id), eq(sittings.userId, userId)));
  return row;
}

/** Returns a page of the user's sittings with their tests, the last started first. */
export function listOwnWithTests(
  db: Executor,
  userId: string,
  { after, limit }: { after: { startedAt: Date; id: string } | null; limit: number },
) {
  return db
    .select({ sitting: sittingColumns, test: writtenTests })
    .from(sittings)
    .innerJoin(writtenTests, eq(writtenTests.id, sittings.testId))
    .where(
      and(
        eq(sittings.userId, userId),
        after === null
          ? undefined
          : sql`(${sittings.startedAt}, ${sittings.id}) < (${after.startedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(sittings.startedAt), desc(sittings.id))
    .limit(limit);
}

/**
 * Inserts a sitting.
 * @returns false if its id is taken.
 */
export async function insertSitting(
  tx: Tx,
  sitting: Pick<SittingRow, 'id' | 'testId' | 'userId' | 'startedAt' | 'deadline'>,
): Promise<boolean> {
  const rows = await tx.insert(sittings).values(sitting).onConflictDoNothing().returning({ id: sittings.id });
  return rows.length > 0;
}

/** Locks sittings of one learner until the commit, so that they aren't closed, marked or published meanwhile. */
export function lockOwnSittings(tx: Tx, userId: string, ids: readonly string[]): Promise<SittingRow[]> {
  return tx
    .select()
    .from(sittings)
    .where(and(isOneOf(sittings.id, ids), eq(sittings.userId, userId)))
    .orderBy(asc(sittings.id))
    .for('update');
}

/** Locks sittings of any learners until the commit, so that they aren't closed, marked or published meanwhile. */
export function lockSittings(tx: Tx, ids: readonly string[]): Promise<SittingRow[]> {
  return tx.select().from(sittings).where(isOneOf(sittings.id, ids)).orderBy(asc(sittings.id)).for('update');
}

/** Locks a sitting until the commit, so that it isn't closed, marked or published meanwhile. */
export async function lockSitting(tx: Tx, id: string): Promise<SittingRow | undefined> {
  const [row] = await tx.select().from(sittings).where(eq(sittings.id, id)).for('update');
  return row;
}

export async function hasSittings(db: Executor, testId: string): Promise<boolean> {
  const rows = await db.select({ id: sittings.id }).from(sittings).where(eq(sittings.testId, testId)).limit(1);
  return rows.length > 0;
}

export async function updateSubmissions(tx: Tx, submissions: readonly { id: string; at: Date }[]): Promise<void> {
  if (submissions.length === 0) return;
  const ids = submissions.map(({ id }) => id);
  await tx.execute(sql`
    update ${sittings} set submitted_at = one."at", revision = revision + 1
    from jsonb_to_recordset(${toJsonRecords(submissions)}) as one (id uuid, "at" timestamptz)
    where sittings.id = one.id and ${isOneOf(sittings.id, ids)}`);
}

/** Increments the revisions of sittings, because texts have arrived. The caller has locked the sittings. */
export async function incrementRevisions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(sittings)
    .set({ revision: sql`${sittings.revision} + 1` })
    .where(isOneOf(sittings.id, ids));
}

/** Lists these users' sittings for which a text or a submission has arrived. */
export function listMirroredSittings(db: Executor, userIds: readonly string[]): Promise<SittingRow[]> {
  return db
    .select()
    .from(sittings)
    .where(and(isOneOf(sittings.userId, userIds), gt(sittings.revision, 0)));
}

/**
 * Submits up to `limit` sittings whose deadline is before the given time; skips sittings that another transaction has
 * locked.
 * @returns how many were submitted.
 */
export async function closeOverdueSittings(tx: Tx, before: Date, limit: number): Promise<number> {
  const closed = await tx.execute(sql`
    update ${sittings} set submitted_at = deadline
    where id = any (array(
      select id from ${sittings} where submitted_at is null and deadline < ${before.toISOString()}::timestamptz
      order by deadline limit ${limit} for update skip locked))
    returning id`);
  return rowsOf(closed).length;
}

export function listSittingAnswers(db: Executor, sittingId: string): Promise<AnswerRow[]> {
  return db.select().from(sittingAnswers).where(eq(sittingAnswers.sittingId, sittingId));
}

/** Lists the answers to any of these questions in any of these sittings. */
export function listAnswers(
  db: Executor,
  { sittingIds, questionIds }: { sittingIds: readonly string[]; questionIds: readonly string[] },
): Promise<AnswerRow[]> {
  return db
    .select()
    .from(sittingAnswers)
    .where(and(isOneOf(sittingAnswers.sittingId, sittingIds), isOneOf(sittingAnswers.questionId, questionIds)));
}

/** Inserts or replaces answers. The caller has locked the sittings. */
export async function upsertAnswers(tx: Tx, rows: readonly AnswerRow[]): Promise<void> {
  if (rows.length === 0) return;
  const content = [
    ...(['textId', 'text', 'words', 'writtenAt', 'arrivedAt', 'device', 'clientId', 'awaits'] as const),
    ...(['revision', 'late', 'lateRevision'] as const),
  ] as const;
  await tx.execute(sql`
    ${insertRows(sittingAnswers, ['sittingId', 'questionId', ...content], rows)}
    on conflict (sitting_id, question_id) do update set ${setFromExcluded(content)}`);
}
