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
    /** The test's creator; null for demo tests and deleted accounts. */
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    category: text().notNull(),
    description: text().notNull(),
    minutes: smallint().notNull(),
    opensAt: timestamp({ withTimezone: true }).notNull(),
    closesAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether markers see numbers in place of the learners' names. */
    anonymous: boolean().notNull(),
    /** When learners could first see the test; null for drafts. */
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
    /** The question's place in the test, from 0. */
    place: smallint().notNull(),
    prompt: text().notNull(),
    marks: smallint().notNull(),
    minWords: smallint(),
    maxWords: smallint(),
    /** The rubric's rows, whose points add up to `marks`; empty if the question has no rubric. */
    rubric: jsonb().$type<RubricRow[]>().notNull(),
    markerNotes: text().notNull(),
    sampleAnswer: text().notNull(),
  },
  (table) => [index('written_questions_test_idx').on(table.testId, table.place)],
);

/** Sittings: learners' attempts at written tests, one for each learner and test. */
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
    /**
     * When the sitting was submitted, at the latest the deadline; null while it's in progress. Without a submission,
     * the worker enters the deadline.
     */
    submittedAt: timestamp({ withTimezone: true }),
    /** When the sitting's marks were published; null before that. */
    publishedAt: timestamp({ withTimezone: true }),
    /** The total points as published; null before that. */
    points: doublePrecision(),
    /**
     * The sitting's revision, which counts up with each text and submission that arrives; 0 if the sitting has no
     * mirrored row, as is the case some time after its marks are published.
     */
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

/** The columns that all tables of stored answer texts share. */
const writtenText = {
  sittingId: uuid()
    .notNull()
    .references(() => sittings.id, { onDelete: 'cascade' }),
  questionId: uuid()
    .notNull()
    .references(() => writtenQuestions.id, { onDelete: 'cascade' }),
  /** The text's id, created by the device or equal to the op's id; random for texts from before such ids existed. */
  textId: uuid().notNull().defaultRandom(),
  text: text().notNull(),
  words: smallint().notNull(),
  /** When the text was written, by the device's corrected clock. */
  writtenAt: timestamp({ withTimezone: true }).notNull(),
  arrivedAt: timestamp({ withTimezone: true }).notNull(),
  /** The kind of device on which the text was written; null if the device didn't send it. */
  device: text({ enum: TEXT_DEVICES }),
  /** The id of the device queue that sent the text; null if no device sent it. */
  clientId: uuid(),
  /** Ids of the texts that this one continues or resolves but that haven't arrived yet. */
  awaits: jsonb().$type<readonly string[]>().notNull().default([]),
};

/** The text that counts for each answer. */
export const sittingAnswers = pgTable(
  'sitting_answers',
  {
    ...writtenText,
    /** The answer's revision, which counts up from 1 with each change of its text. */
    revision: integer().notNull(),
    /** How text that arrived after the deadline counts; null if no text was late. */
    late: text({ enum: LATE_STATUSES }),
    /**
     * The revision of the answer's late text, which counts up with each late text and with each choice that a marker
     * makes between the texts.
     */
    lateRevision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.questionId] }),
    index('sitting_answers_question_idx').on(table.questionId, table.sittingId),
  ],
);

/** An answer's other texts besides the one that counts, at most 20. They're stored until the marks are published. */
export const sittingTextVersions = pgTable(
  'sitting_text_versions',
  {
    ...writtenText,
    /**
     * `open` or `late` for texts that no later text continues or resolves; for earlier texts, the reason why they're
     * stored.
     */
    kind: text({ enum: ['open', 'late', ...RETENTION_REASONS] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.questionId, table.textId] }),
    index('sitting_text_versions_question_idx').on(table.questionId),
  ],
);

/** The marks that markers gave for answers. */
export const answerMarks = pgTable(
  'answer_marks',
  {
    sittingId: uuid()
      .notNull()
      .references(() => sittings.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => writtenQuestions.id, { onDelete: 'cascade' }),
    /** The person who last marked the answer; null once the account is deleted. */
    markerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    points: doublePrecision().notNull(),
    /** Points for each row of the rubric; empty for questions without one. */
    rubric: jsonb().$type<number[]>().notNull(),
    comment: text().notNull(),
    /** The revision of the answer that was marked. */
    answerRevision: integer().notNull(),
    /** The mark's revision, which counts up from 1 with each change of the mark. */
    revision: integer().notNull(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sittingId, table.questionId] }),
    index('answer_marks_question_idx').on(table.questionId),
    index('answer_marks_marker_idx').on(table.markerId),
  ],
);
