import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * One row per learner: the totals of the ledger, the streak and the counter of accepted work. Shared by the areas that
 * own its columns (xp, streaks, analytics); profiles show most of them.
 */
export const learners = pgTable(
  'learners',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The learner's lifetime XP. */
    xp: integer().notNull().default(0),
    /** Spendable XP: entry fees reduce it but not `xp`, so that paying never lowers a level. */
    balance: integer().notNull().default(0),
    acceptedNo: bigint({ mode: 'number' }).notNull().default(0),
    streakCount: integer().notNull().default(0),
    streakPoints: integer().notNull().default(0),
    streakLastDay: date({ mode: 'string' }),
    /** The learner's days that were skipped by traveling to another time zone and so don't break the streak. */
    skippedDays: date({ mode: 'string' }).array().notNull().default(sql`'{}'::date[]`),
    /** The study sums include accepted work up to this number; a worker follows `acceptedNo`. */
    summedNo: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('learners_unsummed_idx').on(table.userId).where(sql`accepted_no > summed_no`)],
);
