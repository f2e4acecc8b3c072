// What other areas may ask of seals within their own statements.
import { quizzes } from '@quorbit/db/schema/quizzes';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Reader {
  /** A user's id, or an expression for it. */
  id: string | SQL;
  role: string;
}

/** Whether a quiz is part of a running game of this reader's, in a statement that reads the quiz. */
export function isInGame(reader: Reader, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`exists (
    select from ${quizSeals}
    where ${quizSeals.quizId} = ${quizzes.id} and ${quizSeals.startsAt} <= ${at} and ${quizSeals.endsAt} > ${at}
      and (${quizSeals.userId} = ${reader.id} or (${quizSeals.userId} is null and ${isLearner(reader)})))`;
}

/** Whether the quiz is ranked and has not closed, for a learner. */
export function isRankedOpen(reader: Reader, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${quizzes.ranked} and (${quizzes.closesAt} is null or ${quizzes.closesAt} > ${at}) and ${isLearner(reader)})`;
}

/** Whether a row is of a quiz whose key this reader may have now. @param quizId the row's quiz */
export function isUnsealedFor(reader: Reader, now: Date, quizId: PgColumn): SQL {
  return sql`not exists (
    select from ${quizzes}
    where ${quizzes.id} = ${quizId} and (${isRankedOpen(reader, now)} or ${isInGame(reader, now)}))`;
}

/** What seals a quiz for all learners leaves out its owner and admins; what seals it for one learner leaves out nobody. */
function isLearner({ id, role }: Reader): SQL {
  return role === 'admin' ? sql`false` : sql`${quizzes.ownerId} is distinct from ${id}::uuid`;
}
