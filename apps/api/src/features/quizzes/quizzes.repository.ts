import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { Executor, Tx } from '@quorbit/db/client';
import { attempts } from '@quorbit/db/schema/attempts';
import { packs, quizStats, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { and, count, desc, eq, gt, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm';

/** Who looks at quizzes. */
export interface Reader {
  id: string;
  role: Role;
}

export type QuizRow = typeof quizzes.$inferSelect;
export type VersionRow = typeof quizVersions.$inferSelect;

export async function insertQuiz(tx: Tx, quiz: typeof quizzes.$inferInsert): Promise<void> {
  await tx.insert(quizzes).values(quiz);
}

export async function insertVersion(
  tx: Tx,
  version: typeof quizVersions.$inferInsert,
  versionPacks: (typeof packs.$inferInsert)[],
): Promise<void> {
  await tx.insert(quizVersions).values(version);
  await tx.insert(packs).values(versionPacks);
}

export async function updateQuiz(tx: Tx, id: string, change: Partial<typeof quizzes.$inferInsert>): Promise<void> {
  await tx.update(quizzes).set(change).where(eq(quizzes.id, id));
}

/** A quiz and its current version; deleted ones only when asked for. */
export async function findQuiz(db: Executor, id: string, options?: { deletedToo: boolean }) {
  const [row] = await db
    .select({ quiz: quizzes, version: quizVersions })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(eq(quizzes.id, id), options?.deletedToo ? undefined : isNull(quizzes.deletedAt)));
  return row;
}

export async function findVersion(db: Executor, id: string): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(quizVersions).where(eq(quizVersions.id, id));
  return row;
}

/** The version that a pack of this quiz was made from. */
export async function findVersionByPack(db: Executor, quizId: string, packHash: string) {
  const [row] = await db
    .select({ version: quizVersions, pack: { hash: packs.hash, keyed: packs.keyed } })
    .from(packs)
    .innerJoin(quizVersions, eq(quizVersions.id, packs.versionId))
    .where(and(eq(packs.hash, packHash), eq(packs.quizId, quizId)));
  return row;
}

export async function findPack(db: Executor, versionId: string, keyed: boolean) {
  const [row] = await db
    .select({ hash: packs.hash, body: packs.body })
    .from(packs)
    .where(and(eq(packs.versionId, versionId), eq(packs.keyed, keyed)));
  return row;
}

/** A pack by its hash, and the quiz it belongs to, deleted or not. */
export async function findPackWithQuiz(db: Executor, hash: string) {
  const [row] = await db
    .select({ pack: { keyed: packs.keyed, body: packs.body }, quiz: quizzes })
    .from(packs)
    .innerJoin(quizzes, eq(quizzes.id, packs.quizId))
    .where(eq(packs.hash, hash));
  return row;
}

export async function hasAttempt(db: Executor, userId: string, quizId: string): Promise<boolean> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.quizId, quizId)))
    .limit(1);
  return rows.length > 0;
}

/** Quizzes with this title, ignoring case: the caller's own, or everybody's. At most `limit`. */
export function findByTitle(db: Executor, title: string, ownerId: string | null, limit: number): Promise<QuizRow[]> {
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

/** Which quizzes a person may see, as SQL: the same rule as `maySee` in the service. */
function visibleTo(actor: Reader): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  const audiences = actor.role === 'premium' ? (['everyone', 'premium'] as const) : (['everyone'] as const);
  return or(
    eq(quizzes.ownerId, actor.id),
    and(inArray(quizzes.audience, [...audiences]), eq(quizzes.status, 'published'), gt(quizzes.questionCount, 0)),
  );
}

export interface QuizFilter {
  limit: number;
  before: string | null;
  search?: string | undefined;
  category?: string | undefined;
  difficulty?: Difficulty | undefined;
  mine?: boolean | undefined;
}

/** A page of quizzes, newest first, with one row more than `limit` where there are more. */
export function listQuizzes(db: Executor, actor: Reader, filter: QuizFilter) {
  const terms = searchTerms(filter.search);
  return db
    .select({ quiz: quizzes, stats: quizStats })
    .from(quizzes)
    .leftJoin(quizStats, eq(quizStats.quizId, quizzes.id))
    .where(
      and(
        isNull(quizzes.deletedAt),
        filter.mine ? eq(quizzes.ownerId, actor.id) : visibleTo(actor),
        filter.category === undefined ? undefined : eq(quizzes.category, filter.category),
        filter.difficulty === undefined ? undefined : eq(quizzes.difficulty, filter.difficulty),
        terms === null ? undefined : sql`${quizzes.search} @@ to_tsquery('simple', ${terms})`,
        filter.before === null ? undefined : lt(quizzes.id, filter.before),
      ),
    )
    .orderBy(desc(quizzes.id))
    .limit(filter.limit + 1);
}

/** 'inside the at' → `inside:* & the:* & at:*`; null when nothing is searched for, no match when only signs are. */
function searchTerms(search: string | undefined): string | null {
  if (!search) return null;
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? 'nothing & !nothing'
    : words
        .slice(0, 10)
        .map((word) => `${word}:*`)
        .join(' & ');
}

/** The categories that a person's visible quizzes have, with their counts. */
export function countByCategory(db: Executor, actor: Reader) {
  return db
    .select({ category: quizzes.category, quizzes: count() })
    .from(quizzes)
    .where(and(isNull(quizzes.deletedAt), visibleTo(actor)))
    .groupBy(quizzes.category)
    .orderBy(quizzes.category)
    .limit(200);
}

/** How often a learner took each of these quizzes, and the best percentage. */
export function ownRecords(db: Executor, userId: string, quizIds: readonly string[]) {
  if (quizIds.length === 0) return Promise.resolve([]);
  return db
    .select({ quizId: attempts.quizId, attempts: count(), best: max(attempts.percentage) })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), inArray(attempts.quizId, [...quizIds])))
    .groupBy(attempts.quizId);
}

/** The current versions of these quizzes. */
export function findCurrentVersions(db: Executor, quizIds: readonly string[]) {
  if (quizIds.length === 0) return Promise.resolve([]);
  return db
    .select({ quizId: quizzes.id, version: quizVersions })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(inArray(quizzes.id, [...quizIds]));
}

export async function findStats(db: Executor, quizId: string) {
  const [row] = await db.select().from(quizStats).where(eq(quizStats.quizId, quizId));
  return row;
}

/** Live quizzes with the size of the pack that learners get, for the mirror. */
export function listForMirror(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ quiz: quizzes, packHash: quizVersions.packHash, bytes: packs.bytes })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .innerJoin(packs, eq(packs.hash, quizVersions.packHash))
    .where(and(inArray(quizzes.id, [...ids]), isNull(quizzes.deletedAt)));
}
