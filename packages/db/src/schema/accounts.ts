import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true });

/**
 * SQL condition for people who aren't listed on boards: they opted out, are suspended, or are admins, who know the
 * answers.
 */
export const UNLISTED_CONDITION = "(leaderboard_opt_out or suspended_at is not null or role = 'admin')";

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The e-mail address in lower case. */
    email: text().notNull(),
    emailVerifiedAt: at(),
    /** The argon2id hash of the password; null for accounts that only sign in with Google. */
    passwordHash: text(),
    googleSubject: text(),
    role: text({ enum: ['user', 'premium', 'admin'] })
      .notNull()
      .default('user'),
    /** The user's current time zone: the one fixed in the settings, or else the zone of the newest work. */
    timeZone: text().notNull().default('UTC'),
    /** Whether the user fixed the time zone in the settings. */
    zoneFixed: boolean().notNull().default(false),
    selectedTheme: text().notNull().default('Default'),
    unlockedThemes: text().array().notNull().default(sql`'{}'::text[]`),
    /** The title last won in a tournament, shown beside the name. */
    title: text(),
    leaderboardOptOut: boolean().notNull().default(false),
    /** Whether boards list this learner. The boards' worker updates it according to `UNLISTED_CONDITION`. */
    leaderboardListed: boolean().notNull().default(true),
    /** Local time HH:MM of the daily reminder; null without reminders. */
    reminderTime: text(),
    /** Whether to send reminders by e-mail. Subscribed browsers get them in any case. */
    reminderByMail: boolean().notNull().default(true),
    /** The time of the next check for a due reminder: 1970 means now; null without reminders. */
    nextReminderAt: at(),
    /** The learner's day on which the last reminder was sent. */
    remindedOn: text(),
    /** The goal in XP per day. */
    dailyGoal: integer().notNull().default(50),
    /** The most new cards that the learner gets per day. */
    newReviewsPerDay: integer().notNull().default(20),
    /** The intended probability of still knowing a card when it comes due, in percent. */
    retentionTarget: integer().notNull().default(90),
    isDemo: boolean().notNull().default(false),
    suspendedAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_google_subject_key').on(table.googleSubject),
    index('users_next_reminder_idx').on(table.nextReminderAt).where(sql`next_reminder_at is not null`),
    /**
     * The indexes below serve admins, who search for people by role, by prefix of name or e-mail, and for suspended
     * people.
     */
    index('users_role_idx').on(table.role, table.id),
    index('users_name_start_idx').on(sql`lower(name) text_pattern_ops`),
    index('users_email_start_idx').on(table.email.op('text_pattern_ops')),
    index('users_suspended_idx').on(table.id).where(sql`suspended_at is not null`),
    index('users_listing_idx')
      .on(table.id)
      .where(sql.raw(`leaderboard_listed = ${UNLISTED_CONDITION}`)),
  ],
);

/**
 * When each setting of a user was last set, and its value if `users` has no column for it. An op with an earlier
 * (corrected time, op id) is ignored.
 */
export const profileStamps = pgTable(
  'profile_stamps',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The setting's name in the profile. */
    field: text().notNull(),
    at: at().notNull(),
    opId: uuid().notNull(),
    /** The setting's value; null if it's in the column of `users` with the setting's name. */
    value: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.field] })],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id, hex, so that this table doesn't let its readers log in. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
    lastSeenAt: at().notNull().defaultNow(),
    userAgent: text(),
    /** When the owner of the session last confirmed the password; null if never. */
    confirmedAt: at(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expires_idx').on(table.expiresAt)],
);

/** Failed sign-ins of the last 15 minutes, which are counted per account and network address. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    address: text().notNull(),
    at: at().notNull(),
  },
  (table) => [
    index('sign_in_failures_idx').on(table.email, table.address, table.at),
    index('sign_in_failures_at_idx').on(table.at),
  ],
);

/** One-time tokens that are sent by e-mail; only their SHA-256 is stored. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['reset-password', 'verify-email'] }).notNull(),
    expiresAt: at().notNull(),
  },
  (table) => [
    index('mail_tokens_user_idx').on(table.userId, table.purpose),
    index('mail_tokens_expires_idx').on(table.expiresAt),
  ],
);

/**
 * Hashes of deleted accounts' ids, so that their devices get ACCOUNT_GONE and restoring a backup deletes them again.
 */
export const goneAccounts = pgTable('gone_accounts', {
  userHash: text().primaryKey(),
  at: at().notNull().defaultNow(),
});

/** The words of people's names, for search (`nameWords`). */
export const userWords = pgTable(
  'user_words',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.word] }),
    // The index is in byte order, whatever the database's collation, so that a prefix is a range of words.
    index('user_words_word_idx').on(table.word.op('text_pattern_ops'), table.userId),
  ],
);

/** Blocks of one person by another: the two don't see each other. Written under the scopes of both. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('user_blocks_blocked_idx').on(table.blockedId, table.userId),
    index('user_blocks_newest_idx').on(table.userId, table.createdAt),
  ],
);
