import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { quizzes } from '../quizzes.ts';

/** Sums over all attempts, folded by a worker so that learners never wait for each other. */
export const quizStats = pgTable(
  'quiz_stats',
  {
    quizId: uuid()
      .primaryKey()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    percentageSum: bigint({ mode: 'number' }).notNull().default(0),
  },
  // Admins list the quizzes that are taken most.
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
    /** Tenths of a second. */
    timeSum: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.questionId] }),
    // Admins list the questions that are right least often, of those with answers enough to tell.
    index('question_stats_hard_idx')
      .on(sql`(correct::bigint * 1000 / answered)`, table.quizId, table.questionId)
      .where(sql`answered >= 30`),
  ],
);
