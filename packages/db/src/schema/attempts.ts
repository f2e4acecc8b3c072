import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { quizVersions, quizzes } from './quizzes.ts';

export const attempts = pgTable(
  'attempts',
  {
    /** Made by the client, so that the same submission sent twice is one attempt. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id),
    /** The pack that the report joins. */
    packHash: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }).notNull(),
    /** The learner's day on which it was finished. */
    day: date({ mode: 'string' }).notNull(),
    score: integer().notNull(),
    totalMarks: integer().notNull(),
    percentage: integer().notNull(),
    passed: boolean().notNull(),
    xpEarned: integer().notNull(),
    answers: jsonb().$type<GradedAnswer[]>().notNull(),
    /** SHA-256 of what was answered: tells a repeat from an id used for something else. */
    answersHash: text().notNull(),
    /** The learner's own count of accepted work, in order of arrival. */
    acceptedNo: bigint({ mode: 'number' }).notNull(),
    /** False for a further attempt at a ranked quiz, of which only the first one counts. */
    counted: boolean().notNull().default(true),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whether the worker has added it to the quiz's sums. */
    folded: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('attempts_accepted_key').on(table.userId, table.acceptedNo),
    index('attempts_user_idx').on(table.userId, table.finishedAt, table.id),
    index('attempts_user_quiz_idx').on(table.userId, table.quizId, table.finishedAt),
    index('attempts_finished_idx').on(table.finishedAt, table.id),
    index('attempts_quiz_idx').on(table.quizId, table.finishedAt),
    index('attempts_unfolded_idx').on(table.id).where(sql`not folded`),
  ],
);
