// Reads and writes written tests and their questions.
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows, setFromExcluded } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { writtenQuestions, writtenTests } from '@quorbit/db/schema/written-tests';
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';

export type TestRow = typeof writtenTests.$inferSelect;
export type QuestionRow = typeof writtenQuestions.$inferSelect;

export async function findTest(db: Executor, id: string): Promise<TestRow | undefined> {
  const [row] = await db.select().from(writtenTests).where(eq(writtenTests.id, id));
  return row;
}

/**
 * Returns a test and locks it until the commit, so that nobody starts, edits or publishes it meanwhile; undefined if it
 * doesn't exist. Learners' scopes must be locked before the test.
 */
export async function lockTest(tx: Tx, id: string): Promise<TestRow | undefined> {
  const [row] = await tx.select().from(writtenTests).where(eq(writtenTests.id, id)).for('update');
  return row;
}

/**
 * Returns a test under a shared lock, which other transactions may hold too, so that nobody edits the test meanwhile;
 * undefined if it doesn't exist.
 */
export async function lockTestShared(tx: Tx, id: string): Promise<TestRow | undefined> {
  const [row] = await tx.select().from(writtenTests).where(eq(writtenTests.id, id)).for('share');
  return row;
}

interface TestPage {
  /** The sort key of the previous page's last row; null for the first page. */
  after: { opensAt: Date; id: string } | null;
  limit: number;
}

/**
 * Returns a page of tests, the latest opening first.
 * @param drafts whether drafts are included.
 */
export function listTests(
  db: Executor,
  { after, limit }: TestPage,
  { drafts }: { drafts: boolean },
): Promise<TestRow[]> {
  return db
    .select()
    .from(writtenTests)
    .where(
      and(
        drafts ? undefined : isNotNull(writtenTests.publishedAt),
        after === null
          ? undefined
          : sql`(opens_at, id) < (${after.opensAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(writtenTests.opensAt), desc(writtenTests.id))
    .limit(limit);
}

export async function insertTest(tx: Tx, test: TestRow): Promise<void> {
  await tx.insert(writtenTests).values(test);
}

export async function updateTest(tx: Tx, id: string, change: Partial<TestRow>): Promise<void> {
  await tx.update(writtenTests).set(change).where(eq(writtenTests.id, id));
}

export async function deleteTest(tx: Tx, id: string): Promise<void> {
  await tx.delete(writtenTests).where(eq(writtenTests.id, id));
}

/** Lists the questions of a test in their order. */
export function listQuestions(db: Executor, testId: string): Promise<QuestionRow[]> {
  return db
    .select()
    .from(writtenQuestions)
    .where(eq(writtenQuestions.testId, testId))
    .orderBy(asc(writtenQuestions.place));
}

export async function findQuestion(db: Executor, testId: string, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(writtenQuestions)
    .where(and(eq(writtenQuestions.id, id), eq(writtenQuestions.testId, testId)));
  return row;
}

/** Lists the ids of all questions of these tests. */
export function listQuestionIds(
  db: Executor,
  testIds: readonly string[],
): Promise<Pick<QuestionRow, 'testId' | 'id'>[]> {
  const { testId, id } = writtenQuestions;
  return db.select({ testId, id }).from(writtenQuestions).where(isOneOf(testId, testIds));
}

/** Returns the number of questions of each test and the sum of their marks; tests without questions are left out. */
export function sumQuestions(db: Executor, testIds: readonly string[]) {
  return db
    .select({
      testId: writtenQuestions.testId,
      questions: sql<number>`count(*)::int`,
      marks: sql<number>`sum(${writtenQuestions.marks})::int`,
    })
    .from(writtenQuestions)
    .where(isOneOf(writtenQuestions.testId, testIds))
    .groupBy(writtenQuestions.testId);
}

const CONTENT = [
  ...(['place', 'prompt', 'marks', 'minWords', 'maxWords', 'rubric', 'markerNotes', 'sampleAnswer'] as const),
] as const;

/**
 * Inserts or updates questions of a test.
 * @returns how many were saved; a question whose id belongs to another test is skipped.
 */
export async function upsertQuestions(tx: Tx, rows: readonly QuestionRow[]): Promise<number> {
  const saved = await tx.execute(sql`
    ${insertRows(writtenQuestions, ['id', 'testId', ...CONTENT], rows)}
    on conflict (id) do update set ${setFromExcluded(CONTENT)} where written_questions.test_id = excluded.test_id
    returning id`);
  return rowsOf(saved).length;
}

export async function deleteOtherQuestions(tx: Tx, testId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(writtenQuestions)
    .where(and(eq(writtenQuestions.testId, testId), sql`not (${isOneOf(writtenQuestions.id, ids)})`));
}

/** Returns when the last of the demo tests closes; undefined if there is none. */
export async function findLastDemoClosing(db: Executor): Promise<Date | undefined> {
  const [row] = await db
    .select({ closesAt: writtenTests.closesAt })
    .from(writtenTests)
    .where(isNull(writtenTests.creatorId))
    .orderBy(desc(writtenTests.closesAt))
    .limit(1);
  return row?.closesAt;
}

/** Returns a page of the tests that the user created, for the export. */
export function pageOfCreated(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, title, createdAt } = writtenTests;
  return db
    .select({ id, title, createdAt })
    .from(writtenTests)
    .where(and(eq(writtenTests.creatorId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}
