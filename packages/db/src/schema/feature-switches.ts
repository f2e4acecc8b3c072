import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const on = () => boolean().notNull().default(true);

/**
 * The features that admins switched off, in a single row. Until an admin changes a switch there is no row, and
 * everything is on.
 */
export const featureSwitches = pgTable(
  'feature_switches',
  {
    /** Always true, so that the table has at most one row. */
    only: boolean().primaryKey().default(true),
    registration: text({ enum: ['open', 'invitation', 'closed'] })
      .notNull()
      .default('open'),
    rooms: on(),
    challenges: on(),
    tournaments: on(),
    google: on(),
    trial: on(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('feature_switches_only', sql`${table.only}`),
    check('feature_switches_registration', sql`${table.registration} in ('open', 'invitation', 'closed')`),
  ],
);
