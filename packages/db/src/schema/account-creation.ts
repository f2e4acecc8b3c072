import type { JobState } from '@quorbit/contracts/account-creation/schema';
import type { Role } from '@quorbit/contracts/accounts/roles';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * Lists of people whose accounts are being created, or were within the last days. The one-time passwords follow from a job's
 * id and salt and a person's e-mail under the secret that signs tokens, which no table has.
 */
export const accountCreationJobs = pgTable(
  'account_creation_jobs',
  {
    id: uuid().primaryKey(),
    /** The admin who made the list. */
    makerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key that it was started or last mended with, hex. */
    keyHash: text().notNull().unique(),
    /** HMAC of the list and its maker, under the secret that signs tokens. */
    contentHash: text().notNull(),
    salt: text().notNull(),
    /** Tells whether the secret is still the one that the passwords were computed with. */
    secretCheck: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when one process alone works on it. */
    leaseUntil: timestamp({ withTimezone: true }).notNull(),
    /** How it ended; null while it is running. */
    outcome: text().$type<Exclude<JobState, 'running'>>(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('account_creation_jobs_maker_idx').on(table.makerId, table.contentHash),
    index('account_creation_jobs_running_idx').on(table.leaseUntil).where(sql`outcome is null`),
    index('account_creation_jobs_ended_idx').on(table.endedAt),
  ],
);

/** The people of these lists. */
export const accountCreationPeople = pgTable(
  'account_creation_people',
  {
    jobId: uuid()
      .notNull()
      .references(() => accountCreationJobs.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Their place in the list, from 0. */
    position: integer().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The hash of the one-time password; null until it is made. */
    passwordHash: text(),
    /** Whether the e-mail had an account when all were to be created. */
    taken: boolean().notNull().default(false),
    /** The account; null until all are created. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.email] }),
    index('account_creation_people_email_idx').on(table.email),
    index('account_creation_people_user_idx').on(table.userId),
  ],
);
