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

/** Adaptive quizzes that learners began. */
export const adaptiveRuns = pgTable(
  'adaptive_runs',
  {
    /** Sorts by time. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The quiz that the learner chose; questions may be of others. */
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    /** Of the quiz at the start. */
    category: text().notNull(),
    /** How its estimates are computed; 1 where a release that knew no other began it. */
    model: smallint().$type<Model>().notNull().default(1),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Both are null while it is open. */
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

/** What a run asked. The last row of an open run is the question that waits for its answer. */
export const adaptiveAnswers = pgTable(
  'adaptive_answers',
  {
    runId: uuid()
      .notNull()
      .references(() => adaptiveRuns.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … */
    place: smallint().notNull(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    questionId: uuid().notNull(),
    /** The wording that was asked: a number of `quiz_questions`. */
    questionNo: integer().notNull(),
    /** These two are as they were when the question was asked, so that nothing later changes a result. */
    difficulty: doublePrecision().notNull(),
    /** How likely an answer at random is right; model 1 doesn't look at it. */
    guessing: doublePrecision().notNull().default(0),
    option: smallint(),
    response: jsonb().$type<QuestionResponse>(),
    /** These two are null until it is answered. */
    correct: boolean(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.runId, table.place] }), index('adaptive_answers_quiz_idx').on(table.quizId)],
);
