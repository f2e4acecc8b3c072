import type { Executor } from '@quorbit/db/client';
import { quizSeals, quizzes } from '@quorbit/db/schema/quizzes';
import { and, eq, exists, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from './quizzes.repository.ts';

/**
 * The ids of the quizzes that are sealed for this user at `now`. A seal for all leaves out the quiz's owner and admins;
 * one for a single user leaves out nobody.
 */
export async function listSealed(db: Executor, reader: Reader, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ quizId: quizSeals.quizId })
    .from(quizSeals)
    .innerJoin(quizzes, eq(quizzes.id, quizSeals.quizId))
    .where(sealing(reader, now));
  return rows.map((row) => row.quizId);
}

/** The same of the quiz in the row that is being read. */
export function isSealed(db: Executor, reader: Reader, now: Date): SQL<boolean> {
  const seals = db
    .select({ id: quizSeals.id })
    .from(quizSeals)
    .where(and(eq(quizSeals.quizId, quizzes.id), sealing(reader, now)));
  return sql<boolean>`${exists(seals)}`;
}

function sealing(reader: Reader, now: Date): SQL | undefined {
  const forEverybody =
    reader.role === 'admin'
      ? []
      : [and(isNull(quizSeals.userId), or(isNull(quizzes.ownerId), ne(quizzes.ownerId, reader.id)))];
  return and(
    lte(quizSeals.startsAt, now),
    gt(quizSeals.endsAt, now),
    or(eq(quizSeals.userId, reader.id), ...forEverybody),
  );
}
