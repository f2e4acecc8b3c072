import { LEARNING_STYLES, TUTOR_LEVELS } from '@quorbit/contracts/tutor/types';
import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizzes } from './quizzes.ts';

/** Chats with the tutor that haven't ended, at most one per learner. Ending a chat deletes it with its messages. */
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
    /** The message's id; ids sort by time. */
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => tutorSessions.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    /** The names of the actions that the message offers the learner. */
    actions: text().array().notNull(),
    /** The topic of the message; null if it has none. */
    topic: text(),
    /** The quiz that was created with the message; null for none. */
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
    /** The plan's id; ids sort by time. */
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
    /** The reminder's purpose, such as `study_session`. */
    context: text().notNull(),
    /**
     * The ISO weekdays, from 1 for Monday to 7 for Sunday, on which the reminder repeats; empty for a one-time
     * reminder.
     */
    weekdays: smallint().array().notNull(),
    /** The day of a one-time reminder, `YYYY-MM-DD`; null for repeating ones. */
    onDay: text(),
    /** The reminder's time of day on the learner's clock, `HH:MM`. */
    time: text().notNull(),
    /** When the reminder is due next; null once a one-time reminder was sent. */
    nextAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('study_reminders_user_idx').on(table.userId, table.id),
    index('study_reminders_next_idx').on(table.nextAt),
  ],
);
