import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
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
