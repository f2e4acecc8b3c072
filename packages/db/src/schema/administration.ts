import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Figures of the whole server, as a worker counted them last: the page that shows them counts nothing. */
export const siteFigures = pgTable('site_figures', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
  countedAt: timestamp({ withTimezone: true }).notNull(),
});
