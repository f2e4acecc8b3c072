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

/** A question as stored in `quiz_questions.content`, after parsing. */
export type StoredQuestion = KeyedQuestion;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid().primaryKey(),
    /** The quiz's author; null for seed content and for authors who deleted their account. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    category: text().notNull(),
    description: text().notNull().default(''),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('published'),
    audience: text({ enum: ['everyone', 'premium', 'private'] }).notNull(),
    ranked: boolean().notNull().default(false),
    /** When a ranked quiz closes and its answers may be shown; null if it never closes. */
    closesAt: timestamp({ withTimezone: true }),
    /** The duration in minutes and the passing marks as set by the author; null follows the defaults. */
    durationSet: integer(),
    passingMarksSet: integer(),
    /** Whether each attempt shuffles the questions and the options (`layOut`). */
    shuffleQuestions: boolean().notNull().default(false),
    shuffleOptions: boolean().notNull().default(false),
    /** The number of questions that each attempt draws; null for all of them. */
    draw: integer(),
    /** Copies of the current version's figures (`duration` to `difficulty`), so that lists needn't read the version. */
    duration: integer().notNull(),
    passingMarks: integer().notNull(),
    totalMarks: integer().notNull().default(0),
    questionCount: integer().notNull().default(0),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }),
    currentVersionId: uuid().notNull(),
    /** The size in bytes of all the quiz's questions and versions, old ones included. */
    storedBytes: integer().notNull().default(0),
    /** The quiz's source, e.g. a seed key. It's unique, so that seeding twice adds nothing twice. */
    origin: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When learners could first see the quiz; null if it was never published. */
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
    /** When a moderator took the quiz down; nobody can publish it until that is undone. Null for other quizzes. */
    takenDownAt: timestamp({ withTimezone: true }),
    search: tsvector().generatedAlwaysAs(
      // Words joined by punctuation (1914-1918, TCP/IP) are split, because to_tsvector alone would index them as one
      // word.
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
    // Indexes for the orders in which admins can sort all quizzes.
    index('quizzes_created_idx').on(table.createdAt, table.id),
    index('quizzes_updated_idx').on(table.updatedAt, table.id),
    index('quizzes_count_idx').on(table.questionCount, table.id),
    /**
     * An index for admins who choose a challenge's quizzes: their list starts with the quizzes that were never
     * published.
     */
    index('quizzes_unpublished_idx').on(table.id).where(sql`published_at is null`),
    index('quizzes_search_idx').using('gin', table.search),
  ],
);

/**
 * Versions of quizzes. They're immutable: editing a quiz adds a version, and attempts point to the version that was
 * answered.
 */
export const quizVersions = pgTable(
  'quiz_versions',
  {
    id: uuid().primaryKey(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** The version's number within the quiz, from 1. */
    number: integer().notNull(),
    title: text().notNull(),
    category: text().notNull(),
    description: text().notNull(),
    duration: integer().notNull(),
    passingMarks: integer().notNull(),
    totalMarks: integer().notNull(),
    /** The hash of the pack that learners get: with the answer key for practice, without it for ranked quizzes. */
    packHash: text().notNull(),
    /** The version's questions in order, as numbers of rows of `quiz_questions`. */
    questionNos: integer().array().notNull(),
    shuffleQuestions: boolean().notNull().default(false),
    shuffleOptions: boolean().notNull().default(false),
    draw: integer(),
    /** The person who published the version; null for seed content and deleted accounts. */
    editorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('quiz_versions_number_key').on(table.quizId, table.number),
    index('quiz_versions_editor_idx').on(table.editorId),
  ],
);

/** Drafts: edits of a quiz that aren't published yet, one row per quiz and editor. */
export const quizDrafts = pgTable(
  'quiz_drafts',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    editorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The version that the editor started from; it may be deleted by now. */
    versionId: uuid().notNull(),
    /**
     * The draft's revision, which counts up from 1 with each save, so that a browser tab with an older draft is
     * noticed.
     */
    revision: integer().notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.editorId] }),
    index('quiz_drafts_editor_idx').on(table.editorId),
  ],
);

/** Questions of a quiz, present and past: each wording of each question once. A version is a list of them. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** The wording's number within the quiz, from 1. */
    no: integer().notNull(),
    /** The question's id, which all its wordings share. */
    questionId: uuid().notNull(),
    /**
     * The question with its answer key as JSON, byte for byte as in packs. It's text, because jsonb would reorder the
     * keys.
     */
    content: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.no] }),
    index('quiz_questions_question_idx').on(table.questionId, table.quizId),
  ],
);

/** Questions that a moderator hid. A worker takes their cards out of the reviews, or puts them back, at `checkAt`. */
export const hiddenQuestions = pgTable(
  'hidden_questions',
  {
    id: uuid().primaryKey(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    /** The question and its place in the quiz when it was hidden; restoring it puts it back there. */
    content: jsonb().$type<StoredQuestion>().notNull(),
    place: smallint().notNull(),
    hiddenAt: timestamp({ withTimezone: true }).notNull(),
    restoredAt: timestamp({ withTimezone: true }),
    /** When the worker checks the question's cards next; null if nothing is left to do. */
    checkAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('hidden_questions_quiz_idx').on(table.quizId, table.questionId),
    uniqueIndex('hidden_questions_question_key').on(table.quizId, table.questionId).where(sql`restored_at is null`),
    index('hidden_questions_check_idx').on(table.checkAt).where(sql`check_at is not null`),
  ],
);
