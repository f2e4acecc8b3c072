import { averageBoardKey, xpBoardKey } from '@quorbit/contracts/leaderboards/board-keys';
import { AVERAGE_PERIODS, XP_PERIODS } from '@quorbit/contracts/leaderboards/periods';
import { averageSortKey, capBoardXp } from '@quorbit/contracts/leaderboards/scores';
import type { Executor } from '@quorbit/db/client';
import type { Totals } from '../../kernel/area.ts';
import { listDifferences } from '../../lib/differences.ts';
import { createLearnerTotals } from '../accounts/learner-totals.ts';
import { isListed } from '../accounts/profiles/listing.service.ts';
import { sumByDay } from '../xp/xp.service.ts';
import { lockBoards } from './folding.repository.ts';
import { listClosed } from './pruning.repository.ts';
import * as repository from './totals.repository.ts';

const PAGE = 500;
const EMPTY_ROW = { score: null, percentages: 0, quizzes: 0, listed: null };

/**
 * Totals that check and repair each learner's board rows, computed from ledger and attempts without the work that isn't
 * folded yet.
 */
export const boardTotals: Totals = {
  ...createLearnerTotals(async (db, userId) => {
    const listed = (await isListed(db, userId)) ? 1 : 0;
    const days = await sumDays(db, userId);
    // Closed boards are skipped, because some of their rows may be deleted already.
    const closed = new Set(await listClosed(db));
    const isOpen = ([board]: [string, unknown]) => !closed.has(board);
    const rows = new Map([...sumXp(days), ...(await sumAverages(db, userId))].filter(isOpen));
    const storedDays = await repository.listDays(db, userId);
    const storedRows = new Map([...(await repository.listRows(db, userId))].filter(isOpen));
    const differences = [
      // A day with 0 XP may have a row or none, and so may its boards.
      ...unionOf(days, storedDays).flatMap((day) =>
        listDifferences('board_days', `${day}/${userId}`, { xp: storedDays.get(day) ?? 0 }, { xp: days.get(day) ?? 0 }),
      ),
      ...unionOf(rows, storedRows).flatMap((board) => {
        const [before, after] = [storedRows.get(board), rows.get(board)];
        if (isEmptyRow(before) && isEmptyRow(after)) return [];
        const computed = after ? { ...after, listed } : EMPTY_ROW;
        return listDifferences('board_rows', `${board}/${userId}`, before ?? EMPTY_ROW, computed);
      }),
    ];
    return {
      differences,
      async repair(tx) {
        if (differences.length === 0) return;
        await repository.replaceDays(tx, userId, days);
        await repository.replaceRows(tx, userId, { rows, listed: listed === 1 });
      },
    };
  }),
  lock: lockBoards,
};

/**
 * Totals that check and repair the number of learners per score on each board. They run after `boardTotals`, which
 * corrects the scores.
 */
export const boardCountTotals: Totals = {
  label: 'boards',
  nextKeys: (db, after) => repository.listBoards(db, after, PAGE),
  scopesOf: () => [],
  lock: lockBoards,
  async inspect(db, board) {
    await repository.allowLongStatements(db);
    const computed = await repository.countScores(db, board);
    const stored = await repository.listCounts(db, board);
    const differences = unionOf(computed, stored).flatMap((slot) => {
      const before = { learners: stored.get(slot) ?? 0 };
      return listDifferences('board_counts', `${board}/${slot}`, before, { learners: computed.get(slot) ?? 0 });
    });
    return {
      differences,
      async repair(tx) {
        if (differences.length > 0) await repository.replaceCounts(tx, board);
      },
    };
  },
};

type Sums = repository.RowSums;

/** Returns a learner's XP by day, without payments that aren't folded yet. */
async function sumDays(db: Executor, userId: string): Promise<Map<string, number>> {
  const days = new Map((await sumByDay(db, userId)).map(({ day, xp }) => [day, xp]));
  for (const { day, amount } of await repository.listQueuedArrivals(db, userId))
    days.set(day, (days.get(day) ?? 0) - amount);
  return days;
}

function sumXp(days: ReadonlyMap<string, number>): Map<string, Sums> {
  const rows = new Map<string, Sums>();
  for (const [day, xp] of days) {
    for (const period of XP_PERIODS) {
      const board = xpBoardKey(period, day);
      const score = (rows.get(board)?.score ?? 0) + capBoardXp(xp);
      rows.set(board, { score, percentages: 0, quizzes: 0 });
    }
  }
  return rows;
}

async function sumAverages(db: Executor, userId: string): Promise<Map<string, Sums>> {
  const waiting = new Set((await repository.listQueuedArrivals(db, userId)).flatMap(({ attemptIds }) => attemptIds));
  const rows = new Map<string, Sums>();
  for (const { id, day, category, percentage } of await repository.listFirstAttempts(db, userId)) {
    // A first attempt that isn't graded or folded yet doesn't count, and blocks later attempts at the same quiz.
    if (percentage === null || waiting.has(id)) continue;
    for (const period of AVERAGE_PERIODS) {
      for (const board of [averageBoardKey(period, day), averageBoardKey(period, day, category)]) {
        const { percentages, quizzes } = rows.get(board) ?? EMPTY_ROW;
        const sums = { percentages: percentages + percentage, quizzes: quizzes + 1 };
        rows.set(board, { ...sums, score: averageSortKey(sums.percentages, sums.quizzes) });
      }
    }
  }
  return rows;
}

function isEmptyRow(row: Sums | undefined): boolean {
  return row === undefined || (row.score === 0 && row.quizzes === 0);
}

function unionOf<K>(a: ReadonlyMap<K, unknown>, b: ReadonlyMap<K, unknown>): K[] {
  return [...new Set([...a.keys(), ...b.keys()])].sort();
}
