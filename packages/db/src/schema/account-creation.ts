import type { JobState } from '@quorbit/contracts/account-creation/schema';
import type { Role } from '@quorbit/contracts/accounts/roles';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * Jobs that create accounts for lists of people; they are running or ended within the last days. The one-time passwords
 * are derived from a job's id and salt, a person's e-mail and the secret that signs tokens, which no table contains.
 */
export const accountCreationJobs = pgTable(
  'account_creation_jobs',
  {
    id: uuid().primaryKey(),
    /** The admin who submitted the list. */
    makerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key with which the job was started or its list last corrected, hex. */
    keyHash: text().notNull().unique(),
    /** HMAC of the list and the admin who submitted it, under the secret that signs tokens. */
    contentHash: text().notNull(),
    salt: text().notNull(),
    /** A check value that shows whether the secret is still the one that the passwords were computed with. */
    secretCheck: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** The time until which a single process works on the job. */
    leaseUntil: timestamp({ withTimezone: true }).notNull(),
    /** How the job ended; null while it's running. */
    outcome: text().$type<Exclude<JobState, 'running'>>(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('account_creation_jobs_maker_idx').on(table.makerId, table.contentHash),
    index('account_creation_jobs_running_idx').on(table.leaseUntil).where(sql`outcome is null`),
    index('account_creation_jobs_ended_idx').on(table.endedAt),
  ],
);

/** The people on the lists of account creation jobs. */
export const accountCreationPeople = pgTable(
  'account_creation_people',
  {
    jobId: uuid()
      .notNull()
      .references(() => accountCreationJobs.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** The person's place in the list, from 0. */
    position: integer().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The hash of the person's one-time password; null until it's computed. */
    passwordHash: text(),
    /**
     * Whether the person's e-mail address already belonged to an account when the job was about to create all its
     * accounts.
     */
    taken: boolean().notNull().default(false),
    /** The created account; null until all accounts of the job are created. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.email] }),
    index('account_creation_people_email_idx').on(table.email),
    index('account_creation_people_user_idx').on(table.userId),
  ],
);
