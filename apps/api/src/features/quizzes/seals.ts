// Decides for whom a quiz is sealed. Asked wherever an answer key leaves the server.

import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Executor } from '@quorbit/db/client';
import { quizSeals, quizzes } from '@quorbit/db/schema/quizzes';
import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';

/**
 * The quizzes whose key is withheld from this user at `now`: those in an active challenge or tournament (their owner and
 * admins excepted) and those of a room in which the user is seated (no exception).
 */
export async function sealedQuizzes(
  db: Executor,
  reader: { id: string; role: Role },
  now: Date,
): Promise<ReadonlySet<string>> {
  const forEverybody =
    reader.role === 'admin'
      ? []
      : [and(isNull(quizSeals.userId), or(isNull(quizzes.ownerId), ne(quizzes.ownerId, reader.id)))];
  const rows = await db
    .selectDistinct({ quizId: quizSeals.quizId })
    .from(quizSeals)
    .innerJoin(quizzes, eq(quizzes.id, quizSeals.quizId))
    .where(
      and(
        lte(quizSeals.startsAt, now),
        gt(quizSeals.endsAt, now),
        or(eq(quizSeals.userId, reader.id), ...forEverybody),
      ),
    );
  return new Set(rows.map((row) => row.quizId));
}
