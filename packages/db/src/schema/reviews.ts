import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
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

/** What a learner reviews: one card per question. Its state is the fold of its log. */
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
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    /** The op of the rating; null for a wrong answer. */
    opId: uuid(),
    /** The attempt with the wrong answer; null for a rating. */
    attemptId: uuid(),
    /** 1, 3 or 5; null for a wrong answer. */
    quality: smallint().$type<1 | 3 | 5>(),
    /** How sure the learner was, in percent. */
    confidence: smallint(),
    /** Corrected time. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** The learner's day. */
    day: date({ mode: 'string' }).notNull(),
    /** The learner's own count of accepted work, in order of arrival; null for a wrong answer, since its attempt has one. */
    acceptedNo: bigint({ mode: 'number' }),
    /** How many due cards the learner had left after the rating, where the device said so. */
    left: integer(),
    /**
     * False for a rating of a question without a card, which pays, and counts for the day, when an attempt makes the card;
     * and for a card that was paid on that day already.
     */
    paid: boolean().notNull().default(true),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.attemptId],
      foreignColumns: [attempts.userId, attempts.id],
    }).onDelete('cascade'),
    uniqueIndex('review_log_op_key').on(table.userId, table.opId),
    uniqueIndex('review_log_attempt_key').on(table.userId, table.attemptId, table.questionId),
    uniqueIndex('review_log_accepted_key').on(table.userId, table.acceptedNo),
    index('review_log_card_idx').on(table.userId, table.questionId, table.at),
    index('review_log_day_idx').on(table.userId, table.day).where(sql`attempt_id is null and paid`),
  ],
);
