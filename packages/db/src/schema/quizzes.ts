import type { DraftContent } from '@quorbit/contracts/quizzes/drafts';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** What the content of a wording is, once it is read. */
export type StoredQuestion = KeyedQuestion;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid().primaryKey(),
    /** Null for seed content and for quizzes whose owner deleted the account. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    category: text().notNull(),
    description: text().notNull().default(''),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('published'),
    audience: text({ enum: ['everyone', 'premium', 'private'] }).notNull(),
    ranked: boolean().notNull().default(false),
    /** When a ranked quiz closes and its answers may be seen; null: never. */
    closesAt: timestamp({ withTimezone: true }),
    /** What the author set; null follows the defaults. Minutes and marks. */
    durationSet: integer(),
    passingMarksSet: integer(),
    /** What is left to chance in each attempt (`layOut`). */
    shuffleQuestions: boolean().notNull().default(false),
    shuffleOptions: boolean().notNull().default(false),
    /** How many questions each attempt draws; null: all. */
    draw: integer(),
    /** Copies of the current version's figures, so that lists needn't read it. */
    duration: integer().notNull(),
    passingMarks: integer().notNull(),
    totalMarks: integer().notNull().default(0),
    questionCount: integer().notNull().default(0),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }),
    currentVersionId: uuid().notNull(),
    /** The bytes of all its questions and versions, old ones included. */
    storedBytes: integer().notNull().default(0),
    /** Where the quiz came from, e.g. a seed key; unique, so that seeding twice adds nothing twice. */
    origin: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When learners could see it first; null for what never was published. */
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
    /** When a moderator took it down: until that is undone, nobody publishes it. */
    takenDownAt: timestamp({ withTimezone: true }),
    search: tsvector().generatedAlwaysAs(
      // Words joined by signs (1914-1918, TCP/IP) are found by each word: to_tsvector alone would take them for one.
      sql`to_tsvector('simple'::regconfig, translate(title || ' ' || category || ' ' || description, '-–—/.,:;()''"&+', repeat(' ', 14)))`,
    ),
  },
  (table) => [
    uniqueIndex('quizzes_title_key').on(table.ownerId, sql`lower(title)`).where(sql`deleted_at is null`),
    uniqueIndex('quizzes_origin_key').on(table.origin),
    index('quizzes_owner_idx').on(table.ownerId, table.id),
    index('quizzes_category_idx').on(table.category, table.id),
    index('quizzes_audience_idx').on(table.audience, table.id),
    index('quizzes_title_idx').on(sql`lower(title)`),
    // What admins sort all quizzes by.
    index('quizzes_created_idx').on(table.createdAt, table.id),
    index('quizzes_updated_idx').on(table.updatedAt, table.id),
    index('quizzes_count_idx').on(table.questionCount, table.id),
    /** Admins choose from these first what challenges ask. */
    index('quizzes_unpublished_idx').on(table.id).where(sql`published_at is null`),
    index('quizzes_search_idx').using('gin', table.search),
  ],
);

/** Immutable: editing a quiz adds a version, and attempts point to the version that was answered. */
export const quizVersions = pgTable(
  'quiz_versions',
  {
    id: uuid().primaryKey(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within the quiz. */
    number: integer().notNull(),
    title: text().notNull(),
    category: text().notNull(),
    description: text().notNull(),
    duration: integer().notNull(),
    passingMarks: integer().notNull(),
    totalMarks: integer().notNull(),
    /** The hash of the pack that learners get: keyed for practice, open for ranked quizzes. */
    packHash: text().notNull(),
    /** What it asks, in order: the numbers of rows of `quiz_questions`. */
    questionNos: integer().array().notNull(),
    shuffleQuestions: boolean().notNull().default(false),
    shuffleOptions: boolean().notNull().default(false),
    draw: integer(),
    /** Who published it; null for seed content and deleted accounts. */
    editorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('quiz_versions_number_key').on(table.quizId, table.number),
    index('quiz_versions_editor_idx').on(table.editorId),
  ],
);

/** Changes that aren't published yet: one row per quiz and editor. */
export const quizDrafts = pgTable(
  'quiz_drafts',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    editorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The version that the editor began from; it may be gone. */
    versionId: uuid().notNull(),
    /** 1, 2, 3 … with each save, so that a tab that is behind notices. */
    revision: integer().notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.editorId] }),
    index('quiz_drafts_editor_idx').on(table.editorId),
  ],
);

/** What a quiz asks or asked: each wording of each question once. Versions are lists of them. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within the quiz. */
    no: integer().notNull(),
    /** The same for all wordings of a question. */
    questionId: uuid().notNull(),
    /** The question with its key as JSON, byte for byte as in packs: text, because jsonb would order it anew. */
    content: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.no] }),
    index('quiz_questions_question_idx').on(table.questionId, table.quizId),
  ],
);

/** Questions that a moderator hid. Their cards are out of the reviews, which a worker sees to at `checkAt`. */
export const hiddenQuestions = pgTable(
  'hidden_questions',
  {
    id: uuid().primaryKey(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    /** The question and its place when it was hidden; bringing it back puts it there again. */
    content: jsonb().$type<StoredQuestion>().notNull(),
    place: smallint().notNull(),
    hiddenAt: timestamp({ withTimezone: true }).notNull(),
    restoredAt: timestamp({ withTimezone: true }),
    /** When to look for its cards next; null where nothing is left to do. */
    checkAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('hidden_questions_quiz_idx').on(table.quizId, table.questionId),
    uniqueIndex('hidden_questions_question_key').on(table.quizId, table.questionId).where(sql`restored_at is null`),
    index('hidden_questions_check_idx').on(table.checkAt).where(sql`check_at is not null`),
  ],
);
