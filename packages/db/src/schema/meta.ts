import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the database itself: its epoch (changed by a restore), and whether it was moved away. */
export const meta = pgTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
});
