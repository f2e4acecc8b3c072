// Quizzes as games are made of them.
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { AttemptQueries } from '../../../kernel/attempt-queries.ts';

/** What is counted of those who know a quiz. */
const MAX_LEARNERS = 1_000;

const isUsable = and(isNull(quizzes.deletedAt), gt(quizzes.questionCount, 0), eq(quizzes.ranked, false));

/** Those of these quizzes that a game may ask, as they are now. */
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

/** How many took the quiz in the row that is being read, or have it on a device. */
const learnersOf = ({ learnerIdsOf }: Pick<AttemptQueries, 'learnerIdsOf'>) => sql`(
  select count(distinct user_id) from (
    ${learnerIdsOf(sql`quizzes.id`, MAX_LEARNERS)}
    union all
    (select user_id from ${quizKeeps} where quiz_id = quizzes.id and pack_hash is not null limit ${MAX_LEARNERS})
  ) one)`;

export interface UsableFilter {
  /** Only those that learners could never see, or only the others. */
  neverPublished: boolean;
  category: string | null;
  /** As a `tsquery`; null for all. */
  terms: string | null;
  /** Only quizzes that were made before this one. */
  before: string | null;
  limit: number;
}

/** Quizzes that a game may ask, newest first, with how many know them and until when a game seals them. */
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
        // As in the index.
        neverPublished ? sql`published_at is null` : isNotNull(quizzes.publishedAt),
        category === null ? undefined : eq(quizzes.category, category),
        terms === null ? undefined : sql`${quizzes.search} @@ to_tsquery('simple', ${terms})`,
        before === null ? undefined : lt(quizzes.id, before),
      ),
    )
    .orderBy(desc(quizzes.id))
    .limit(limit);
}
