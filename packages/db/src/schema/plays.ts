import type { AttemptAnswer } from '@quorbit/contracts/quizzes/grading';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizVersions, quizzes } from './quizzes.ts';

/**
 * Plays: quizzes that learners have begun in a challenge or tournament. A play with an answer becomes an attempt with
 * the same id.
 */
export const plays = pgTable(
  'plays',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    game: text({ enum: ['challenge', 'tournament'] }).notNull(),
    gameId: uuid().notNull(),
    /** The learner's run of the game: all plays of one learner in one game share it. */
    runId: uuid().notNull(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    /** The version of the quiz, which the game fixes. */
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    deadline: timestamp({ withTimezone: true }).notNull(),
    answers: jsonb().$type<AttemptAnswer[]>().notNull().default([]),
    /** The revision of the play's answers, which counts up with each save; 0 before the first save. */
    revision: integer().notNull().default(0),
    savedAt: timestamp({ withTimezone: true }),
    /** When the play was submitted, or when the worker closed it without a submission; null while it can be played. */
    submittedAt: timestamp({ withTimezone: true }),
    /** Seconds from the start to the submission; null until then. */
    seconds: integer(),
    /**
     * The play's score and the three columns below are null until the submission, and for a play without an answer,
     * which counts nowhere.
     */
    score: integer(),
    totalMarks: integer(),
    percentage: smallint(),
    passed: boolean(),
  },
  (table) => [
    uniqueIndex('plays_run_key').on(table.runId, table.quizId),
    index('plays_user_idx').on(table.userId, table.id),
    index('plays_open_idx').on(table.deadline).where(sql`submitted_at is null`),
    index('plays_quiz_idx').on(table.quizId),
    index('plays_version_idx').on(table.versionId),
  ],
);
