// Deleted quizzes, and what rests on a quiz.
import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { quizDrafts, quizKeeps, quizzes } from '@quorbit/db/schema/quizzes';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { gradedAttempts } from '../attempts/attempts.views.ts';
import { cardQuizzes } from '../reviews/reviews.views.ts';
import { playedQuizzes } from '../rooms/rooms.views.ts';
import type { QuizRow } from './quizzes.repository.ts';

type Owned = Pick<QuizRow, 'id' | 'ownerId'>;

/** Whether anybody but its owner has an attempt at the quiz. */
export async function wasTaken(db: Executor, { id, ownerId }: Owned): Promise<boolean> {
  const rows = await db
    .select({ id: gradedAttempts.id })
    .from(gradedAttempts)
    .where(and(eq(gradedAttempts.quizId, id), sql`${gradedAttempts.userId} is distinct from ${ownerId}::uuid`))
    .limit(1);
  return rows.length > 0;
}

/** What others have of a quiz. */
export async function countReach(db: Executor, { id, ownerId }: Owned) {
  const others = sql`user_id is distinct from ${ownerId}::uuid`;
  const [row] = rowsOf<{ attempts: number; learners: number; keepers: number; cards: number }>(
    await db.execute(sql`
      select
        (select count(*)::int from ${gradedAttempts} where quiz_id = ${id} and ${others}) as attempts,
        (select count(distinct user_id)::int from ${gradedAttempts} where quiz_id = ${id} and ${others}) as learners,
        (select count(*)::int from ${quizKeeps} where quiz_id = ${id} and pack_hash is not null and ${others}) as keepers,
        (select count(*)::int from ${cardQuizzes} where quiz_id = ${id} and ${others}) as cards`),
  );
  return row ?? { attempts: 0, learners: 0, keepers: 0, cards: 0 };
}

/** Quizzes deleted after a time, the last first: one owner's or all. */
export function listDeleted(db: Executor, ownerId: string | null, after: Date, limit: number): Promise<QuizRow[]> {
  return db
    .select()
    .from(quizzes)
    .where(
      and(
        isNotNull(quizzes.deletedAt),
        gt(quizzes.deletedAt, after),
        ownerId === null ? undefined : eq(quizzes.ownerId, ownerId),
      ),
    )
    .orderBy(desc(quizzes.deletedAt), desc(quizzes.id))
    .limit(limit);
}

/** Deletes unpublished changes to quizzes that were deleted by `until`. @returns how many, at most `limit` */
export async function deleteDraftsOfDeleted(tx: Tx, until: Date, limit: number): Promise<number> {
  const gone = await tx.execute(sql`
    delete from ${quizDrafts} where (quiz_id, editor_id) in (
      select draft.quiz_id, draft.editor_id from quiz_drafts draft join quizzes quiz on quiz.id = draft.quiz_id
      where quiz.deleted_at <= ${until.toISOString()}::timestamptz limit ${limit})
    returning quiz_id`);
  return rowsOf(gone).length;
}

/**
 * Deletes quizzes that were deleted by `until` and of which nobody has anything: no attempt, no card, no game, no seal for all, and nobody
 * but the owner keeps them. Those that came with the app stay, so that they don't come back with it. If an attempt is
 * submitted at this moment, one of the two transactions breaks a reference and starts again.
 * @returns how many, at most `limit`
 */
export async function deleteForGood(tx: Tx, until: Date, limit: number): Promise<number> {
  const gone = await tx.execute(sql`
    delete from ${quizzes} where id in (
      select quiz.id from quizzes quiz
      where quiz.deleted_at <= ${until.toISOString()}::timestamptz and quiz.origin is null
        and not exists (select from ${gradedAttempts} attempt where attempt.quiz_id = quiz.id)
        and not exists (select from ${cardQuizzes} card where card.quiz_id = quiz.id)
        and not exists (select from ${playedQuizzes} game where game.quiz_id = quiz.id)
        and not exists (select from quiz_seals seal where seal.quiz_id = quiz.id and seal.user_id is null)
        and not exists (select from quiz_keeps keep
          where keep.quiz_id = quiz.id and keep.pack_hash is not null and keep.user_id is distinct from quiz.owner_id)
      limit ${limit})
    returning id`);
  return rowsOf(gone).length;
}
