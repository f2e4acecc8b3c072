// SQL conditions for the quizzes that a person may see, also for statements of other areas.
import { quizzes } from '@quorbit/db/schema/quizzes';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { quizIdsSharedWith, userIdsSharing } from '../group-sharing/group-sharing.views.ts';

interface Reader {
  id: string;
  role: string;
}

/**
 * Condition for undeleted quizzes that a person may see, in a statement over `quizzes`; undefined for admins, who see
 * all. The same rule as `canSeeQuiz`.
 */
export function visibleTo({ id, role }: Reader): SQL | undefined {
  if (role === 'admin') return undefined;
  const audience =
    role === 'premium'
      ? inArray(quizzes.audience, ['everyone', 'premium'])
      : or(
          eq(quizzes.audience, 'everyone'),
          and(eq(quizzes.audience, 'premium'), sql`${quizzes.id} = any(${quizIdsSharedWith(id)})`),
        );
  return or(eq(quizzes.ownerId, id), and(audience, eq(quizzes.status, 'published'), gt(quizzes.questionCount, 0)));
}

/**
 * Selects those of the given people who are in a group that the statement's quiz is shared with; `canSeeQuiz` needs
 * them.
 */
export const sharedWith = (userIds: readonly string[]) => userIdsSharing(userIds, sql`${quizzes.id}`);

/** Condition that the reader may see the quiz with this id; false for deleted quizzes. The same rule as `visibleTo`. */
export function isVisibleTo(reader: Reader, quizId: SQL): SQL {
  const visible = visibleTo(reader) ?? sql`true`;
  return sql`exists (select from ${quizzes} where ${quizzes.id} = ${quizId} and ${quizzes.deletedAt} is null and ${visible})`;
}

/** Condition that this person plays a running game of the quiz, or could join one: players see its questions. */
export function isPlayedBy({ id }: Reader, now: Date, quizId: SQL): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`exists (
    select from ${quizSeals}
    where ${quizSeals.quizId} = ${quizId} and (${quizSeals.userId} = ${id} or ${quizSeals.userId} is null)
      and ${quizSeals.startsAt} <= ${at} and ${quizSeals.endsAt} > ${at})`;
}
