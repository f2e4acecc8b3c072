// Conditions on seals that other areas may use within their own statements.
import { quizzes } from '@quorbit/db/schema/quizzes';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Reader {
  /** A user's id, or an SQL expression for it. */
  id: string | SQL;
  role: string;
}

/**
 * Selects whether the quiz is part of a running game that seals it for this reader, within a statement that reads
 * `quizzes`.
 */
export function isInGame(reader: Reader, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`exists (
    select from ${quizSeals}
    where ${quizSeals.quizId} = ${quizzes.id} and ${quizSeals.startsAt} <= ${at} and ${quizSeals.endsAt} > ${at}
      and (${quizSeals.userId} = ${reader.id} or (${quizSeals.userId} is null and ${isLearner(reader)})))`;
}

/**
 * Selects whether the quiz is ranked and hasn't closed, within a statement that reads `quizzes`; false for the quiz's
 * owner and for admins.
 */
export function isRankedOpen(reader: Reader, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${quizzes.ranked} and (${quizzes.closesAt} is null or ${quizzes.closesAt} > ${at}) and ${isLearner(reader)})`;
}

/**
 * Selects whether the reader may have the key of the row's quiz at `now`.
 * @param quizId the column with the id of the row's quiz.
 */
export function isUnsealedFor(reader: Reader, now: Date, quizId: PgColumn): SQL {
  return sql`not exists (
    select from ${quizzes}
    where ${quizzes.id} = ${quizId} and (${isRankedOpen(reader, now)} or ${isInGame(reader, now)}))`;
}

/**
 * Selects whether the reader is neither the quiz's owner nor an admin. A seal for all learners doesn't apply to the
 * owner and admins; a seal for one learner exempts nobody.
 */
export function isLearner({ id, role }: Reader): SQL {
  return role === 'admin' ? sql`false` : sql`${quizzes.ownerId} is distinct from ${id}::uuid`;
}
