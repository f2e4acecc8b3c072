import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { quizzes } from '../quizzes.ts';

/** Sums over all attempts of a quiz. A worker adds them up, so that learners never wait for each other. */
export const quizStats = pgTable(
  'quiz_stats',
  {
    quizId: uuid()
      .primaryKey()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    percentageSum: bigint({ mode: 'number' }).notNull().default(0),
  },
  // An index for admins' list of the quizzes that are taken most often.
  (table) => [index('quiz_stats_attempts_idx').on(table.attempts, table.quizId)],
);

export const questionStats = pgTable(
  'question_stats',
  {
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    answered: integer().notNull().default(0),
    correct: integer().notNull().default(0),
    /** The sum of the answers' times, in tenths of a second. */
    timeSum: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.questionId] }),
    // An index for admins' list of the questions with the lowest share of right answers, among those answered often
    // enough.
    index('question_stats_hard_idx')
      .on(sql`(correct::bigint * 1000 / answered)`, table.quizId, table.questionId)
      .where(sql`answered >= 30`),
  ],
);
