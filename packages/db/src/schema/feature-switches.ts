import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const on = () => boolean().notNull().default(true);

/** What admins switched off, in one row. Before somebody changes something there is none, and everything is on. */
export const featureSwitches = pgTable(
  'feature_switches',
  {
    /** Always true, so that there is one row at most. */
    only: boolean().primaryKey().default(true),
    registration: text({ enum: ['open', 'invitation', 'closed'] })
      .notNull()
      .default('open'),
    rooms: on(),
    challenges: on(),
    tournaments: on(),
    google: on(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('feature_switches_only', sql`${table.only}`),
    check('feature_switches_registration', sql`${table.registration} in ('open', 'invitation', 'closed')`),
  ],
);
