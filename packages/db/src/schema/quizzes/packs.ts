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
 * What devices download, by the SHA-256 of its bytes. Each version has one with keys and one without. The bytes are made
 * of the version whenever they are asked for.
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
    /** The wordings of its version that it has: those that a game asked; null: all. */
    questionNos: integer().array(),
    /** Size in bytes. */
    bytes: integer().notNull(),
    /** The number of the serializer that makes its bytes (`packs.ts`). */
    serializer: smallint().notNull().default(1),
    /** 128 random bits in hex within its bytes, so that nobody can make up its hash; null: without, as of open and old packs. */
    salt: text(),
    /** When it was downloaded first; null: never, so that nobody has it. */
    servedAt: timestamp({ withTimezone: true }),
    /** The exact bytes, only of old packs that no serializer makes. */
    body: text(),
  },
  (table) => [
    index('packs_quiz_idx').on(table.quizId),
    index('packs_version_idx').on(table.versionId),
    uniqueIndex('packs_version_key').on(table.versionId, table.keyed).where(sql`question_nos is null`),
  ],
);

/**
 * Quizzes that a learner keeps on the devices: what was said last, by corrected time and op id, wins, so that work that
 * arrives late or again changes nothing.
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
    /** The pack that was downloaded; null when the learner removed it. */
    packHash: text(),
    /** Corrected time. */
    at: timestamp({ withTimezone: true }).notNull(),
    opId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.quizId] }),
    index('quiz_keeps_quiz_idx').on(table.quizId, table.userId),
  ],
);

/** Quizzes that changed and whose keepers have yet to be told. A worker tells them one by one. */
export const quizChanges = pgTable(
  'quiz_changes',
  {
    quizId: uuid()
      .primaryKey()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** The last edit. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Keepers up to this id, in order, have been told of it; null before the first. */
    toldTo: uuid(),
  },
  (table) => [index('quiz_changes_changed_idx').on(table.changedAt)],
);
