import type { Undo } from '@quorbit/contracts/reviews/cards';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
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
    /** The learner was sure of the answer and forgot it. */
    confidentError: boolean().notNull().default(false),
    /** The learner's days of the rating that introduced it, and of the newest entry of its log. */
    introducedOn: date({ mode: 'string' }),
    reviewedOn: date({ mode: 'string' }),
    /** What undoing its newest rating leads back to; null where the newest entry of its log is none. */
    undo: jsonb().$type<Undo>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('cards_due_idx').on(table.userId, table.state, table.due, table.questionId),
    index('cards_reviewed_idx').on(table.userId, table.lastReview),
    index('cards_quiz_idx').on(table.quizId),
  ],
);

/** Append-only: ratings, wrong answers in attempts, and ratings undone. */
export const reviewLog = pgTable(
  'review_log',
  {
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    /** The op of the rating, or of undoing one; null for a wrong answer. */
    opId: uuid(),
    /** The attempt with the wrong answer; null for others. */
    attemptId: uuid(),
    /** 1, 3 or 5; null for others than ratings. */
    quality: smallint().$type<1 | 3 | 5>(),
    /** The op of the rating that this entry undoes; null for others. */
    undoes: uuid(),
    /** Of a rating that was undone: it stays in the log, and cards are folded without it. */
    undone: boolean().notNull().default(false),
    /** How sure the learner was, in percent. */
    confidence: smallint(),
    /** The learner's retention target when they rated, in percent; null where their app did not say. */
    retention: smallint(),
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
     * for a card that was paid on that day already, and for undoing one. It stays true when the rating is undone.
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
    uniqueIndex('review_log_undoes_key').on(table.userId, table.undoes),
    uniqueIndex('review_log_accepted_key').on(table.userId, table.acceptedNo),
    index('review_log_card_idx').on(table.userId, table.questionId, table.at),
    index('review_log_day_idx').on(table.userId, table.day).where(sql`attempt_id is null and paid`),
  ],
);

/** The last word about each question that a learner took out of the reviews, or back in; there need not be a card yet. */
export const reviewSuspensions = pgTable(
  'review_suspensions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    suspended: boolean().notNull(),
    /** Corrected time. */
    at: timestamp({ withTimezone: true }).notNull(),
    opId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/**
 * Append-only: weights of the schedule that were fitted to a learner's ratings, and how well they told ratings that they
 * had not been fitted to. Those adopted hold from `since` on.
 */
export const reviewModels = pgTable(
  'review_models',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull(),
    weights: doublePrecision().array().notNull(),
    /** Ratings that there were. */
    ratings: integer().notNull(),
    /** Mean log loss on the last quarter, and that of the weights in force before. */
    loss: doublePrecision().notNull(),
    lossBefore: doublePrecision().notNull(),
    adopted: boolean().notNull(),
  },
  (table) => [index('review_models_user_idx').on(table.userId, table.since)],
);

/** Learners whose ratings have become more, for the worker that fits weights to them. */
export const reviewFittings = pgTable('review_fittings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: timestamp({ withTimezone: true }).notNull(),
});
