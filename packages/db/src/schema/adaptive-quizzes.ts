import type { Model } from '@quorbit/contracts/adaptive-quizzes/model';
import { ENDINGS } from '@quorbit/contracts/adaptive-quizzes/run-rules';
import type { QuestionResponse } from '@quorbit/contracts/quizzes/question-kinds';
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
import { quizzes } from './quizzes.ts';

/** Runs of adaptive quizzes that learners began. */
export const adaptiveRuns = pgTable(
  'adaptive_runs',
  {
    /** The run's id, which sorts by time. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The quiz that the learner chose; questions may come from other quizzes. */
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    /** The category of the quiz when the run started. */
    category: text().notNull(),
    /** The model that computes the run's estimates; 1 if the run was begun by a release that knew no other model. */
    model: smallint().$type<Model>().notNull().default(1),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** When and how the run ended; both are null while the run is open. */
    endedAt: timestamp({ withTimezone: true }),
    ending: text({ enum: ENDINGS }),
  },
  (table) => [
    uniqueIndex('adaptive_runs_open_key').on(table.userId, table.quizId).where(sql`ended_at is null`),
    index('adaptive_runs_user_idx').on(table.userId, table.id),
    index('adaptive_runs_category_idx').on(table.userId, table.category, table.id),
    index('adaptive_runs_quiz_idx').on(table.quizId),
  ],
);

/**
 * Questions asked in a run, with their answers. The last row of an open run is the question that waits for its answer.
 */
export const adaptiveAnswers = pgTable(
  'adaptive_answers',
  {
    runId: uuid()
      .notNull()
      .references(() => adaptiveRuns.id, { onDelete: 'cascade' }),
    /** The question's place in the run, from 1. */
    place: smallint().notNull(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    questionId: uuid().notNull(),
    /** The wording that was asked, as the number of a row in `quiz_questions`. */
    questionNo: integer().notNull(),
    /**
     * Difficulty and guessing are stored as they were when the question was asked, so that later changes don't affect a
     * result.
     */
    difficulty: doublePrecision().notNull(),
    /** The probability that a random answer is right; model 1 ignores it. */
    guessing: doublePrecision().notNull().default(0),
    option: smallint(),
    response: jsonb().$type<QuestionResponse>(),
    /** Whether the answer was right, and when it was given; both are null until the question is answered. */
    correct: boolean(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.runId, table.place] }), index('adaptive_answers_quiz_idx').on(table.quizId)],
);
