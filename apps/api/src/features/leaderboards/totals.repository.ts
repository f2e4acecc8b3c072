import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { boardCounts, boardDays, boardRows, boards } from '@quorbit/db/schema/leaderboards';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { countedAttempts } from '../attempts/attempts.views.ts';
import { versionTitles } from '../quizzes/quizzes.views.ts';
import { arrivals } from '../xp/xp.views.ts';
import { groupOf } from './folding.repository.ts';

/** A learner's score and sums on one board. */
export type RowSums = Pick<typeof boardRows.$inferSelect, 'score' | 'percentages' | 'quizzes'>;

/** Returns a learner's first counted attempt at each quiz. */
export async function listFirstAttempts(db: Executor, userId: string) {
  return db
    .selectDistinctOn([countedAttempts.quizId], {
      id: countedAttempts.id,
      day: countedAttempts.day,
      percentage: countedAttempts.percentage,
      category: versionTitles.category,
    })
    .from(countedAttempts)
    .innerJoin(versionTitles, eq(versionTitles.id, countedAttempts.versionId))
    .where(and(eq(countedAttempts.userId, userId), eq(countedAttempts.counted, true)))
    .orderBy(countedAttempts.quizId, asc(countedAttempts.acceptedNo));
}

/** Lists the learner's payments that no board includes yet. */
export function listQueuedArrivals(db: Executor, userId: string) {
  const { day, amount, attemptIds } = arrivals;
  return db.select({ day, amount, attemptIds }).from(arrivals).where(eq(arrivals.userId, userId));
}

/** Returns a learner's XP on boards by day. */
export async function listDays(db: Executor, userId: string): Promise<Map<string, number>> {
  const rows = await db.select().from(boardDays).where(eq(boardDays.userId, userId));
  return new Map(rows.map(({ day, xp }) => [day, xp]));
}

/** Returns a learner's board rows by board, with `listed` as 1 or 0. */
export async function listRows(db: Executor, userId: string): Promise<Map<string, RowSums & { listed: number }>> {
  const rows = await db.select().from(boardRows).where(eq(boardRows.userId, userId));
  return new Map(
    rows.map(({ board, score, percentages, quizzes, listed }) => [
      board,
      { score, percentages, quizzes, listed: listed ? 1 : 0 },
    ]),
  );
}

export async function replaceDays(tx: Tx, userId: string, days: ReadonlyMap<string, number>): Promise<void> {
  await tx.delete(boardDays).where(eq(boardDays.userId, userId));
  if (days.size > 0) await tx.insert(boardDays).values([...days].map(([day, xp]) => ({ userId, day, xp })));
}

export async function replaceRows(
  tx: Tx,
  userId: string,
  { rows, listed }: { rows: ReadonlyMap<string, RowSums>; listed: boolean },
): Promise<void> {
  await tx.delete(boardRows).where(eq(boardRows.userId, userId));
  const values = [...rows].map(([board, sums]) => ({ userId, board, listed, ...sums }));
  if (values.length === 0) return;
  await tx.insert(boardRows).values(values);
  await tx
    .insert(boards)
    .values([...rows.keys()].map((board) => ({ board })))
    .onConflictDoNothing();
}

/**
 * Returns the names of open boards in ascending order.
 * @param after the last name of the previous page; null for the first page.
 */
export async function listBoards(db: Executor, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ board: boards.board })
    .from(boards)
    .where(and(isNull(boards.closed), after === null ? undefined : gt(boards.board, after)))
    .orderBy(boards.board)
    .limit(limit);
  return rows.map(({ board }) => board);
}

/** Lifts the statement timeout in this transaction, because a board may have a million rows. */
export async function allowLongStatements(db: Executor): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
}

/** Counts the listed learners with each score and in each group of scores, by `level/slot`. */
export async function countScores(db: Executor, board: string): Promise<Map<string, number>> {
  const rows = rowsOf<{ slot: string; learners: unknown }>(
    await db.execute(sql`
      select level || '/' || slot as slot, count(*) as learners
      from ${boardRows}
        cross join lateral (values (0, score), (1, ${groupOf(sql`board`, sql`score`)})) as one (level, slot)
      where board = ${board} and listed and score is not null
      group by level, slot`),
  );
  return new Map(rows.map(({ slot, learners }) => [slot, Number(learners)]));
}

/** Returns the stored counts of learners by `level/slot`; counts of 0 are left out. */
export async function listCounts(db: Executor, board: string): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(boardCounts)
    .where(and(eq(boardCounts.board, board), ne(boardCounts.learners, 0)));
  return new Map(rows.map(({ level, slot, learners }) => [`${level}/${slot}`, learners]));
}

/** Recomputes the stored counts of a board. The caller has locked the boards. */
export async function replaceCounts(tx: Tx, board: string): Promise<void> {
  await tx.delete(boardCounts).where(eq(boardCounts.board, board));
  await tx.execute(sql`
    insert into ${boardCounts} (board, level, slot, learners)
    select board, level, slot, count(*)
    from ${boardRows}
      cross join lateral (values (0, score), (1, ${groupOf(sql`board`, sql`score`)})) as one (level, slot)
    where board = ${board} and listed and score is not null
    group by board, level, slot`);
}
