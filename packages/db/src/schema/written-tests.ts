import type { RubricRow } from '@quorbit/contracts/written-tests/authoring';
import { LATE_STATUSES, RETENTION_REASONS, TEXT_DEVICES } from '@quorbit/contracts/written-tests/types';
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
    /** Counts up with each text and submission that arrives; 0 without a mirrored row, as some time after publishing. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('sittings_learner_key').on(table.testId, table.userId),
    index('sittings_user_idx').on(table.userId, table.startedAt, table.id),
    index('sittings_submitted_idx').on(table.testId, table.submittedAt, table.id),
    index('sittings_open_idx').on(table.deadline).where(sql`submitted_at is null`),
    index('sittings_tidy_idx').on(table.id).where(sql`published_at is not null and revision > 0`),
  ],
);

/** Columns of every stored text. */
const writtenText = {
  sittingId: uuid()
    .notNull()
    .references(() => sittings.id, { onDelete: 'cascade' }),
  questionId: uuid()
    .notNull()
    .references(() => writtenQuestions.id, { onDelete: 'cascade' }),
  /** Made by the device, or the op's id; random for text of before there were ids. */
  textId: uuid().notNull().defaultRandom(),
  text: text().notNull(),
  words: smallint().notNull(),
  /** By the device's corrected clock. */
  writtenAt: timestamp({ withTimezone: true }).notNull(),
  arrivedAt: timestamp({ withTimezone: true }).notNull(),
  /** The kind of device that it was written on; null where the device didn't say. */
  device: text({ enum: TEXT_DEVICES }),
  /** The queue that sent it. */
  clientId: uuid(),
  /** Ids of texts that it continues or settles and that haven't arrived. */
  awaits: jsonb().$type<readonly string[]>().notNull().default([]),
};

/** The text of each answer that counts. */
export const sittingAnswers = pgTable(
  'sitting_answers',
  {
    ...writtenText,
    /** Counts up with each change of the text, from 1. */
    revision: integer().notNull(),
    /** How text that arrived after the deadline counts; null where none did. */
    late: text({ enum: LATE_STATUSES }),
    /** Counts up with each late text and each choice. */
    lateRevision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.questionId] }),
    index('sitting_answers_question_idx').on(table.questionId, table.sittingId),
  ],
);

/** An answer's texts besides the one that counts, 20 at most. They are stored until the marks are published. */
export const sittingTextVersions = pgTable(
  'sitting_text_versions',
  {
    ...writtenText,
    /** `open` or `late` for texts that no other one continues or settles; for earlier ones, why they are stored. */
    kind: text({ enum: ['open', 'late', ...RETENTION_REASONS] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.questionId, table.textId] }),
    index('sitting_text_versions_question_idx').on(table.questionId),
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
