import { LEARNING_STYLES, TUTOR_LEVELS } from '@quorbit/contracts/tutor/types';
import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizzes } from './quizzes.ts';

/** Chats with the tutor that haven't ended: one for each learner at most. Ending one deletes it with its messages. */
export const tutorSessions = pgTable('tutor_sessions', {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  learningStyle: text({ enum: LEARNING_STYLES }).notNull(),
  difficulty: text({ enum: TUTOR_LEVELS }).notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
});

export const tutorMessages = pgTable(
  'tutor_messages',
  {
    /** Sorts by time. */
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => tutorSessions.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    /** What the learner can do next, by name. */
    actions: text().array().notNull(),
    /** What it is about; null for nothing. */
    topic: text(),
    /** The quiz that was made with it. */
    quizId: uuid().references(() => quizzes.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('tutor_messages_session_idx').on(table.sessionId, table.id),
    index('tutor_messages_quiz_idx').on(table.quizId),
  ],
);

export const studyPlans = pgTable(
  'study_plans',
  {
    /** Sorts by time. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('study_plans_user_idx').on(table.userId, table.id)],
);

/** Reminders that learners asked the tutor for. */
export const studyReminders = pgTable(
  'study_reminders',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** What it was set for, such as `study_session`. */
    context: text().notNull(),
    /** ISO days, 1 for Monday to 7 for Sunday, on which it repeats; empty for a reminder that comes once. */
    weekdays: smallint().array().notNull(),
    /** The day of a reminder that comes once, `YYYY-MM-DD`; null for others. */
    onDay: text(),
    /** `HH:MM` on the learner's clock. */
    time: text().notNull(),
    /** When it comes next; null once it came and doesn't repeat. */
    nextAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('study_reminders_user_idx').on(table.userId, table.id),
    index('study_reminders_next_idx').on(table.nextAt),
  ],
);
