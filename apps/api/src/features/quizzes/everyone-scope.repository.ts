import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { type SQL, sql } from 'drizzle-orm';
import { feedRows } from '../sync/sync.views.ts';

/**
 * Selects the newest quizzes that everybody sees.
 * @param most the maximum number.
 */
function newestPublic(most: number): SQL {
  return sql`select ${quizzes.id} as id from ${quizzes}
    where ${quizzes.audience} = 'everyone' and ${quizzes.status} = 'published' and ${quizzes.questionCount} > 0
      and ${quizzes.deletedAt} is null
    order by ${quizzes.id} desc limit ${most}`;
}

export async function listNewestPublic(db: Executor, most: number): Promise<string[]> {
  return rowsOf<{ id: string }>(await db.execute(newestPublic(most))).map(({ id }) => id);
}

/**
 * Returns the quizzes to add to or remove from everybody's scope, and the edited ones to record in it again. `shown`
 * says whether a quiz is one of the newest.
 */
export async function diffEveryoneScope(
  tx: Tx,
  edited: readonly string[],
  most: number,
): Promise<{ id: string; shown: boolean }[]> {
  return rowsOf(
    await tx.execute(sql`
      with newest as (${newestPublic(most)}), standing as (
        select ${feedRows.rowId}::uuid as id from ${feedRows}
        where ${feedRows.scope} = 'everyone' and ${feedRows.kind} = 'pack' and not ${feedRows.deleted}
      )
      select coalesce(newest.id, standing.id) as id, newest.id is not null as shown
      from newest full join standing on standing.id = newest.id
      where newest.id is null or standing.id is null or newest.id = any(${sql.param(edited)}::uuid[])`),
  );
}
