import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Figures about the whole server, as a worker last counted them, so that the page that shows them needn't count. */
export const siteFigures = pgTable('site_figures', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
  countedAt: timestamp({ withTimezone: true }).notNull(),
});
