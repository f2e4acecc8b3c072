import { ATTEMPT_MODES } from '@quorbit/contracts/attempts/mode';
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
     * The attempt's id, made by the client so that a submission sent twice is one attempt. Unique only per learner:
     * another person may have an attempt with the same id.
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
    /** The hash of the pack from which the report takes the questions. */
    packHash: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }).notNull(),
    /** The learner's day on which the attempt was finished. */
    day: date({ mode: 'string' }).notNull(),
    /** The hour on the learner's clock when the attempt was finished, 0 to 23; null if unknown. */
    hour: smallint(),
    /**
     * The attempt's status. `graded`: complete. `sealed`: graded while the quiz is sealed, so only totals are visible;
     * cards, right answers and the pack with keys wait for the end of the seal. `submitted`: stored, and graded when
     * the seal ends.
     */
    status: text({ enum: ['graded', 'sealed', 'submitted'] })
      .notNull()
      .default('graded'),
    /** The result of the attempt; these five columns are null while it's only submitted. */
    score: integer(),
    totalMarks: integer(),
    percentage: integer(),
    passed: boolean(),
    xpEarned: integer(),
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    /** SHA-256 of the answers given: distinguishes a repeated submission from another one with the same id. */
    answersHash: text().notNull(),
    /** The attempt's number in the learner's count of accepted work, in order of arrival. */
    acceptedNo: bigint({ mode: 'number' }).notNull(),
    /**
     * The attempt's status until the seal ended. `openedNo` is the number in the learner's count of accepted work that
     * the attempt got at the end of the seal. Both are null if the attempt never waited for a seal.
     */
    waitedAs: text({ enum: ['sealed', 'submitted'] }),
    openedNo: bigint({ mode: 'number' }),
    /**
     * Where the attempt was made. `room`, `challenge` (also for tournaments): in a game, with that game's questions;
     * quiz statistics exclude it. `self`: outside games.
     */
    source: text({ enum: ['self', 'room', 'challenge'] })
      .notNull()
      .default('self'),
    /** How the attempt was answered; null if its submission didn't say, which means `start`. */
    mode: text({ enum: ATTEMPT_MODES }),
    /**
     * Whether achievements count the attempt. They don't count repeats of ranked quizzes, or attempts at the learner's
     * own quizzes.
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
