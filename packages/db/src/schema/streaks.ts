import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The learners' days that count for their streaks. Days are never removed. */
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
    /** An index for counting the people who learned on a day. */
    index('active_days_day_idx').on(table.day, table.userId),
  ],
);

/**
 * The first and last time that a learner worked on one of their days in a time zone. The zone of the newest row applies
 * if the learner hasn't fixed one, and a quick change of zones counts as a journey.
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
