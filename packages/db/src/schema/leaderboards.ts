import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * One row per board: XP of a week or month (`xp/2026-W47`), averages of a week, month or all time, of one category or of
 * all (`average/all/History`, `average/2026-11/`). Like all tables of boards it is written by a worker alone.
 */
export const boards = pgTable(
  'boards',
  {
    board: text().primaryKey(),
    /** The period's last day; null for all time. */
    endsOn: date({ mode: 'string' }),
    /** The day whose first ranks are in `board_ranks`. */
    copiedOn: date({ mode: 'string' }),
    /** Long over: its rows are being removed, or are gone. Nothing is added to it any more. */
    closed: text({ enum: ['emptying', 'empty'] }),
  },
  (table) => [
    index('boards_ends_idx').on(table.endsOn),
    index('boards_copied_idx').on(table.endsOn).where(sql`copied_on is not null`),
  ],
);

/** XP by the learner's day, so far as boards include it. */
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

/** What a learner has on a board. */
export const boardRows = pgTable(
  'board_rows',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    board: text().notNull(),
    /** What ranks go by, the higher the better; null: not enough for a rank. */
    score: integer(),
    /** On boards of averages: the sum of the percentages, and how many they are. */
    percentages: integer().notNull().default(0),
    quizzes: integer().notNull().default(0),
    /** Whether the board's counts include it: not while the learner is hidden. */
    listed: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.board] }),
    // What the other index leaves out, so that a whole board can be found.
    index('board_rows_rest_idx').on(table.board).where(sql`not (listed and score is not null)`),
    index('board_rows_rank_idx').on(table.board, table.score, table.userId).where(sql`listed and score is not null`),
  ],
);

/** How many listed rows of a board have a score (level 0), or one of a group of scores (level 1). */
export const boardCounts = pgTable(
  'board_counts',
  {
    board: text().notNull(),
    level: smallint().notNull(),
    /** The score, or what the scores of a group have in common. */
    slot: integer().notNull(),
    learners: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.board, table.level, table.slot] })],
);

/** The best ranks of open boards as they were when the day began. */
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
