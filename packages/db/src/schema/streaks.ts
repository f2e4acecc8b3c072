import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The learner's days that count for the streak. Days are never removed. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    /** How many people learned on a day. */
    index('active_days_day_idx').on(table.day, table.userId),
  ],
);

/**
 * From when to when a learner worked on one of their days in one zone. The zone of the newest is in force where none is
 * fixed, and two zones soon after one another are a journey.
 */
export const dayZones = pgTable(
  'day_zones',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    zone: text().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.zone] }),
    index('day_zones_newest_idx').on(table.userId, table.lastAt, table.zone),
  ],
);
