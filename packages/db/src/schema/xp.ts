import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * The XP ledger, append-only: one row for everything that earned XP or took it back. A learner's total is the sum of
 * their rows.
 */
export const xpLedger = pgTable(
  'xp_ledger',
  {
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    reason: text({ enum: ['quiz', 'review', 'review_undo', 'room', 'challenge', 'tournament', 'daily'] }).notNull(),
    sourceId: uuid().notNull(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    /** The learner's day on which the work was done. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('xp_ledger_source_key').on(table.userId, table.reason, table.sourceId),
    /** An index for limiting the XP that rooms pay a learner per day. */
    index('xp_ledger_rooms_idx').on(table.userId, table.day).where(sql`reason = 'room'`),
    /** An index for finding the days on which a learner collected the XP of the daily challenge. */
    index('xp_ledger_daily_idx').on(table.userId, table.day).where(sql`reason = 'daily'`),
  ],
);

/**
 * Entry fees of tournaments and their refunds, at most one of each per learner and tournament. A learner's balance is
 * their XP minus the fees plus the refunds.
 */
export const xpFees = pgTable(
  'xp_fees',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['fee', 'refund'] }).notNull(),
    /** The tournament of the fee or refund. */
    tournamentId: uuid().notNull(),
    amount: integer().notNull(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('xp_fees_source_key').on(table.userId, table.kind, table.tournamentId)],
);

/**
 * Ledger entries that aren't in any leaderboard yet: XP by the learner's day, with the attempts that earned it. The
 * leaderboards' worker removes the rows. Ids are UUIDv7, so the oldest shows up to when the leaderboards are complete.
 */
export const xpArrivals = pgTable(
  'xp_arrivals',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    amount: integer().notNull(),
    attemptIds: uuid().array().notNull(),
  },
  (table) => [index('xp_arrivals_user_idx').on(table.userId)],
);
