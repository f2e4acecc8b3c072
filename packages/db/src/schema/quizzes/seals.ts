import type { SealingGame } from '@quorbit/contracts/quizzes/row';
import { boolean, index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { quizzes } from '../quizzes.ts';

/**
 * Seals: periods in which a quiz's answer key is withheld. A challenge or tournament seals the quiz for all learners
 * (`userId` null), a running room only for its players.
 */
export const quizSeals = pgTable(
  'quiz_seals',
  {
    id: uuid().primaryKey(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** The challenge or tournament that the seal belongs to; null for a room's. */
    game: jsonb().$type<SealingGame>(),
  },
  (table) => [
    index('quiz_seals_ends_idx').on(table.endsAt),
    index('quiz_seals_quiz_idx').on(table.quizId),
    index('quiz_seals_user_idx').on(table.userId, table.endsAt),
  ],
);

/**
 * Moments at which a seal begins or ends, for all learners (`userId` null) or for one. A worker processes them in order
 * of time.
 */
export const quizSealTurns = pgTable(
  'quiz_seal_turns',
  {
    id: uuid().primaryKey(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The id of the last learner processed, in order of ids; null before the first. */
    doneTo: uuid(),
    /**
     * Whether the worker processes this begin or end of a seal once more later, for work that was being accepted at
     * that very moment.
     */
    again: boolean().notNull().default(true),
  },
  (table) => [
    index('quiz_seal_turns_at_idx').on(table.at),
    index('quiz_seal_turns_quiz_idx').on(table.quizId),
    index('quiz_seal_turns_user_idx').on(table.userId),
  ],
);
