import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { attempts } from './attempts.ts';
import { quizzes } from './quizzes.ts';

/** What a learner repeats: one card a question. The state is the fold of the card's log. */
export const cards = pgTable(
  'cards',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** The keyed pack of the version that was last answered wrongly. */
    packHash: text().notNull(),
    due: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: ['new', 'review'] }).notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    lastReview: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('cards_due_idx').on(table.userId, table.state, table.due, table.questionId),
    index('cards_reviewed_idx').on(table.userId, table.lastReview),
    index('cards_quiz_idx').on(table.quizId),
  ],
);

/** Append-only: ratings, and wrong answers in attempts. */
export const reviewLog = pgTable(
  'review_log',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    /** The op that rated; null for a wrong answer. */
    opId: uuid(),
    /** The attempt with the wrong answer; null for a rating. */
    attemptId: uuid().references(() => attempts.id, { onDelete: 'cascade' }),
    /** 1, 3 or 5; null for a wrong answer. */
    quality: smallint().$type<1 | 3 | 5>(),
    /** How sure the learner was, in percent. */
    confidence: smallint(),
    /** Corrected time. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** The learner's day. */
    day: date({ mode: 'string' }).notNull(),
    /** The learner's own count of accepted work, in order of arrival; null for a wrong answer, whose attempt has one. */
    acceptedNo: bigint({ mode: 'number' }),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('review_log_op_key').on(table.userId, table.opId),
    uniqueIndex('review_log_attempt_key').on(table.attemptId, table.questionId),
    uniqueIndex('review_log_accepted_key').on(table.userId, table.acceptedNo),
    index('review_log_card_idx').on(table.userId, table.questionId),
    index('review_log_day_idx').on(table.userId, table.day).where(sql`attempt_id is null`),
  ],
);
