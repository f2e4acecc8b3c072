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

/**
 * The cards that a learner reviews, one per question. A card's state is computed from its entries in the review log.
 */
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
    /** The hash of the pack with answer keys, of the version that was last answered wrongly. */
    packHash: text().notNull(),
    due: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: ['new', 'review'] }).notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    reps: integer().notNull(),
    lapses: integer().notNull(),
    lastReview: timestamp({ withTimezone: true }),
    /** Whether the learner was sure of the answer and had forgotten it, at the last rating. */
    confidentError: boolean().notNull().default(false),
    /**
     * The learner's days of the rating that introduced the card, and of the newest entry of its log; null if there is
     * none.
     */
    introducedOn: date({ mode: 'string' }),
    reviewedOn: date({ mode: 'string' }),
    /**
     * The card's state before its newest rating, for undoing that rating; null if the newest log entry isn't a rating.
     */
    undo: jsonb().$type<Undo>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('cards_due_idx').on(table.userId, table.state, table.due, table.questionId),
    index('cards_reviewed_idx').on(table.userId, table.lastReview),
    index('cards_quiz_idx').on(table.quizId),
  ],
);

/** The review log, append-only: ratings, wrong answers in attempts, and undone ratings. */
export const reviewLog = pgTable(
  'review_log',
  {
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    /** The id of the op that rated the card or undid a rating; null for a wrong answer. */
    opId: uuid(),
    /** The attempt with the wrong answer; null for other entries. */
    attemptId: uuid(),
    /** The rating: 1, 3 or 5; null for entries that aren't ratings. */
    quality: smallint().$type<1 | 3 | 5>(),
    /** The id of the op whose rating this entry undoes; null for other entries. */
    undoes: uuid(),
    /** Whether this rating was undone. It stays in the log, and a card's state is computed without it. */
    undone: boolean().notNull().default(false),
    /** How sure the learner was, in percent. */
    confidence: smallint(),
    /** The learner's retention target at the time of the rating, in percent; null if the app didn't send it. */
    retention: smallint(),
    /** The time of the rating, answer or undo, with the device's clock corrected. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** The learner's day of the entry. */
    day: date({ mode: 'string' }).notNull(),
    /**
     * The learner's own count of accepted work, in order of arrival; null for a wrong answer, because its attempt has
     * one.
     */
    acceptedNo: bigint({ mode: 'number' }),
    /** The number of due cards that the learner had left after the rating; null if the device didn't send it. */
    left: integer(),
    /**
     * Whether the rating was paid, with XP and for the day. It's false for a rating of a question without a card, which
     * is paid once an attempt creates the card; for a card that was already paid on that day; and for an undo. It stays
     * true when the rating is undone.
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

/**
 * Whether a learner took a question out of the reviews: the latest decision for each question. The question needn't
 * have a card yet.
 */
export const reviewSuspensions = pgTable(
  'review_suspensions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    suspended: boolean().notNull(),
    /** When the learner decided, with the device's clock corrected. */
    at: timestamp({ withTimezone: true }).notNull(),
    opId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/**
 * Append-only: schedule weights fitted to a learner's ratings, with how well they predicted ratings that weren't used
 * for the fit. Adopted weights are in force from `since` on.
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
    /** The number of ratings that the learner had at the fit. */
    ratings: integer().notNull(),
    /** The mean log loss on the last quarter of the ratings, with these weights and with those in force before. */
    loss: doublePrecision().notNull(),
    lossBefore: doublePrecision().notNull(),
    adopted: boolean().notNull(),
  },
  (table) => [index('review_models_user_idx').on(table.userId, table.since)],
);

/** Learners with enough new ratings since the last fit, waiting for the worker that fits weights to them. */
export const reviewFittings = pgTable('review_fittings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: timestamp({ withTimezone: true }).notNull(),
});
