import type { Executor, Tx } from '@quorbit/db/client';
import { moderationCases, moderationDecisions, moderationReports } from '@quorbit/db/schema/moderation';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { people } from '../accounts/accounts.views.ts';

export type StoredDecision = typeof moderationDecisions.$inferSelect;

export async function insertDecision(tx: Tx, row: typeof moderationDecisions.$inferInsert): Promise<void> {
  await tx.insert(moderationDecisions).values(row);
}

export async function findDecision(db: Executor, id: string): Promise<StoredDecision | undefined> {
  const [row] = await db.select().from(moderationDecisions).where(eq(moderationDecisions.id, id));
  return row;
}

/**
 * Locks and returns a decision, so that answering and undoing it wait for each other. Undefined if it doesn't exist.
 */
export async function lockDecision(tx: Tx, id: string): Promise<StoredDecision | undefined> {
  const [row] = await tx.select().from(moderationDecisions).where(eq(moderationDecisions.id, id)).for('update');
  return row;
}

export async function updateDecision(tx: Tx, id: string, change: Partial<StoredDecision>): Promise<void> {
  await tx.update(moderationDecisions).set(change).where(eq(moderationDecisions.id, id));
}

const nameOf = (userId: PgColumn) =>
  sql<string | null>`(select ${people.name} from ${people} where ${people.id} = ${userId})`;

/** Returns the decisions of a case, newest first. */
export function listDecisions(db: Executor, caseId: string, limit: number) {
  return db
    .select({
      decision: moderationDecisions,
      by: nameOf(moderationDecisions.adminId),
      undoneBy: nameOf(moderationDecisions.undoneById),
      subject: nameOf(moderationDecisions.subjectId),
    })
    .from(moderationDecisions)
    .where(eq(moderationDecisions.caseId, caseId))
    .orderBy(desc(moderationDecisions.id))
    .limit(limit);
}

export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];

/**
 * Returns a page of the decisions about a person, newest first.
 * @param after the id of the last decision on the previous page; null for the first page.
 */
export function pageOfOwnDecisions(db: Executor, subjectId: string, after: string | null, limit: number) {
  const copies = db
    .select({ copy: moderationReports.copy })
    .from(moderationReports)
    .where(eq(moderationReports.caseId, moderationCases.id))
    .orderBy(desc(moderationReports.id))
    .limit(1)
    .as('copies');
  const { id } = moderationDecisions;
  return db
    .select({ decision: moderationDecisions, kind: moderationCases.kind, copy: copies.copy })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .leftJoinLateral(copies, sql`true`)
    .where(and(eq(moderationDecisions.subjectId, subjectId), after === null ? undefined : lt(id, after)))
    .orderBy(desc(id))
    .limit(limit);
}

export type OwnDecisionRow = Awaited<ReturnType<typeof pageOfOwnDecisions>>[number];

export async function hasUnread(db: Executor, subjectId: string): Promise<boolean> {
  const { id, readAt } = moderationDecisions;
  const rows = await db
    .select({ id })
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.subjectId, subjectId), isNull(readAt)))
    .limit(1);
  return rows.length > 0;
}

export async function markRead(tx: Tx, subjectId: string, now: Date): Promise<void> {
  await tx
    .update(moderationDecisions)
    .set({ readAt: now })
    .where(and(eq(moderationDecisions.subjectId, subjectId), isNull(moderationDecisions.readAt)));
}

/** Returns a page of the decisions about a person, for the export. */
export function pageOfSubject(db: Executor, userId: string, after: string | null, limit: number) {
  const { id, subjectId } = moderationDecisions;
  return db
    .select()
    .from(moderationDecisions)
    .where(and(eq(subjectId, userId), after === null ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
}

/** Erases the reasons and answers of decisions about a person whose account is being deleted. */
export async function clearDecisionTexts(tx: Tx, subjectId: string): Promise<void> {
  await tx
    .update(moderationDecisions)
    .set({ reason: '', answer: null })
    .where(eq(moderationDecisions.subjectId, subjectId));
}
