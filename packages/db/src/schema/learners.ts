import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** One row per learner: the totals of the ledger, the streak and the counter of accepted work. */
export const learners = pgTable('learners', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Lifetime XP. */
  xp: integer().notNull().default(0),
  /** Spendable XP: entry fees take from it, so that paying never lowers a level. */
  balance: integer().notNull().default(0),
  acceptedNo: bigint({ mode: 'number' }).notNull().default(0),
  streakCount: integer().notNull().default(0),
  streakPoints: integer().notNull().default(0),
  streakLastDay: date({ mode: 'string' }),
  /** What achievements count; attempts that count nowhere are left out. */
  quizzesFinished: integer().notNull().default(0),
  quizzesPerfect: integer().notNull().default(0),
});

/** Append-only. Whatever earned XP stands here once; totals are its sums. */
export const xpLedger = pgTable(
  'xp_ledger',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    reason: text({ enum: ['quiz', 'review'] }).notNull(),
    sourceId: uuid().notNull(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    /** The learner's day on which the work was done. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('xp_ledger_source_key').on(table.userId, table.reason, table.sourceId),
    index('xp_ledger_day_idx').on(table.userId, table.day),
  ],
);

/** XP per ISO week (`2026-W47`) and calendar month (`2026-11`). */
export const xpPeriods = pgTable(
  'xp_periods',
  {
    period: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    xp: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.period, table.userId] }),
    index('xp_periods_rank_idx').on(table.period, table.xp),
    index('xp_periods_user_idx').on(table.userId),
  ],
);

/** The learner's days that count for the streak. Once there, a day stays. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
