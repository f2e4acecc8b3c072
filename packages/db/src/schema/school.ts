import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The school that runs this server, and the progress of its setup. There is at most one row, and none before anything
 * was entered.
 */
export const school = pgTable(
  'school',
  {
    /** Always true: as the primary key it limits the table to one row. */
    only: boolean().primaryKey().default(true),
    name: text(),
    /** The contact for learners in danger, as free text; null if there is none. */
    contact: text(),
    /** The next step of the setup; null for the first. */
    setupStep: text(),
    /** When the last step of the setup was finished; null before that. */
    setUpAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('school_only', sql`${table.only}`)],
);
