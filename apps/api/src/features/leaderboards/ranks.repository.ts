import type { Executor, Tx } from '@quorbit/db/client';
import { boardRanks, boardRows, boards } from '@quorbit/db/schema/leaderboards';
import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

/** The number of ranks copied per board each day. Learners below these see no movement. */
const COPIED_RANKS = 1_000;

/**
 * Returns a current board whose ranks weren't copied today; null if there is none.
 * @param open the earliest end day of current boards.
 */
export async function findNextToCopy(db: Executor, { today, open }: { today: string; open: string }) {
  const [row] = await db
    .select({ board: boards.board })
    .from(boards)
    .where(
      and(or(isNull(boards.endsOn), gte(boards.endsOn, open)), or(isNull(boards.copiedOn), lt(boards.copiedOn, today))),
    )
    .limit(1);
  return row?.board ?? null;
}

/**
 * Returns an ended board that still has copied ranks; null if there is none.
 * @param open the earliest end day of current boards.
 */
export async function findNextToDrop(db: Executor, open: string): Promise<string | null> {
  const [row] = await db
    .select({ board: boards.board })
    .from(boards)
    .where(and(lt(boards.endsOn, open), isNotNull(boards.copiedOn)))
    .limit(1);
  return row?.board ?? null;
}

/** Replaces the board's copied ranks with the current ones. The caller has locked the boards. */
export async function copyRanks(tx: Tx, board: string, today: string): Promise<void> {
  await tx.delete(boardRanks).where(eq(boardRanks.board, board));
  await tx.execute(sql`
    insert into ${boardRanks} (board, user_id, rank)
    select board, user_id, rank() over (order by score desc)
    from (
      select board, user_id, score from ${boardRows}
      where board = ${board} and listed and score is not null
      order by score desc, user_id desc limit ${COPIED_RANKS}
    ) as best`);
  await tx.update(boards).set({ copiedOn: today }).where(eq(boards.board, board));
}

export async function deleteRanks(tx: Tx, board: string): Promise<void> {
  await tx.delete(boardRanks).where(eq(boardRanks.board, board));
  await tx.update(boards).set({ copiedOn: null }).where(eq(boards.board, board));
}
