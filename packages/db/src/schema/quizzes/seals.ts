import { boolean, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { quizzes } from '../quizzes.ts';

/**
 * When a quiz's key is withheld, and what for: a challenge or tournament seals for all learners
 * (`userId` null), a room in play seals only for those seated in it.
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
  },
  (table) => [
    index('quiz_seals_ends_idx').on(table.endsAt),
    index('quiz_seals_quiz_idx').on(table.quizId),
    index('quiz_seals_user_idx').on(table.userId, table.endsAt),
  ],
);

/** Moments at which a seal begins or ends, for all learners or for one. A worker takes them in their order. */
export const quizSealTurns = pgTable(
  'quiz_seal_turns',
  {
    id: uuid().primaryKey(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Learners up to this id, in order, are done; null before the first. */
    doneTo: uuid(),
    /** Whether it is looked at once more, for work that was being accepted at the moment itself. */
    again: boolean().notNull().default(true),
  },
  (table) => [
    index('quiz_seal_turns_at_idx').on(table.at),
    index('quiz_seal_turns_quiz_idx').on(table.quizId),
    index('quiz_seal_turns_user_idx').on(table.userId),
  ],
);
