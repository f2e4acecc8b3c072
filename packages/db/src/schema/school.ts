import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Who runs this server, and how far they are in setting it up. One row, or none before anybody said anything. */
export const school = pgTable(
  'school',
  {
    id: smallint().primaryKey().default(1),
    name: text(),
    /** The step of the setup that is next; null for the first. */
    setupStep: text(),
    /** When somebody came to the end of the steps. */
    setUpAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('school_one_row', sql`${table.id} = 1`)],
);
