import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { boardCounts, boardRanks, boardRows, boards } from '@quorbit/db/schema/leaderboards';
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';

/** Returns a board that ended before this day and may still have rows; null if there is none. */
export async function findNextToPrune(db: Executor, before: string): Promise<string | null> {
  const [row] = await db
    .select({ board: boards.board })
    .from(boards)
    .where(and(lt(boards.endsOn, before), sql`${boards.closed} is distinct from 'empty'`))
    .orderBy(asc(boards.endsOn))
    .limit(1);
  return row?.board ?? null;
}

/** Returns the closed boards, to which nothing is added any more. */
export async function listClosed(db: Executor): Promise<string[]> {
  const rows = await db.select({ board: boards.board }).from(boards).where(isNotNull(boards.closed));
  return rows.map(({ board }) => board);
}

/**
 * Deletes up to `limit` rows of a board and closes it. Returns whether the board is empty. The caller has locked the
 * boards.
 */
export async function pruneBoard(tx: Tx, board: string, limit: number): Promise<boolean> {
  // Deletes ranked and unranked rows in two statements, because each kind has its own index.
  const ranked = sql`listed and score is not null`;
  let remaining = limit;
  for (const part of [ranked, sql`not (${ranked})`]) {
    const deleted = rowsOf<{ one: unknown }>(
      await tx.execute(sql`
        delete from ${boardRows} where (user_id, board) in (
          select user_id, board from ${boardRows} where board = ${board} and ${part} limit ${remaining}
        ) returning 1 as one`),
    );
    remaining -= deleted.length;
  }
  const isEmpty = remaining > 0;
  if (isEmpty) {
    await tx.delete(boardCounts).where(eq(boardCounts.board, board));
    await tx.delete(boardRanks).where(eq(boardRanks.board, board));
  }
  await tx
    .update(boards)
    .set({ closed: isEmpty ? 'empty' : 'emptying', copiedOn: null })
    .where(eq(boards.board, board));
  return isEmpty;
}
