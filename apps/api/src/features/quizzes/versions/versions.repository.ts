// Queries on versions and their questions; each wording of a question is stored once.
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { quizDrafts, quizQuestions, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { and, eq, getTableColumns, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { AttemptQueries } from '../../../kernel/attempt-queries.ts';
import { people } from '../../accounts/accounts.views.ts';
import { isQuizPack } from '../packs/packs.repository.ts';
import type { Pack } from '../packs/packs.ts';
import { questionsOfVersion } from '../quizzes.views.ts';

export type VersionRow = typeof quizVersions.$inferSelect & { questions: KeyedQuestion[] };

/** The columns of a version, with its questions. */
export const versionColumns = { ...getTableColumns(quizVersions), questions: questionsOfVersion };

export async function insertVersion(
  tx: Tx,
  version: typeof quizVersions.$inferInsert,
  versionPacks: readonly Pack[],
): Promise<void> {
  await tx.insert(quizVersions).values(version);
  await tx
    .insert(packs)
    .values(versionPacks.map((pack) => ({ ...pack, quizId: version.quizId, versionId: version.id })));
}

/** Returns the numbers of the wordings with these texts that the quiz already has, and the highest number in use. */
export async function findWordings(
  tx: Tx,
  quizId: string,
  wanted: readonly { questionId: string; text: string }[],
): Promise<{ known: Map<string, number>; last: number }> {
  const [row] = rowsOf<{ last: number; known: { no: number; content: string }[] }>(
    await tx.execute(sql`
      select coalesce(max(no), 0)::int as last, (
        select coalesce(json_agg(json_build_object('no', one.no, 'content', one.content)), '[]') from ${quizQuestions} one
        where one.quiz_id = ${quizId} and one.question_id = any(${sql.param(wanted.map(({ questionId }) => questionId))}::uuid[])
          and sha256(convert_to(one.content, 'UTF8')) in (
            select sha256(convert_to(text, 'UTF8')) from unnest(${sql.param(wanted.map(({ text }) => text))}::text[]) text)
      ) as known
      from ${quizQuestions} where quiz_id = ${quizId}`),
  );
  return { known: new Map(row?.known.map(({ no, content }) => [content, no])), last: row?.last ?? 0 };
}

export async function insertWordings(tx: Tx, rows: (typeof quizQuestions.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(quizQuestions).values(rows);
}

/** The bytes that the rows of a version and its two packs take, besides the texts and the list of questions. */
const VERSION_BYTES = 600;

/** Recounts the bytes that a quiz's questions and versions take, stores the sum in the quiz and returns it. */
export async function updateStoredBytes(tx: Tx, quizId: string): Promise<number> {
  const bytes = sql<number>`(
    select coalesce(sum(octet_length(content)), 0)::int from ${quizQuestions} where quiz_id = ${quizId}) + (
    select coalesce(sum(${sql.raw(String(VERSION_BYTES))} + octet_length(description) + 4 * cardinality(question_nos)), 0)::int
    from ${quizVersions} where quiz_id = ${quizId})`;
  const [row] = await tx
    .update(quizzes)
    .set({ storedBytes: bytes })
    .where(eq(quizzes.id, quizId))
    .returning({ bytes: quizzes.storedBytes });
  return row?.bytes ?? 0;
}

/**
 * Returns the bytes that an owner's quizzes take, and the number of those that aren't deleted.
 * @param deletedAfter quizzes that were deleted at or before this time aren't counted.
 */
export async function sumOwnedQuizzes(
  db: Executor,
  ownerId: string,
  deletedAfter = new Date(0),
): Promise<{ quizzes: number; bytes: number }> {
  const [row] = await db
    .select({
      quizzes: sql`count(*) filter (where ${quizzes.deletedAt} is null)`.mapWith(Number),
      bytes: sql`coalesce(sum(${quizzes.storedBytes}), 0)`.mapWith(Number),
    })
    .from(quizzes)
    .where(and(eq(quizzes.ownerId, ownerId), or(isNull(quizzes.deletedAt), gt(quizzes.deletedAt, deletedAfter))));
  return row ?? { quizzes: 0, bytes: 0 };
}

/** A version of the quiz by its id. */
export async function findVersionOf(db: Executor, quizId: string, versionId: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select(versionColumns)
    .from(quizVersions)
    .where(and(eq(quizVersions.id, versionId), eq(quizVersions.quizId, quizId)));
  return row;
}

/** Returns the numbers of the wordings that each of these versions asks, by the version's id. */
export async function listWordingNumbers(
  db: Executor,
  versionIds: readonly string[],
): Promise<Map<string, Set<number>>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: quizVersions.id, questionNos: quizVersions.questionNos })
    .from(quizVersions)
    .where(isOneOf(quizVersions.id, versionIds));
  return new Map(rows.map(({ id, questionNos }) => [id, new Set(questionNos)]));
}

const ofVersion = sql`${quizVersions}
  cross join lateral unnest(quiz_versions.question_nos) with ordinality as listed (no, place)
  join ${quizQuestions} asked on asked.quiz_id = quiz_versions.quiz_id and asked.no = listed.no`;

/**
 * Returns a page of a version's questions, in their order, with keys.
 * @param after the place of the last question on the previous page; null for the first page.
 */
export async function pageOfVersionQuestions(db: Executor, versionId: string, after: number | null, limit: number) {
  return rowsOf<{ place: number; question: KeyedQuestion }>(
    await db.execute(sql`
      select listed.place::int as place, asked.content::json as question from ${ofVersion}
      where quiz_versions.id = ${versionId} and listed.place > ${after ?? 0} order by listed.place limit ${limit}`),
  );
}

/** The questions with these ids in a version of the quiz, with keys. */
export async function listVersionQuestions(
  db: Executor,
  { quizId, versionId }: { quizId: string; versionId: string },
  questionIds: readonly string[],
): Promise<KeyedQuestion[]> {
  const rows = rowsOf<{ question: KeyedQuestion }>(
    await db.execute(sql`
      select asked.content::json as question from ${ofVersion}
      where quiz_versions.id = ${versionId} and quiz_versions.quiz_id = ${quizId}
        and asked.question_id = any(${sql.param(questionIds)}::uuid[])`),
  );
  return rows.map(({ question }) => question);
}

/** Returns the name of the user who published a version; null for a deleted account. */
export async function findEditorName(db: Executor, editorId: string): Promise<string | null> {
  const [row] = await db.select({ name: people.name }).from(people).where(eq(people.id, editorId));
  return row?.name ?? null;
}

/**
 * Returns whether any version of another quiz has one of these questions. A learner's card names a question without its
 * quiz.
 */
export async function areAskedElsewhere(
  db: Executor,
  quizId: string,
  questionIds: readonly string[],
): Promise<boolean> {
  const rows = await db
    .select({ no: quizQuestions.no })
    .from(quizQuestions)
    .where(and(isOneOf(quizQuestions.questionId, questionIds), ne(quizQuestions.quizId, quizId)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Deletes a version that nobody has: none of its packs was ever served, no attempt answered it and no draft began from
 * it. Wordings that no other version has are deleted too. Its packs are locked first, so that a pack being served at
 * this moment counts as served.
 */
export async function deleteIfUnused(
  tx: Tx,
  versionId: string,
  { hasAnswers }: Pick<AttemptQueries, 'hasAnswers'>,
): Promise<void> {
  await tx.execute(sql`
    with unserved as materialized (
      select hash from ${packs} where version_id = ${versionId} and ${isQuizPack} and served_at is null for update
    ), gone as (
      delete from ${quizVersions} version
      where version.id = ${versionId} and (select count(*) from unserved) = 2
        and not ${hasAnswers(sql`${versionId}`)}
        and not exists (select from ${quizDrafts} draft where draft.quiz_id = version.quiz_id and draft.version_id = version.id)
      returning version.quiz_id, version.question_nos
    )
    delete from ${quizQuestions} question using gone
    where question.quiz_id = gone.quiz_id and question.no = any(gone.question_nos)
      and not exists (
        select from ${quizVersions} other
        where other.quiz_id = gone.quiz_id and other.id <> ${versionId} and question.no = any(other.question_nos))`);
}

/** Lists the questions of the current versions of these quizzes, without deleted quizzes. */
export function listCurrentVersions(db: Executor, quizIds: readonly string[]) {
  if (quizIds.length === 0) return Promise.resolve([]);
  return db
    .select({ quizId: quizzes.id, questions: questionsOfVersion })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(isOneOf(quizzes.id, quizIds), isNull(quizzes.deletedAt)));
}
