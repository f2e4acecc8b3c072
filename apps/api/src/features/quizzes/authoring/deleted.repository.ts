// Queries over deleted quizzes and the rows that refer to a quiz.
import type { DeletionImpact } from '@quorbit/contracts/quizzes/drafts';
import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { quizDrafts, quizzes } from '@quorbit/db/schema/quizzes';
import { quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { and, desc, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { DeletionBlockers } from '../../../kernel/shared-parts.ts';
import type { QuizRow } from '../quizzes.repository.ts';

type Owned = Pick<QuizRow, 'id' | 'ownerId'>;

/** Counts the attempts, learners, downloads and cards that a quiz has besides its owner's. */
export async function countReach(
  db: Executor,
  { id, ownerId }: Owned,
  holds: readonly DeletionBlockers[],
): Promise<DeletionImpact> {
  const others = sql`user_id is distinct from ${ownerId}::uuid`;
  const counts = {
    keepers: sql`(select count(*)::int from ${quizKeeps} where quiz_id = ${id} and pack_hash is not null and ${others})`,
    ...Object.assign({}, ...holds.map(({ countReach: reach }) => reach?.(id, ownerId))),
  };
  const columns = Object.entries<SQL>(counts).map(([name, counted]) => sql`${counted} as ${sql.identifier(name)}`);
  const [row] = rowsOf<Partial<DeletionImpact>>(await db.execute(sql`select ${sql.join(columns, sql`, `)}`));
  return { attempts: 0, learners: 0, keepers: 0, cards: 0, ...row };
}

/**
 * Returns quizzes that were deleted after a time, the latest first.
 * @param ownerId null for everybody's quizzes.
 */
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
  const deleted = await tx.execute(sql`
    delete from ${quizDrafts} where (quiz_id, editor_id) in (
      select draft.quiz_id, draft.editor_id from quiz_drafts draft join quizzes quiz on quiz.id = draft.quiz_id
      where quiz.deleted_at <= ${until.toISOString()}::timestamptz limit ${limit})
    returning quiz_id`);
  return rowsOf(deleted).length;
}

/**
 * Erases quizzes that were deleted by `until` and that nothing refers to: no attempt, card, game or seal for all, and
 * no download except the owner's. Seed quizzes stay, or the next start would add them again. If an attempt is submitted
 * at the same time, one of the two transactions violates a foreign key and is retried.
 * @returns how many, at most `limit`.
 */
export async function eraseQuizzes(
  tx: Tx,
  until: Date,
  limit: number,
  holds: readonly DeletionBlockers[],
): Promise<number> {
  const blocked = holds.map(({ isQuizInUse }) => isQuizInUse(sql`quiz.id`));
  const erased = await tx.execute(sql`
    delete from ${quizzes} where id in (
      select quiz.id from quizzes quiz
      where quiz.deleted_at <= ${until.toISOString()}::timestamptz and quiz.origin is null
        and ${and(...blocked.map(not)) ?? sql`true`}
        and not exists (select from quiz_seals seal where seal.quiz_id = quiz.id and seal.user_id is null)
        and not exists (select from quiz_keeps keep
          where keep.quiz_id = quiz.id and keep.pack_hash is not null and keep.user_id is distinct from quiz.owner_id)
      limit ${limit})
    returning id`);
  return rowsOf(erased).length;
}
