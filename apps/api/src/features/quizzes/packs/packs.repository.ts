// Queries over stored packs and the content from which they're serialized.
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { quizQuestions, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { and, eq, getTableColumns, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { DeletionBlockers } from '../../../kernel/shared-parts.ts';
import { sharedWith } from '../access.views.ts';
import { textsOfPack } from '../quizzes.views.ts';
import type { Reader } from '../reader.ts';
import { isPackAvailableTo } from '../seals/seals.repository.ts';
import type { Pack, VersionContent } from './packs.ts';

/** Condition that a pack is of a whole quiz, not of a game's questions. */
export const isQuizPack = isNull(packs.questionNos);

const packColumns = {
  hash: packs.hash,
  keyed: packs.keyed,
  serializer: packs.serializer,
  salt: packs.salt,
  servedAt: packs.servedAt,
  body: packs.body,
};

/** The columns of a version that packs contain besides its questions. */
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

/** The columns from which a pack's bytes are serialized. */
const packSource = {
  pack: packColumns,
  version: { ...contentColumns, texts: textsOfPack },
};

export async function findPack(db: Executor, versionId: string, keyed: boolean) {
  const [row] = await db
    .select(packSource)
    .from(packs)
    .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
    .where(and(eq(packs.versionId, versionId), eq(packs.keyed, keyed), isQuizPack));
  return row;
}

export async function findPackByHash(db: Executor, hash: string) {
  const [row] = await db
    .select(packSource)
    .from(packs)
    .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
    .where(eq(packs.hash, hash));
  return row;
}

/**
 * Returns whether a pack has keys, whether it's a whole quiz's pack and not a game's, and its quiz, deleted or not;
 * undefined if the pack doesn't exist for the reader.
 */
export async function findQuizOfPack(db: Executor, hash: string, reader: Reader, now: Date) {
  const [row] = await db
    .select({
      keyed: packs.keyed,
      whole: sql<boolean>`${isQuizPack}`,
      quiz: { ...getTableColumns(quizzes), sharedWith: sharedWith([reader.id]) },
    })
    .from(packs)
    .innerJoin(quizzes, eq(quizzes.id, packs.quizId))
    .where(and(eq(packs.hash, hash), isPackAvailableTo(reader, now)));
  return row;
}

export type PackSelector = { hash: string } | { versionId: string } | { quizId: string };

function matchesSelector(which: PackSelector): SQL {
  if ('hash' in which) return eq(packs.hash, which.hash);
  return 'versionId' in which ? eq(packs.versionId, which.versionId) : eq(packs.quizId, which.quizId);
}

/** Notes when packs were first served. Returns false if there are no such packs any more. */
export async function updateServedAt(tx: Tx, selector: PackSelector, at: Date): Promise<boolean> {
  const updated = await tx
    .update(packs)
    .set({ servedAt: sql`coalesce(${packs.servedAt}, ${at.toISOString()}::timestamptz)` })
    .where(matchesSelector(selector))
    .returning({ hash: packs.hash });
  return updated.length > 0;
}

/**
 * Returns a version's content as packs contain it, but only with these questions, in the version's order, and with
 * their numbers; null if the version doesn't exist.
 */
export async function findQuestionContent(
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

/** Returns whether a pack of this version was ever served. */
export async function hasServedPack(db: Executor, versionId: string): Promise<boolean> {
  const rows = await db
    .select({ hash: packs.hash })
    .from(packs)
    .where(and(eq(packs.versionId, versionId), isNotNull(packs.servedAt)))
    .limit(1);
  return rows.length > 0;
}

/** The hashes of packs whose bytes are stored, in rising order. */
export async function pageOfStoredHashes(db: Executor, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: packs.hash })
    .from(packs)
    .where(and(sql`${packs.body} is not null`, sql`${packs.hash} > ${after}`))
    .orderBy(packs.hash)
    .limit(limit);
  return rows.map(({ hash }) => hash);
}

export async function deleteBytes(tx: Tx, hash: string): Promise<void> {
  await tx.update(packs).set({ body: null }).where(eq(packs.hash, hash));
}

/**
 * The hashes of ranked quizzes' packs with keys but without a salt that nobody has, in rising order: they were never
 * served, and no attempt, card or row on a device names their hash. Packs whose bytes are stored are left out, because
 * they can't be serialized again.
 */
export async function pageOfUnsaltedHashes(
  db: Executor,
  after: string,
  limit: number,
  holds: readonly DeletionBlockers[],
): Promise<string[]> {
  const pack = { hash: sql`pack.hash`, quizId: sql`pack.quiz_id`, versionId: sql`pack.version_id` };
  const blocked = holds.flatMap(({ isPackInUse }) => isPackInUse?.(pack) ?? []);
  const rows = rowsOf<{ hash: string }>(
    await db.execute(sql`
      select pack.hash from ${packs} pack join ${quizzes} quiz on quiz.id = pack.quiz_id
      where pack.hash > ${after} and pack.keyed and pack.salt is null and pack.served_at is null and pack.body is null
        and quiz.ranked and ${and(...blocked.map(not)) ?? sql`true`}
      order by pack.hash limit ${limit}`),
  );
  return rows.map(({ hash }) => hash);
}

/** Replaces a pack that nobody has with another one. */
export async function replacePack(tx: Tx, hash: string, pack: Pack): Promise<void> {
  await tx.update(packs).set(pack).where(eq(packs.hash, hash));
  // A version from before the quiz was ranked refers to the pack with keys.
  await tx.update(quizVersions).set({ packHash: pack.hash }).where(eq(quizVersions.packHash, hash));
}

/** Returns the sizes in bytes of these quizzes' current packs with keys. */
export function listPackSizes(db: Executor, quizIds: readonly string[]) {
  if (quizIds.length === 0) return Promise.resolve([]);
  return db
    .select({ quizId: quizzes.id, bytes: packs.bytes })
    .from(quizzes)
    .innerJoin(packs, and(eq(packs.versionId, quizzes.currentVersionId), eq(packs.keyed, true), isQuizPack))
    .where(isOneOf(quizzes.id, quizIds));
}
