// Queries for choosing the quizzes of a game.
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { AttemptQueries } from '../../../kernel/attempt-queries.ts';

/** The most learners that are counted as knowing a quiz. */
const MAX_LEARNERS = 1_000;

const isUsable = and(isNull(quizzes.deletedAt), gt(quizzes.questionCount, 0), eq(quizzes.ranked, false));

/** Lists the quizzes among `quizIds` that a game may ask, with the ids of their current versions. */
export function listUsable(db: Executor, quizIds: readonly string[]) {
  return db
    .select({
      id: quizzes.id,
      ownerId: quizzes.ownerId,
      category: quizzes.category,
      versionId: quizzes.currentVersionId,
    })
    .from(quizzes)
    .where(and(isOneOf(quizzes.id, quizIds), isUsable));
}

/**
 * Selects how many learners have taken the current row's quiz or have it on a device, within a statement that reads
 * `quizzes`.
 */
const learnersOf = ({ learnerIdsOf }: Pick<AttemptQueries, 'learnerIdsOf'>) => sql`(
  select count(distinct user_id) from (
    ${learnerIdsOf(sql`quizzes.id`, MAX_LEARNERS)}
    union all
    (select user_id from ${quizKeeps} where quiz_id = quizzes.id and pack_hash is not null limit ${MAX_LEARNERS})
  ) one)`;

export interface UsableFilter {
  /**
   * True lists only quizzes that were never published, and so never shown to learners; false lists only quizzes that
   * were published.
   */
  neverPublished: boolean;
  category: string | null;
  /** The search words as a `tsquery`; null without a search. */
  terms: string | null;
  /** Lists only quizzes that were made before the quiz with this id; null begins with the newest. */
  before: string | null;
  limit: number;
}

/**
 * Lists quizzes that a game may ask, newest first, each with the number of learners who know it and the time until
 * which a game seals it.
 */
export function pageOfUsable(
  db: Executor,
  { neverPublished, category, terms, before, limit }: UsableFilter,
  now: Date,
  attemptQueries: Pick<AttemptQueries, 'learnerIdsOf'>,
) {
  const sealedUntil = sql<Date | string | null>`(
    select max(seal.ends_at) from ${quizSeals} seal
    where seal.quiz_id = quizzes.id and seal.user_id is null and seal.ends_at > ${now.toISOString()}::timestamptz)`;
  return db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      category: quizzes.category,
      questionCount: quizzes.questionCount,
      neverPublished: sql<boolean>`${quizzes.publishedAt} is null`,
      learners: sql`least(${learnersOf(attemptQueries)}, ${MAX_LEARNERS})`.mapWith(Number),
      sealedUntil,
    })
    .from(quizzes)
    .where(
      and(
        isUsable,
        // The condition is written exactly as in the index, so that the database uses the index.
        neverPublished ? sql`published_at is null` : isNotNull(quizzes.publishedAt),
        category === null ? undefined : eq(quizzes.category, category),
        terms === null ? undefined : sql`${quizzes.search} @@ to_tsquery('simple', ${terms})`,
        before === null ? undefined : lt(quizzes.id, before),
      ),
    )
    .orderBy(desc(quizzes.id))
    .limit(limit);
}
