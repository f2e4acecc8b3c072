import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { QuizSort } from '@quorbit/contracts/quizzes/schema';
import { ROOM_KINDS } from '@quorbit/contracts/rooms/kinds';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { packs, quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
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

/** @returns the quiz as it is stored, before its bytes are counted */
export async function insertQuiz(tx: Tx, quiz: typeof quizzes.$inferInsert): Promise<QuizRow> {
  const [row] = await tx.insert(quizzes).values(quiz).returning();
  if (!row) throw new Error('The quiz was not inserted.');
  return row;
}

export async function updateQuiz(tx: Tx, id: string, change: Partial<typeof quizzes.$inferInsert>): Promise<void> {
  await tx.update(quizzes).set(change).where(eq(quizzes.id, id));
}

/** The columns of a quiz that `canSeeQuiz` needs for these readers. */
export const quizColumnsFor = (readerIds: readonly string[]) => ({
  ...getTableColumns(quizzes),
  sharedWith: sharedWith(readerIds),
});

/** The quizzes that exist, each with the number of questions that rooms can ask. */
export function listForRooms(db: Executor, ids: readonly string[], readerIds: readonly string[]) {
  return db
    .select({ quiz: quizColumnsFor(readerIds), questionsForRooms: countOfKinds(ROOM_KINDS).mapWith(Number) })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(isOneOf(quizzes.id, ids), isNull(quizzes.deletedAt)));
}

/**
 * A quiz and its current version; deleted ones only on request.
 * @param options.readerId the person who wants to see it
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

/** A quiz that isn't deleted, with the size of its current version. */
export async function findSize(db: Executor, id: string) {
  const [row] = await db
    .select({ quiz: quizColumnsFor([]), size: sizeOfVersion })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(eq(quizzes.id, id), isNull(quizzes.deletedAt)));
  return row;
}

/** Quizzes with this title, ignoring case: the caller's own, or everybody's. At most `limit`. */
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

/** The indexes in `titles` of those that an undeleted quiz of the owner has, ignoring case. */
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

/** What a card shows of those of these quizzes that somebody owns. */
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

/** The sort key of each order, and its type in cursors. Ties are sorted by id. */
const SORT_KEYS: Readonly<Record<QuizSort, { key: SQL; type: SQL }>> = {
  title: { key: sql`lower(${quizzes.title})`, type: sql`text` },
  createdAt: { key: sql`${quizzes.createdAt}`, type: sql`timestamptz` },
  updatedAt: { key: sql`${quizzes.updatedAt}`, type: sql`timestamptz` },
  questionCount: { key: sql`${quizzes.questionCount}`, type: sql`integer` },
};

/** Needed because authors and admins also see quizzes that can't be taken. */
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

/** A page of quizzes, newest first unless sorted, with one row more than `limit` where there are more. */
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

/** How many quizzes a person may see. */
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

/** How often the questions of a quiz were answered, and how often correctly. */
export function listQuestionStats(db: Executor, quizId: string) {
  return db.select().from(questionStats).where(eq(questionStats.quizId, quizId)).limit(2000);
}

/** The origins of seed quizzes. */
export async function listSeedOrigins(db: Executor): Promise<(string | null)[]> {
  const rows = await db
    .select({ origin: quizzes.origin })
    .from(quizzes)
    .where(like(quizzes.origin, 'seed:%'))
    .limit(1000);
  return rows.map(({ origin }) => origin);
}

/** Quizzes by their origins, as they are now, with keys; without deleted ones. */
export function listByOrigin(db: Executor, origins: readonly string[]) {
  return db
    .select({ quiz: quizColumnsFor([]), version: versionColumns })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(isOneOf(quizzes.origin, origins), isNull(quizzes.deletedAt)));
}

/** Live quizzes with the packs that learners get, with and without keys, and whether this learner keeps each, for the mirror. */
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
