import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { QuizSort } from '@quorbit/contracts/quizzes/schema';
import { ROOM_KINDS } from '@quorbit/contracts/rooms/kinds';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { packs, quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { quizStats } from '@quorbit/db/schema/quizzes/stats';
import { and, asc, count, desc, eq, getTableColumns, gt, isNull, like, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toTsQuery } from '../../lib/ts-query.ts';
import { people } from '../accounts/accounts.views.ts';
import { sharedWith, visibleTo } from './access.views.ts';
import { countOfKinds, sizeOfVersion } from './quizzes.views.ts';
import type { Reader } from './reader.ts';
import { type VersionRow, versionColumns } from './versions/versions.repository.ts';

export type QuizRow = typeof quizzes.$inferSelect;

/** A quiz and its current version. */
export interface QuizWithVersion {
  quiz: QuizRow;
  version: VersionRow;
}

/** Inserts a quiz and returns it as stored, before its bytes are counted. */
export async function insertQuiz(tx: Tx, quiz: typeof quizzes.$inferInsert): Promise<QuizRow> {
  const [row] = await tx.insert(quizzes).values(quiz).returning();
  if (!row) throw new Error('The quiz was not inserted.');
  return row;
}

export async function updateQuiz(tx: Tx, id: string, change: Partial<typeof quizzes.$inferInsert>): Promise<void> {
  await tx.update(quizzes).set(change).where(eq(quizzes.id, id));
}

/** The columns of a quiz, with what `canSeeQuiz` needs to decide for these readers. */
export const quizColumnsFor = (readerIds: readonly string[]) => ({
  ...getTableColumns(quizzes),
  sharedWith: sharedWith(readerIds),
});

/** Lists the undeleted quizzes among `ids`, each with the number of questions that rooms can ask. */
export function listForRooms(db: Executor, ids: readonly string[], readerIds: readonly string[]) {
  return db
    .select({ quiz: quizColumnsFor(readerIds), questionsForRooms: countOfKinds(ROOM_KINDS).mapWith(Number) })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(isOneOf(quizzes.id, ids), isNull(quizzes.deletedAt)));
}

/**
 * Returns a quiz with its current version; a deleted quiz only with `deletedToo`.
 * @param options.readerId the user for whom `canSeeQuiz` is called afterwards.
 */
export async function findQuiz(db: Executor, id: string, options?: { deletedToo?: boolean; readerId?: string }) {
  const readerIds = options?.readerId === undefined ? [] : [options.readerId];
  const [row] = await db
    .select({ quiz: quizColumnsFor(readerIds), version: versionColumns })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(eq(quizzes.id, id), options?.deletedToo ? undefined : isNull(quizzes.deletedAt)));
  return row;
}

/** Returns an undeleted quiz with the size of its current version; undefined if there is none. */
export async function findSize(db: Executor, id: string) {
  const [row] = await db
    .select({ quiz: quizColumnsFor([]), size: sizeOfVersion })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(eq(quizzes.id, id), isNull(quizzes.deletedAt)));
  return row;
}

/**
 * Lists at most `limit` undeleted quizzes with this title, ignoring case: those of the owner, or of everybody if
 * `ownerId` is null.
 */
export function listByTitle(db: Executor, title: string, ownerId: string | null, limit: number): Promise<QuizRow[]> {
  return db
    .select()
    .from(quizzes)
    .where(
      and(
        sql`lower(${quizzes.title}) = lower(${title})`,
        isNull(quizzes.deletedAt),
        ownerId === null ? undefined : eq(quizzes.ownerId, ownerId),
      ),
    )
    .limit(limit);
}

/** Returns the indexes in `titles` of the titles that an undeleted quiz of the owner already has, ignoring case. */
export async function listTakenTitles(db: Executor, ownerId: string, titles: readonly string[]): Promise<number[]> {
  const rows = rowsOf<{ place: number }>(
    await db.execute(sql`
      select (listed.place - 1)::int as place
      from unnest(${sql.param([...titles])}::text[]) with ordinality as listed (title, place)
      where exists (select from ${quizzes} where owner_id = ${ownerId} and lower(quizzes.title) = lower(listed.title)
        and deleted_at is null)`),
  );
  return rows.map(({ place }) => place);
}

/** Lists the fields for a short display of a quiz, for the undeleted quizzes among `ids` that belong to this owner. */
export function listOwned(db: Executor, ownerId: string, ids: readonly string[]) {
  const { id, title, category, difficulty, questionCount } = quizzes;
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ id, title, category, difficulty, questionCount })
    .from(quizzes)
    .where(and(isOneOf(id, ids), eq(quizzes.ownerId, ownerId), isNull(quizzes.deletedAt)));
}

/** The last quiz of a page: its id, and its sort key as text (null if the list is sorted by id). */
export interface QuizPosition {
  key: string | null;
  id: string;
}

/** The SQL sort key of each order of the quiz list, and the key's SQL type in cursors. Ties are sorted by id. */
const SORT_KEYS: Readonly<Record<QuizSort, { key: SQL; type: SQL }>> = {
  title: { key: sql`lower(${quizzes.title})`, type: sql`text` },
  createdAt: { key: sql`${quizzes.createdAt}`, type: sql`timestamptz` },
  updatedAt: { key: sql`${quizzes.updatedAt}`, type: sql`timestamptz` },
  questionCount: { key: sql`${quizzes.questionCount}`, type: sql`integer` },
};

/** The condition for quizzes that can be taken; needed because authors and admins also see others. */
const IS_TAKEABLE = and(eq(quizzes.status, 'published'), gt(quizzes.questionCount, 0));

export interface QuizFilter {
  limit: number;
  after: QuizPosition | null;
  sort?: QuizSort | undefined;
  descending?: boolean | undefined;
  status?: QuizRow['status'] | undefined;
  search?: string | undefined;
  category?: string | undefined;
  difficulty?: Difficulty | undefined;
  mine?: boolean | undefined;
  takeable?: boolean | undefined;
}

/** Lists a page of quizzes, newest first unless sorted, with one row more than `limit` if there are more. */
export function listQuizzes(db: Executor, actor: Reader, filter: QuizFilter) {
  const terms = toTsQuery(filter.search);
  const { sort, descending = sort === undefined, after } = filter;
  const direction = descending ? desc : asc;
  const beyond = descending ? sql.raw('<') : sql.raw('>');
  const sorted = sort && SORT_KEYS[sort];
  const isBeyond =
    sorted && after
      ? sql`(${sorted.key}, ${quizzes.id}) ${beyond} (${after.key}::${sorted.type}, ${after.id}::uuid)`
      : after && sql`${quizzes.id} ${beyond} ${after.id}::uuid`;
  return db
    .select({
      quiz: quizzes,
      stats: quizStats,
      author: people.name,
      sortKey: sorted ? sql<string>`${sorted.key}::text` : sql<null>`null`,
    })
    .from(quizzes)
    .leftJoin(quizStats, eq(quizStats.quizId, quizzes.id))
    .leftJoin(people, eq(people.id, quizzes.ownerId))
    .where(
      and(
        isNull(quizzes.deletedAt),
        filter.mine ? eq(quizzes.ownerId, actor.id) : visibleTo(actor),
        filter.takeable ? IS_TAKEABLE : undefined,
        filter.category === undefined ? undefined : eq(quizzes.category, filter.category),
        filter.difficulty === undefined ? undefined : eq(quizzes.difficulty, filter.difficulty),
        terms === null ? undefined : sql`${quizzes.search} @@ to_tsquery('simple', ${terms})`,
        filter.status === undefined ? undefined : eq(quizzes.status, filter.status),
        isBeyond ?? undefined,
      ),
    )
    .orderBy(...(sorted ? [direction(sorted.key)] : []), direction(quizzes.id))
    .limit(filter.limit + 1);
}

/** The categories of the quizzes that a person can take, with their counts. */
export function countByCategory(db: Executor, actor: Reader) {
  return db
    .select({ category: quizzes.category, quizzes: count() })
    .from(quizzes)
    .where(and(isNull(quizzes.deletedAt), visibleTo(actor), IS_TAKEABLE))
    .groupBy(quizzes.category)
    .orderBy(quizzes.category)
    .limit(200);
}

/** Counts the quizzes that a person may see. */
export async function countVisible(db: Executor, actor: Reader): Promise<number> {
  const [row] = await db
    .select({ quizzes: count() })
    .from(quizzes)
    .where(and(isNull(quizzes.deletedAt), visibleTo(actor)));
  return row?.quizzes ?? 0;
}

export async function findStats(db: Executor, quizId: string) {
  const [row] = await db.select().from(quizStats).where(eq(quizStats.quizId, quizId));
  return row;
}

/** The origins of all seed quizzes, deleted ones included. */
export async function listSeedOrigins(db: Executor): Promise<(string | null)[]> {
  const rows = await db
    .select({ origin: quizzes.origin })
    .from(quizzes)
    .where(like(quizzes.origin, 'seed:%'))
    .limit(1000);
  return rows.map(({ origin }) => origin);
}

/** Lists the undeleted quizzes with these origins, each with its current version and keys. */
export function listByOrigin(db: Executor, origins: readonly string[]) {
  return db
    .select({ quiz: quizColumnsFor([]), version: versionColumns })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(isOneOf(quizzes.origin, origins), isNull(quizzes.deletedAt)));
}

/**
 * Lists undeleted quizzes for the mirror, each with the hashes and sizes of its packs with and without keys, and
 * whether this learner keeps it.
 */
export function listForMirror(db: Executor, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  const openPacks = alias(packs, 'open_packs');
  const isKept = sql<boolean>`exists (
    select from ${quizKeeps}
    where ${quizKeeps.quizId} = ${quizzes.id} and ${quizKeeps.userId} = ${userId} and ${quizKeeps.packHash} is not null
  )`;
  return db
    .select({
      quiz: quizColumnsFor([userId]),
      packHash: quizVersions.packHash,
      bytes: packs.bytes,
      open: { hash: openPacks.hash, bytes: openPacks.bytes },
      isKept,
    })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .innerJoin(packs, eq(packs.hash, quizVersions.packHash))
    .innerJoin(openPacks, and(eq(openPacks.versionId, quizVersions.id), eq(openPacks.keyed, false)))
    .where(and(isOneOf(quizzes.id, ids), isNull(quizzes.deletedAt)));
}
