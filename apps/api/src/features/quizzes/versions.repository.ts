// What versions hold: their questions, each wording stored once, and the packs that are made of them.
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/lists';
import { rowsOf } from '@quorbit/db/rows';
import { packs, quizDrafts, quizQuestions, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { and, eq, getTableColumns, gt, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Holds } from '../../lib/holds.ts';
import type { Takings } from '../../lib/takings.ts';
import { people } from '../accounts/accounts.views.ts';
import { sharedWith } from './access.views.ts';
import type { Pack, VersionContent } from './packs.ts';
import type { Reader } from './quizzes.repository.ts';
import { questionsOfVersion, textsOfPack } from './quizzes.views.ts';
import { existsFor } from './seals.repository.ts';

export type VersionRow = typeof quizVersions.$inferSelect & { questions: KeyedQuestion[] };

/** A version with what it asks. */
export const wholeVersion = { ...getTableColumns(quizVersions), questions: questionsOfVersion };

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

/** Those of these texts that the quiz has already, with their numbers, and the highest number that it has. */
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

/** What the row of a version and those of its two packs take beside its texts and its list of questions. */
const VERSION_BYTES = 600;

/** Counts again what a quiz's questions and versions take, and returns it. */
export async function countBytes(tx: Tx, quizId: string): Promise<number> {
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

/** What somebody's quizzes take, those deleted after a time included, and how many of them are not deleted. */
export async function sumOfOwner(
  tx: Tx,
  ownerId: string,
  deletedAfter: Date,
): Promise<{ quizzes: number; bytes: number }> {
  const [row] = await tx
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
    .select(wholeVersion)
    .from(quizVersions)
    .where(and(eq(quizVersions.id, versionId), eq(quizVersions.quizId, quizId)));
  return row;
}

/** The numbers of the wordings that each of these versions asks, by its id. */
export async function listWordings(db: Executor, versionIds: readonly string[]): Promise<Map<string, Set<number>>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: quizVersions.id, questionNos: quizVersions.questionNos })
    .from(quizVersions)
    .where(isOneOf(quizVersions.id, versionIds));
  return new Map(rows.map(({ id, questionNos }) => [id, new Set(questionNos)]));
}

/** Who published a version, by name; null for an account that is gone. */
export async function findEditorName(db: Executor, editorId: string): Promise<string | null> {
  const [row] = await db.select({ name: people.name }).from(people).where(eq(people.id, editorId));
  return row?.name ?? null;
}

/** Whether another quiz asks, or asked, any of these questions: a learner's card of one names no quiz. */
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
 * Deletes a version that nobody has: none of its packs was ever served, no attempt answered it, and no draft began from
 * it; and the wordings that no other version has. Its packs are locked first: one that is being served at this moment is then seen as served.
 */
export async function deleteIfUnseen(
  tx: Tx,
  versionId: string,
  { isAnswered }: Pick<Takings, 'isAnswered'>,
): Promise<void> {
  await tx.execute(sql`
    with unserved as materialized (
      select hash from ${packs} where version_id = ${versionId} and ${isWhole} and served_at is null for update
    ), gone as (
      delete from ${quizVersions} version
      where version.id = ${versionId} and (select count(*) from unserved) = 2
        and not ${isAnswered(sql`${versionId}`)}
        and not exists (select from ${quizDrafts} draft where draft.quiz_id = version.quiz_id and draft.version_id = version.id)
      returning version.quiz_id, version.question_nos
    )
    delete from ${quizQuestions} question using gone
    where question.quiz_id = gone.quiz_id and question.no = any(gone.question_nos)
      and not exists (
        select from ${quizVersions} other
        where other.quiz_id = gone.quiz_id and other.id <> ${versionId} and question.no = any(other.question_nos))`);
}

/** Whether a pack is no game's. */
export const isWhole = isNull(packs.questionNos);

const packColumns = {
  hash: packs.hash,
  keyed: packs.keyed,
  serializer: packs.serializer,
  salt: packs.salt,
  servedAt: packs.servedAt,
  body: packs.body,
};

/** What packs tell of their version beside its questions. */
const contentColumns = {
  quizId: quizVersions.quizId,
  number: quizVersions.number,
  title: quizVersions.title,
  category: quizVersions.category,
  description: quizVersions.description,
  duration: quizVersions.duration,
  passingMarks: quizVersions.passingMarks,
  totalMarks: quizVersions.totalMarks,
  shuffleQuestions: quizVersions.shuffleQuestions,
  shuffleOptions: quizVersions.shuffleOptions,
  draw: quizVersions.draw,
};

/** What a pack's bytes are made of. */
const madeOf = {
  pack: packColumns,
  version: { ...contentColumns, texts: textsOfPack },
};

export async function findPack(db: Executor, versionId: string, keyed: boolean) {
  const [row] = await db
    .select(madeOf)
    .from(packs)
    .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
    .where(and(eq(packs.versionId, versionId), eq(packs.keyed, keyed), isWhole));
  return row;
}

export async function findPackByHash(db: Executor, hash: string) {
  const [row] = await db
    .select(madeOf)
    .from(packs)
    .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
    .where(eq(packs.hash, hash));
  return row;
}

/** Whether a pack has keys, whether it is no game's, and the quiz it belongs to, deleted or not; nothing of a pack that doesn't exist for the reader. */
export async function findQuizOfPack(db: Executor, hash: string, reader: Reader, now: Date) {
  const [row] = await db
    .select({
      keyed: packs.keyed,
      whole: sql<boolean>`${isWhole}`,
      quiz: { ...getTableColumns(quizzes), sharedWith: sharedWith([reader.id]) },
    })
    .from(packs)
    .innerJoin(quizzes, eq(quizzes.id, packs.quizId))
    .where(and(eq(packs.hash, hash), existsFor(reader, now)));
  return row;
}

export type ServedPacks = { hash: string } | { versionId: string } | { quizId: string };

function isServed(which: ServedPacks): SQL {
  if ('hash' in which) return eq(packs.hash, which.hash);
  return 'versionId' in which ? eq(packs.versionId, which.versionId) : eq(packs.quizId, which.quizId);
}

/** Notes that packs were served. False where there are none any more. */
export async function noteServed(tx: Tx, which: ServedPacks, at: Date): Promise<boolean> {
  const noted = await tx
    .update(packs)
    .set({ servedAt: sql`coalesce(${packs.servedAt}, ${at.toISOString()}::timestamptz)` })
    .where(isServed(which))
    .returning({ hash: packs.hash });
  return noted.length > 0;
}

/** A version as its packs are made of it, with the numbers of these questions and their texts alone, in its order. */
export async function findAskedContent(
  tx: Tx,
  versionId: string,
  questionIds: readonly string[],
): Promise<{ content: VersionContent; questionNos: number[] } | null> {
  const [row] = await tx
    .select({
      version: contentColumns,
      asked: sql<{ no: number; content: string }[]>`(
        select coalesce(json_agg(json_build_object('no', one.no, 'content', one.content) order by listed.place), '[]')
        from unnest(quiz_versions.question_nos) with ordinality as listed (no, place)
        join ${quizQuestions} one on one.quiz_id = quiz_versions.quiz_id and one.no = listed.no
        where one.question_id = any(${sql.param(questionIds)}::uuid[]))`,
    })
    .from(quizVersions)
    .where(eq(quizVersions.id, versionId));
  if (!row) return null;
  const { version, asked } = row;
  return {
    content: { ...version, texts: asked.map(({ content }) => content) },
    questionNos: asked.map(({ no }) => no),
  };
}

export async function insertPack(tx: Tx, pack: typeof packs.$inferInsert): Promise<void> {
  await tx.insert(packs).values(pack);
}

/** Whether a pack of this version was ever served. */
export async function wasServed(db: Executor, versionId: string): Promise<boolean> {
  const rows = await db
    .select({ hash: packs.hash })
    .from(packs)
    .where(and(eq(packs.versionId, versionId), isNotNull(packs.servedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Packs whose bytes are stored, in order of their hashes. */
export async function pageOfStored(db: Executor, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: packs.hash })
    .from(packs)
    .where(and(sql`${packs.body} is not null`, sql`${packs.hash} > ${after}`))
    .orderBy(packs.hash)
    .limit(limit);
  return rows.map(({ hash }) => hash);
}

export async function forgetBytes(tx: Tx, hash: string): Promise<void> {
  await tx.update(packs).set({ body: null }).where(eq(packs.hash, hash));
}

/**
 * Packs with keys but without a salt, of ranked quizzes, in order of their hashes: those that were never served and whose
 * hash no attempt, card or row on a device names. Those whose bytes are stored can't be made anew.
 */
export async function pageOfUnsalted(
  db: Executor,
  after: string,
  limit: number,
  holds: readonly Holds[],
): Promise<string[]> {
  const pack = { hash: sql`pack.hash`, quizId: sql`pack.quiz_id`, versionId: sql`pack.version_id` };
  const held = holds.flatMap(({ ofPack }) => ofPack?.(pack) ?? []);
  const rows = rowsOf<{ hash: string }>(
    await db.execute(sql`
      select pack.hash from ${packs} pack join ${quizzes} quiz on quiz.id = pack.quiz_id
      where pack.hash > ${after} and pack.keyed and pack.salt is null and pack.served_at is null and pack.body is null
        and quiz.ranked and ${and(...held.map(not)) ?? sql`true`}
      order by pack.hash limit ${limit}`),
  );
  return rows.map(({ hash }) => hash);
}

/** Puts other bytes in place of a pack that nobody has. */
export async function replacePack(tx: Tx, hash: string, pack: Pack): Promise<void> {
  await tx.update(packs).set(pack).where(eq(packs.hash, hash));
  // Of a version from before the quiz was ranked.
  await tx.update(quizVersions).set({ packHash: pack.hash }).where(eq(quizVersions.packHash, hash));
}

/** The bytes of the packs, with keys, of these quizzes as they are now. */
export function listSizes(db: Executor, quizIds: readonly string[]) {
  if (quizIds.length === 0) return Promise.resolve([]);
  return db
    .select({ quizId: quizzes.id, bytes: packs.bytes })
    .from(quizzes)
    .innerJoin(packs, and(eq(packs.versionId, quizzes.currentVersionId), eq(packs.keyed, true), isWhole))
    .where(isOneOf(quizzes.id, quizIds));
}

/** The current versions of these quizzes. */
export function findCurrentVersions(db: Executor, quizIds: readonly string[]) {
  if (quizIds.length === 0) return Promise.resolve([]);
  return db
    .select({ quizId: quizzes.id, questions: questionsOfVersion })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(isOneOf(quizzes.id, quizIds), isNull(quizzes.deletedAt)));
}

/** The quiz versions, with keys, that these packs were made from. */
export function listVersions(db: Executor, packHashes: readonly string[]) {
  if (packHashes.length === 0) return Promise.resolve([]);
  return db
    .select({
      packHash: packs.hash,
      title: quizVersions.title,
      category: quizVersions.category,
      questions: questionsOfVersion,
    })
    .from(packs)
    .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
    .where(isOneOf(packs.hash, [...new Set(packHashes)]));
}
