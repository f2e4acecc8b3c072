import type { CaseKind } from '@quorbit/contracts/moderation/actions';
import type { Executor, Tx } from '@quorbit/db/client';
import { moderationCases, moderationReports } from '@quorbit/db/schema/moderation';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { people } from '../accounts/accounts.views.ts';
import { quizOwners } from '../quizzes/quizzes.views.ts';

export type StoredCase = typeof moderationCases.$inferSelect;
type NewCase = typeof moderationCases.$inferInsert;
type NewReport = typeof moderationReports.$inferInsert;

/** Returns a quiz's owner; null for content of the app and deleted quizzes. */
export async function findOwnerId(db: Executor, quizId: string): Promise<string | null> {
  const [row] = await db.select({ ownerId: quizOwners.ownerId }).from(quizOwners).where(eq(quizOwners.id, quizId));
  return row?.ownerId ?? null;
}

/** Returns a person's name; undefined if the account doesn't exist. */
export async function findName(db: Executor, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ name: people.name }).from(people).where(eq(people.id, userId));
  return row?.name;
}

/** Returns the times of a person's reports since `since`, newest first. */
export async function listReportTimes(tx: Tx, reporterId: string, since: Date, limit: number): Promise<Date[]> {
  const { at, id } = moderationReports;
  const rows = await tx
    .select({ at })
    .from(moderationReports)
    .where(and(eq(moderationReports.reporterId, reporterId), gt(at, since)))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => row.at);
}

/**
 * Returns the id of the open case about a target, locked against decisions until the transaction ends, but not against
 * other reports. Undefined if there is none.
 */
export async function findOpenCase(tx: Tx, kind: CaseKind, targetId: string): Promise<string | undefined> {
  const { id, decidedAt } = moderationCases;
  const [row] = await tx
    .select({ id })
    .from(moderationCases)
    .where(and(eq(moderationCases.kind, kind), eq(moderationCases.targetId, targetId), isNull(decidedAt)))
    .for('key share');
  return row?.id;
}

/** Opens a case unless the target has an open one. */
export async function insertCase(tx: Tx, row: NewCase): Promise<void> {
  await tx.insert(moderationCases).values(row).onConflictDoNothing();
}

export async function hasReported(tx: Tx, caseId: string, reporterId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: moderationReports.id })
    .from(moderationReports)
    .where(and(eq(moderationReports.caseId, caseId), eq(moderationReports.reporterId, reporterId)));
  return rows.length > 0;
}

export async function insertReport(tx: Tx, row: NewReport): Promise<void> {
  await tx.insert(moderationReports).values(row);
}

function selectCases(db: Executor) {
  const newest = db
    .select({ at: moderationReports.at, copy: moderationReports.copy })
    .from(moderationReports)
    .where(eq(moderationReports.caseId, moderationCases.id))
    .orderBy(desc(moderationReports.id))
    .limit(1)
    .as('newest');
  return db
    .select({
      case: moderationCases,
      subject: people.name,
      newestAt: newest.at,
      copy: newest.copy,
      reports: sql<number>`(select count(*)::int from ${moderationReports} where ${moderationReports.caseId} = ${moderationCases.id})`,
    })
    .from(moderationCases)
    .leftJoin(people, eq(people.id, moderationCases.subjectId))
    .leftJoinLateral(newest, sql`true`)
    .$dynamic();
}

export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

export async function findCase(db: Executor, id: string): Promise<CaseRow | undefined> {
  const [row] = await selectCases(db).where(eq(moderationCases.id, id));
  return row;
}

/**
 * Returns a page of open or decided cases, newest first.
 * @param after the id of the last case on the previous page; null for the first page.
 */
export function pageOfCases(
  db: Executor,
  { open, kind }: { open: boolean; kind: CaseKind | undefined },
  after: string | null,
  limit: number,
): Promise<CaseRow[]> {
  const { id, decidedAt } = moderationCases;
  return selectCases(db)
    .where(
      and(
        open ? isNull(decidedAt) : isNotNull(decidedAt),
        kind === undefined ? undefined : eq(moderationCases.kind, kind),
        after === null ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

export async function findStoredCase(db: Executor, id: string): Promise<StoredCase | undefined> {
  const [row] = await db.select().from(moderationCases).where(eq(moderationCases.id, id));
  return row;
}

/** Locks a case against other decisions and reports, and returns it; undefined if it doesn't exist. */
export async function lockCase(tx: Tx, id: string): Promise<StoredCase | undefined> {
  const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for('update');
  return row;
}

export async function updateCase(tx: Tx, id: string, change: Pick<StoredCase, 'decidedAt'>): Promise<void> {
  await tx.update(moderationCases).set(change).where(eq(moderationCases.id, id));
}

/**
 * Returns a page of a case's reports, newest first.
 * @param after the id of the last report on the previous page; null for the first page.
 */
export function pageOfReports(db: Executor, caseId: string, after: string | null, limit: number) {
  const { id } = moderationReports;
  return db
    .select({ report: moderationReports, reporter: people.name })
    .from(moderationReports)
    .leftJoin(people, eq(people.id, moderationReports.reporterId))
    .where(and(eq(moderationReports.caseId, caseId), after === null ? undefined : lt(id, after)))
    .orderBy(desc(id))
    .limit(limit);
}

export type ReportRow = Awaited<ReturnType<typeof pageOfReports>>[number];

/** Returns a page of a person's reports, for the export. */
export function pageOfReporter(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, reason, details, at } = moderationReports;
  return db
    .select({ id, reason, details, at, kind: moderationCases.kind })
    .from(moderationReports)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
    .where(and(eq(moderationReports.reporterId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
}

/** Closes the cases about a person whose account is being deleted, and erases texts and copies about them. */
export async function closeCasesAbout(tx: Tx, subjectId: string, now: Date): Promise<void> {
  const about = tx
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(eq(moderationCases.subjectId, subjectId));
  await tx.update(moderationReports).set({ copy: null, details: '' }).where(inArray(moderationReports.caseId, about));
  await tx
    .update(moderationCases)
    .set({ decidedAt: sql`coalesce(${moderationCases.decidedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(moderationCases.subjectId, subjectId));
}

/** Deletes up to `limit` cases that were opened before a time. Returns how many. */
export async function deleteOldCases(tx: Tx, before: Date, limit: number): Promise<number> {
  const { id, openedAt } = moderationCases;
  const old = tx.select({ id }).from(moderationCases).where(lt(openedAt, before)).orderBy(openedAt).limit(limit);
  const deleted = await tx.delete(moderationCases).where(inArray(id, old)).returning({ id });
  return deleted.length;
}
