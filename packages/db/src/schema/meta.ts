import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Facts about the database itself: its epoch, which a restore changes, and whether its content was moved to another
 * database.
 */
export const meta = pgTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
});
