import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who runs this server, and how far they are in setting it up. One row, or none before anybody said anything. */
export const school = pgTable(
  'school',
  {
    /** Always true, so that there is one row at most. */
    only: boolean().primaryKey().default(true),
    name: text(),
    /** The contact for learners in danger, in words; null for none. */
    contact: text(),
    /** The step of the setup that is next; null for the first. */
    setupStep: text(),
    /** When somebody came to the end of the steps. */
    setUpAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('school_only', sql`${table.only}`)],
);
