// Sittings and the texts of their answers.
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
  /** Answers that a marker has marked. */
  marked: sql<number>`(select count(*)::int from ${answerMarks} as mark where mark.sitting_id = ${sittings.id})`,
};
export type OwnSitting = SittingRow & { marked: number };

/** Somebody's sittings of these tests. */
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

/** Somebody's sittings with their tests, the last one started first. */
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

/** @returns whether its id was free */
export async function insertSitting(
  tx: Tx,
  sitting: Pick<SittingRow, 'id' | 'testId' | 'userId' | 'startedAt' | 'deadline'>,
): Promise<boolean> {
  const rows = await tx.insert(sittings).values(sitting).onConflictDoNothing().returning({ id: sittings.id });
  return rows.length > 0;
}

/** Sittings of one learner, locked until the commit: they aren't closed, marked or published meanwhile. */
export function lockOwnSittings(tx: Tx, userId: string, ids: readonly string[]): Promise<SittingRow[]> {
  return tx
    .select()
    .from(sittings)
    .where(and(isOneOf(sittings.id, ids), eq(sittings.userId, userId)))
    .orderBy(asc(sittings.id))
    .for('update');
}

/** The same of any learners'. */
export function lockSittings(tx: Tx, ids: readonly string[]): Promise<SittingRow[]> {
  return tx.select().from(sittings).where(isOneOf(sittings.id, ids)).orderBy(asc(sittings.id)).for('update');
}

/** The same of one. */
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

/** Notes that something arrived. The caller holds the sittings. */
export async function incrementRevisions(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(sittings)
    .set({ revision: sql`${sittings.revision} + 1` })
    .where(isOneOf(sittings.id, ids));
}

/** Sittings of these people where something arrived. */
export function listMirroredSittings(db: Executor, userIds: readonly string[]): Promise<SittingRow[]> {
  return db
    .select()
    .from(sittings)
    .where(and(isOneOf(sittings.userId, userIds), gt(sittings.revision, 0)));
}

/** Submits sittings whose deadline lies before a time. Leaves out those that something else holds. @returns how many */
export async function closeOverdueSittings(tx: Tx, before: Date, limit: number): Promise<number> {
  const closed = await tx.execute(sql`
    update ${sittings} set submitted_at = deadline
    where id = any (array(
      select id from ${sittings} where submitted_at is null and deadline < ${before.toISOString()}::timestamptz
      order by deadline limit ${limit} for update skip locked))
    returning id`);
  return rowsOf(closed).length;
}

/** The answers of a sitting. */
export function listSittingAnswers(db: Executor, sittingId: string): Promise<AnswerRow[]> {
  return db.select().from(sittingAnswers).where(eq(sittingAnswers.sittingId, sittingId));
}

/** The answers to any of these questions in any of these sittings. */
export function listAnswers(
  db: Executor,
  { sittingIds, questionIds }: { sittingIds: readonly string[]; questionIds: readonly string[] },
): Promise<AnswerRow[]> {
  return db
    .select()
    .from(sittingAnswers)
    .where(and(isOneOf(sittingAnswers.sittingId, sittingIds), isOneOf(sittingAnswers.questionId, questionIds)));
}

/** The caller holds the sittings. */
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
