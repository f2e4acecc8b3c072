import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
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
import { quizVersions, quizzes } from './quizzes.ts';

/** An answer of an attempt; `correct` is null while the attempt is only submitted. */
export type StoredAnswer = Omit<GradedAnswer, 'correct'> & { correct: boolean | null };

export const attempts = pgTable(
  'attempts',
  {
    /**
     * Made by the client, so that a submission sent twice is one attempt. Unique only per learner: another person may
     * have an attempt with the same id.
     */
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id),
    /** The pack that the report takes questions from. */
    packHash: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }).notNull(),
    /** The learner's day on which it was finished. */
    day: date({ mode: 'string' }).notNull(),
    /** The hour on the learner's clock at that time, 0 to 23; null if unknown. */
    hour: smallint(),
    /**
     * `graded`: complete. `sealed`: graded while the quiz is sealed, so only totals are visible; cards, right answers
     * and the pack with keys wait for the end of the seal. `submitted`: stored, and graded when the seal ends.
     */
    status: text({ enum: ['graded', 'sealed', 'submitted'] })
      .notNull()
      .default('graded'),
    /** These five are null while it's only submitted. */
    score: integer(),
    totalMarks: integer(),
    percentage: integer(),
    passed: boolean(),
    xpEarned: integer(),
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    /** SHA-256 of the answers given: distinguishes a repeated submission from another one with the same id. */
    answersHash: text().notNull(),
    /** The learner's own count of accepted work, in order of arrival. */
    acceptedNo: bigint({ mode: 'number' }).notNull(),
    /** Its status until the seal ended, and the number of its opening in that count; null if it never waited. */
    waitedAs: text({ enum: ['sealed', 'submitted'] }),
    openedNo: bigint({ mode: 'number' }),
    /**
     * `room`, `challenge` (also for tournaments): played in a game, with that game's questions. Quiz statistics exclude
     * it.
     */
    source: text({ enum: ['self', 'room', 'challenge'] })
      .notNull()
      .default('self'),
    /**
     * Whether achievements count it. They don't count repeats of ranked quizzes, or attempts at the learner's own
     * quizzes.
     */
    counted: boolean().notNull().default(true),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('attempts_id_idx').on(table.id),
    uniqueIndex('attempts_accepted_key').on(table.userId, table.acceptedNo),
    uniqueIndex('attempts_opened_key').on(table.userId, table.openedNo).where(sql`opened_no is not null`),
    index('attempts_user_idx').on(table.userId, table.finishedAt, table.id),
    index('attempts_user_quiz_idx').on(table.userId, table.quizId, table.finishedAt),
    index('attempts_finished_idx').on(table.finishedAt, table.id),
    index('attempts_quiz_idx').on(table.quizId, table.finishedAt),
    index('attempts_version_idx').on(table.versionId),
    index('attempts_waiting_idx').on(table.quizId, table.userId, table.acceptedNo).where(sql`status <> 'graded'`),
  ],
);

/** Queue of attempts that quiz statistics don't include yet. The statistics worker removes rows. */
export const attemptArrivals = pgTable(
  'attempt_arrivals',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    attemptId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.attemptId] }),
    foreignKey({
      columns: [table.userId, table.attemptId],
      foreignColumns: [attempts.userId, attempts.id],
    }).onDelete('cascade'),
  ],
);
