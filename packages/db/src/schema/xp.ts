import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Append-only. Everything that earned XP is here once, and what took it back; totals are its sums. */
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
    /** What rooms paid on a day is bounded. */
    index('xp_ledger_rooms_idx').on(table.userId, table.day).where(sql`reason = 'room'`),
    /** On which days the challenge of the day was collected. */
    index('xp_ledger_daily_idx').on(table.userId, table.day).where(sql`reason = 'daily'`),
  ],
);

/** What was paid for taking part, and given back: once each. The balance is XP minus the one plus the other. */
export const xpFees = pgTable(
  'xp_fees',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['fee', 'refund'] }).notNull(),
    /** What it was for. */
    tournamentId: uuid().notNull(),
    amount: integer().notNull(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('xp_fees_source_key').on(table.userId, table.kind, table.tournamentId)],
);

/**
 * What was entered into the ledger and is in no board yet: XP by the learner's day, and the attempts that paid it. The
 * worker of the boards takes rows out. Ids are UUIDv7: the oldest tells up to when boards are complete.
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
