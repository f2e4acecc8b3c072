// Unpublished changes: one row per quiz and editor.
import type { Executor, Tx } from '@quorbit/db/client';
import { quizDrafts, quizVersions, quizzes, type StoredQuestion } from '@quorbit/db/schema/quizzes';
import { and, count, desc, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm';
import { people } from '../../accounts/accounts.views.ts';
import { questionsOfVersion } from '../quizzes.views.ts';

/** The maximum number of other editors that an editor sees. */
const MAX_OTHERS = 20;

export type DraftRow = typeof quizDrafts.$inferSelect;

const isDraftOf = (quizId: string, editorId: string) =>
  and(eq(quizDrafts.quizId, quizId), eq(quizDrafts.editorId, editorId));

/**
 * The columns of a draft as it is stored, with the questions of the version that it began from; those are null if that
 * version no longer exists.
 */
const draftColumns = { ...getTableColumns(quizDrafts), base: sql<StoredQuestion[] | null>`${questionsOfVersion}` };
const isBase = and(eq(quizVersions.id, quizDrafts.versionId), eq(quizVersions.quizId, quizDrafts.quizId));

export async function findDraft(db: Executor, quizId: string, editorId: string) {
  const [row] = await db
    .select(draftColumns)
    .from(quizDrafts)
    .leftJoin(quizVersions, isBase)
    .where(isDraftOf(quizId, editorId));
  return row;
}

export async function upsertDraft(tx: Tx, draft: DraftRow): Promise<void> {
  await tx
    .insert(quizDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: [quizDrafts.quizId, quizDrafts.editorId], set: draft });
}

/**
 * Deletes an editor's draft of a quiz.
 * @returns the id of the version that the draft began from; null if there was no draft.
 */
export async function deleteDraft(tx: Tx, quizId: string, editorId: string): Promise<string | null> {
  const [row] = await tx
    .delete(quizDrafts)
    .where(isDraftOf(quizId, editorId))
    .returning({ versionId: quizDrafts.versionId });
  return row?.versionId ?? null;
}

export async function countDrafts(db: Executor, editorId: string): Promise<number> {
  const [row] = await db.select({ drafts: count() }).from(quizDrafts).where(eq(quizDrafts.editorId, editorId));
  return row?.drafts ?? 0;
}

/** Returns the other editors with unpublished changes to a quiz, the last saved first. */
export function listOtherEditors(db: Executor, quizId: string, editorId: string) {
  return db
    .select({ name: people.name, savedAt: quizDrafts.savedAt })
    .from(quizDrafts)
    .innerJoin(people, eq(people.id, quizDrafts.editorId))
    .where(and(eq(quizDrafts.quizId, quizId), ne(quizDrafts.editorId, editorId)))
    .orderBy(desc(quizDrafts.savedAt))
    .limit(MAX_OTHERS);
}

/** A page of the user's unpublished changes, for the export. */
export function pageOfDrafts(db: Executor, editorId: string, after: string | null, limit: number) {
  return db
    .select({ draft: quizDrafts, title: quizzes.title })
    .from(quizDrafts)
    .innerJoin(quizzes, eq(quizzes.id, quizDrafts.quizId))
    .where(and(eq(quizDrafts.editorId, editorId), after === null ? undefined : gt(quizDrafts.quizId, after)))
    .orderBy(quizDrafts.quizId)
    .limit(limit);
}

/** Returns about how many bytes the user's drafts take, including the unchanged content of their quizzes. */
export async function sumDraftBytes(db: Executor, editorId: string): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql`coalesce(sum(pg_column_size(${quizDrafts.content}) + ${quizzes.storedBytes}), 0)`.mapWith(Number),
    })
    .from(quizDrafts)
    .innerJoin(quizzes, eq(quizzes.id, quizDrafts.quizId))
    .where(eq(quizDrafts.editorId, editorId));
  return row?.bytes ?? 0;
}
