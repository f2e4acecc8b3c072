import type { RubricRow } from '@quorbit/contracts/written-tests/authoring';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
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

export const writtenTests = pgTable(
  'written_tests',
  {
    id: uuid().primaryKey(),
    /** Null for demo tests and deleted accounts. */
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    category: text().notNull(),
    description: text().notNull(),
    minutes: smallint().notNull(),
    opensAt: timestamp({ withTimezone: true }).notNull(),
    closesAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether markers see numbers in place of names. */
    anonymous: boolean().notNull(),
    /** When learners could see it first; null for drafts. */
    publishedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('written_tests_opens_idx').on(table.opensAt, table.id),
    index('written_tests_creator_idx').on(table.creatorId),
  ],
);

export const writtenQuestions = pgTable(
  'written_questions',
  {
    id: uuid().primaryKey(),
    testId: uuid()
      .notNull()
      .references(() => writtenTests.id, { onDelete: 'cascade' }),
    /** 0, 1, 2 …: the order in which they are asked. */
    place: smallint().notNull(),
    prompt: text().notNull(),
    marks: smallint().notNull(),
    minWords: smallint(),
    maxWords: smallint(),
    /** Empty for none; else the rows come to `marks`. */
    rubric: jsonb().$type<RubricRow[]>().notNull(),
    markerNotes: text().notNull(),
    sampleAnswer: text().notNull(),
  },
  (table) => [index('written_questions_test_idx').on(table.testId, table.place)],
);

/** Learners' takings of written tests, one for each learner and test. */
export const sittings = pgTable(
  'sittings',
  {
    id: uuid().primaryKey(),
    testId: uuid()
      .notNull()
      .references(() => writtenTests.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    deadline: timestamp({ withTimezone: true }).notNull(),
    /** At most the deadline. Null while it goes on; without a submission the worker sets the deadline. */
    submittedAt: timestamp({ withTimezone: true }),
    /** When its marks were published; null before. */
    publishedAt: timestamp({ withTimezone: true }),
    /** In total, as published; null before. */
    points: doublePrecision(),
  },
  (table) => [
    uniqueIndex('sittings_learner_key').on(table.testId, table.userId),
    index('sittings_user_idx').on(table.userId, table.startedAt, table.id),
    index('sittings_submitted_idx').on(table.testId, table.submittedAt, table.id),
    index('sittings_open_idx').on(table.deadline).where(sql`submitted_at is null`),
  ],
);

/** The newest text of each answer. */
export const sittingAnswers = pgTable(
  'sitting_answers',
  {
    sittingId: uuid()
      .notNull()
      .references(() => sittings.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => writtenQuestions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    words: smallint().notNull(),
    /** By the device's corrected clock. */
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    arrivedAt: timestamp({ withTimezone: true }).notNull(),
    /** Counts up with each change of the text, from 1. */
    revision: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.questionId] }),
    index('sitting_answers_question_idx').on(table.questionId, table.sittingId),
  ],
);

/** What markers gave. */
export const answerMarks = pgTable(
  'answer_marks',
  {
    sittingId: uuid()
      .notNull()
      .references(() => sittings.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => writtenQuestions.id, { onDelete: 'cascade' }),
    /** Who marked it last; null for deleted accounts. */
    markerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    points: doublePrecision().notNull(),
    /** Points for each row of the rubric; empty for questions without one. */
    rubric: jsonb().$type<number[]>().notNull(),
    comment: text().notNull(),
    /** Of the answer that was marked. */
    answerRevision: integer().notNull(),
    /** Counts up with each change, from 1. */
    revision: integer().notNull(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.questionId] }),
    index('answer_marks_question_idx').on(table.questionId),
    index('answer_marks_marker_idx').on(table.markerId),
  ],
);
