import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { quizVersions, quizzes } from '../quizzes.ts';

/**
 * Packs, which devices download, by the SHA-256 of their bytes. Each version has one with answer keys and one without.
 * The bytes are generated from the version on each request.
 */
export const packs = pgTable(
  'packs',
  {
    hash: text().primaryKey(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id, { onDelete: 'cascade' }),
    keyed: boolean().notNull(),
    /**
     * The numbers of the wordings in the pack, if it holds only the questions of a game; null for all of the version.
     */
    questionNos: integer().array(),
    /** The pack's size in bytes. */
    bytes: integer().notNull(),
    /** The number of the serializer that generates the pack's bytes (`packs.ts`). */
    serializer: smallint().notNull().default(1),
    /**
     * 128 random bits in hex, which are part of the pack's bytes, so that nobody can guess its hash; null for open
     * packs and old ones, which have no salt.
     */
    salt: text(),
    /** When the pack was first downloaded; null if nobody has it yet. */
    servedAt: timestamp({ withTimezone: true }),
    /** The exact bytes of an old pack that no serializer can generate; null for all others. */
    body: text(),
  },
  (table) => [
    index('packs_quiz_idx').on(table.quizId),
    index('packs_version_idx').on(table.versionId),
    uniqueIndex('packs_version_key').on(table.versionId, table.keyed).where(sql`question_nos is null`),
  ],
);

/**
 * Quizzes that learners have downloaded to their devices. The latest decision wins, by corrected time and then op id,
 * so that work that arrives late or twice changes nothing.
 */
export const quizKeeps = pgTable(
  'quiz_keeps',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** The hash of the downloaded pack; null when the learner removed the download. */
    packHash: text(),
    /** When the learner downloaded or removed the quiz, with the device's clock corrected. */
    at: timestamp({ withTimezone: true }).notNull(),
    opId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.quizId] }),
    index('quiz_keeps_quiz_idx').on(table.quizId, table.userId),
  ],
);

/** Changed quizzes whose downloaders are still to be notified. A worker notifies them one by one. */
export const quizChanges = pgTable(
  'quiz_changes',
  {
    quizId: uuid()
      .primaryKey()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** When the quiz was last edited. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** The id of the last learner notified of the change, in order of ids; null before the first. */
    toldTo: uuid(),
  },
  (table) => [index('quiz_changes_changed_idx').on(table.changedAt)],
);
