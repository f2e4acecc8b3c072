import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * One row per board: XP of a week or month (`xp/2026-W47`), or averages of a week, month or all time, of one category
 * or of all (`average/all/History`, `average/2026-11/`). Only a worker writes this and the other tables of boards.
 */
export const boards = pgTable(
  'boards',
  {
    board: text().primaryKey(),
    /** The last day of the board's period; null for all time. */
    endsOn: date({ mode: 'string' }),
    /** The day whose first ranks `board_ranks` contains; null if it contains none. */
    copiedOn: date({ mode: 'string' }),
    /**
     * Set when the board's period ended long ago: its rows are being removed (`emptying`) or are removed (`empty`). No
     * more rows are added.
     */
    closed: text({ enum: ['emptying', 'empty'] }),
  },
  (table) => [
    index('boards_ends_idx').on(table.endsOn),
    index('boards_copied_idx').on(table.endsOn).where(sql`copied_on is not null`),
  ],
);

/** Learners' XP by learner's day, as far as the leaderboards already include it. */
export const boardDays = pgTable(
  'board_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    xp: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** A learner's entry on a board. */
export const boardRows = pgTable(
  'board_rows',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    board: text().notNull(),
    /** The score that determines the rank, higher is better; null if there isn't enough for a rank. */
    score: integer(),
    /** On boards of averages: the sum of the percentages, and their number. */
    percentages: integer().notNull().default(0),
    quizzes: integer().notNull().default(0),
    /** Whether the board's counts include the row; false while the learner is hidden. */
    listed: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.board] }),
    // This index covers the rows that `board_rows_rank_idx` leaves out, so that all rows of a board can be found.
    index('board_rows_rest_idx').on(table.board).where(sql`not (listed and score is not null)`),
    index('board_rows_rank_idx').on(table.board, table.score, table.userId).where(sql`listed and score is not null`),
  ],
);

/** The number of listed rows of a board for each score (level 0) and for each group of scores (level 1). */
export const boardCounts = pgTable(
  'board_counts',
  {
    board: text().notNull(),
    level: smallint().notNull(),
    /** The score, or the high bits that all scores of a group share. */
    slot: integer().notNull(),
    learners: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.level, table.slot] })],
);

/** The best ranks of open boards, as they were at the beginning of the day. */
export const boardRanks = pgTable(
  'board_ranks',
  {
    board: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rank: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.userId] }), index('board_ranks_user_idx').on(table.userId)],
);
