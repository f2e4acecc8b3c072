import { SPANS } from '@quorbit/contracts/analytics/sums';
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizVersions, quizzes } from './quizzes.ts';

/**
 * Sums of a learner's work by day, by month and in total, by category. They include accepted work up to
 * `learners.summed_no`. Ratings are in rows without a category. Only a worker writes this table and the other `study_`
 * tables.
 */
export const studySums = pgTable(
  'study_sums',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    span: text({ enum: SPANS }).notNull(),
    /** The first day of the span of time that the row sums up. */
    startsOn: date({ mode: 'string' }).notNull(),
    category: text().notNull(),
    quizzes: integer().notNull(),
    percentages: integer().notNull(),
    asked: integer().notNull(),
    answered: integer().notNull(),
    correct: integer().notNull(),
    /** The time spent on answers, in tenths of a second. */
    time: bigint({ mode: 'number' }).notNull(),
    ratings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.span, table.startsOn, table.category] })],
);

/** The quizzes that a learner finished. */
export const studyQuizzes = pgTable(
  'study_quizzes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    attempts: integer().notNull(),
    /** The learner's day on which the quiz was last finished, used to count the quizzes finished since a given day. */
    lastDay: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.quizId] }),
    index('study_quizzes_day_idx').on(table.userId, table.lastDay),
    index('study_quizzes_quiz_idx').on(table.quizId),
  ],
);

/** A learner's results for each question. */
export const studyQuestions = pgTable(
  'study_questions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** The quiz version answered last, from which the question's wording is taken. */
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    answered: integer().notNull(),
    correct: integer().notNull(),
    /** The time spent on the question, in tenths of a second. */
    time: bigint({ mode: 'number' }).notNull(),
    /** Right answers per thousand, used to sort lists. */
    share: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('study_questions_share_idx').on(table.userId, table.share, table.questionId),
    index('study_questions_quiz_idx').on(table.quizId),
    index('study_questions_version_idx').on(table.versionId),
  ],
);

/** A learner's answers by the hour on the learner's clock. */
export const studyHours = pgTable(
  'study_hours',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hour: smallint().notNull(),
    answered: integer().notNull(),
    correct: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
);

/** When learners studied, and when their mastery is computed. All dates are UTC days. */
export const studyLearners = pgTable(
  'study_learners',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day on which work was last added to the sums. */
    studiedOn: date({ mode: 'string' }).notNull(),
    masteryOn: date({ mode: 'string' }),
    /** The day on which mastery is computed next; null for learners who haven't studied for a long time. */
    masteryDue: date({ mode: 'string' }),
  },
  (table) => [index('study_learners_due_idx').on(table.masteryDue)],
);

/** A learner's mastery of each category, as of `study_learners.mastery_on`. */
export const studyMastery = pgTable(
  'study_mastery',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    questions: integer().notNull(),
    /** The mastery in tenths of a percent. */
    mastery: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.category] })],
);
