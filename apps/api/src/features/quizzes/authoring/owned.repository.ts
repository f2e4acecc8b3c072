// Queries over the quizzes that a user owns.
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { and, count, eq, gt, isNotNull, isNull, min, ne, not, notExists, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { AttemptQueries } from '../../../kernel/attempt-queries.ts';

/**
 * Returns how many quizzes the user showed to others for the first time after `since`, and when the first of them was
 * shown.
 */
export async function findPublishedSince(db: Executor, ownerId: string, since: Date) {
  const [row] = await db
    .select({ count: count(), first: min(quizzes.publishedAt) })
    .from(quizzes)
    .where(and(eq(quizzes.ownerId, ownerId), gt(quizzes.publishedAt, since), ne(quizzes.audience, 'private')));
  return row ?? { count: 0, first: null };
}

/** Returns the ids of the quizzes that any of these users owns, keeps on a device, or kept before. */
export async function listOwnedOrDownloaded(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const ofThem = sql`any(${sql.param(userIds)}::uuid[])`;
  const owned = db.select({ id: quizzes.id }).from(quizzes).where(sql`${quizzes.ownerId} = ${ofThem}`);
  const downloaded = db.select({ id: quizKeeps.quizId }).from(quizKeeps).where(sql`${quizKeeps.userId} = ${ofThem}`);
  return (await union(owned, downloaded)).map(({ id }) => id);
}

/**
 * A page of the user's own quizzes, for the export, each with its number of questions. Deleted quizzes are included,
 * because they're still stored.
 */
export function pageOfOwnedQuizzes(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({ quiz: quizzes, asks: sql`cardinality(${quizVersions.questionNos})`.mapWith(Number) })
    .from(quizzes)
    .innerJoin(quizVersions, eq(quizVersions.id, quizzes.currentVersionId))
    .where(and(eq(quizzes.ownerId, userId), after === null ? undefined : gt(quizzes.id, after)))
    .orderBy(quizzes.id)
    .limit(limit);
}

/** Returns the shared scopes in which the user's quizzes appear. */
export async function listSharedScopes(db: Executor, userId: string): Promise<Scope[]> {
  const rows = await db.selectDistinct({ audience: quizzes.audience }).from(quizzes).where(eq(quizzes.ownerId, userId));
  return rows.flatMap(({ audience }) => (audience === 'everyone' ? [audience] : []));
}

/**
 * Deletes the user's quizzes that nobody has an attempt at, nobody else keeps and no challenge contains, and removes
 * the owner from the others. If an attempt is submitted at this moment, one of the two transactions violates a foreign
 * key and starts again.
 */
export async function releaseOwnedQuizzes(
  tx: Tx,
  userId: string,
  { hasAttempts }: Pick<AttemptQueries, 'hasAttempts'>,
): Promise<void> {
  const downloadsOfOthers = tx
    .select({ userId: quizKeeps.userId })
    .from(quizKeeps)
    .where(and(eq(quizKeeps.quizId, quizzes.id), ne(quizKeeps.userId, userId), isNotNull(quizKeeps.packHash)));
  // A seal for everybody exists if the quiz is or was part of a challenge.
  const sealedForAll = tx
    .select({ id: quizSeals.id })
    .from(quizSeals)
    .where(and(eq(quizSeals.quizId, quizzes.id), isNull(quizSeals.userId)));
  const isUnused = and(not(hasAttempts(sql`${quizzes.id}`)), notExists(downloadsOfOthers), notExists(sealedForAll));
  await tx.delete(quizzes).where(and(eq(quizzes.ownerId, userId), isUnused));
  await tx.update(quizzes).set({ ownerId: null }).where(eq(quizzes.ownerId, userId));
}
