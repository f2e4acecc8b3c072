import type { ChallengeParameters } from '@quorbit/contracts/challenges/progress';
import type { GameCategory } from '@quorbit/contracts/plays/categories';
import type { ThemeName } from '@quorbit/contracts/themes/names';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { quizSeals } from './quizzes/seals.ts';
import { quizVersions, quizzes } from './quizzes.ts';

export interface ChallengeRewards {
  xp: number;
  badge: string | null;
  theme: ThemeName | null;
}

export const challenges = pgTable(
  'challenges',
  {
    id: uuid().primaryKey(),
    /** The learner who created the challenge; null for demo challenges and deleted accounts. */
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text().notNull(),
    type: text({
      enum: ['quiz_completion', 'score_target', 'streak_maintenance', 'category_focus', 'speed_challenge'],
    }).notNull(),
    category: text().$type<GameCategory>().notNull(),
    parameters: jsonb().$type<ChallengeParameters>().notNull(),
    rewards: jsonb().$type<ChallengeRewards>().notNull(),
    /** The time limit for each quiz, in seconds. */
    quizTimeLimit: integer().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether all participants who haven't completed the challenge were notified that it ends soon. */
    endingTold: boolean().notNull().default(false),
    /**
     * The id of the participant who was last notified that the challenge ends soon. It's not a foreign key, since the
     * account may be deleted meanwhile.
     */
    endingToldTo: uuid(),
    /** When the challenge was deleted; its participants keep their rewards and their history. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('challenges_ends_idx').on(table.endsAt, table.id).where(sql`deleted_at is null`),
    index('challenges_creator_idx').on(table.creatorId, table.id),
  ],
);

/** The quizzes of a challenge, pinned to versions, so that edits don't affect it. */
export const challengeQuizzes = pgTable(
  'challenge_quizzes',
  {
    challengeId: uuid()
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    /** The quiz's place in the order of play, from 0. */
    place: smallint().notNull(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id),
    /** The seal that withholds the quiz's answer key from all learners until the challenge ends. */
    sealId: uuid().references(() => quizSeals.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.challengeId, table.place] }),
    index('challenge_quizzes_quiz_idx').on(table.quizId),
    index('challenge_quizzes_version_idx').on(table.versionId),
    index('challenge_quizzes_seal_idx').on(table.sealId),
  ],
);

/** Learners' runs of challenges; each lasts from joining to the reset. */
export const challengeRuns = pgTable(
  'challenge_runs',
  {
    id: uuid().primaryKey(),
    challengeId: uuid()
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The run's number, from 1, per learner and challenge. */
    no: integer().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** The learner's progress in percent, as of the last play. */
    progress: smallint().notNull().default(0),
    completedAt: timestamp({ withTimezone: true }),
    /** Whether this run was the learner's first completed run of the challenge. */
    first: boolean().notNull().default(false),
    /** Whether the learner got access to the answers during the run, so that the run pays nothing. */
    withoutPrizes: boolean().notNull().default(false),
    /** The XP that the run paid. */
    xp: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('challenge_runs_no_key').on(table.challengeId, table.userId, table.no),
    index('challenge_runs_user_idx').on(table.userId, table.no, table.id),
    index('challenge_runs_first_idx').on(table.userId, table.first, table.completedAt, table.id),
  ],
);

/** Sums over all participants of a challenge, updated by a worker so that learners never wait for each other. */
export const challengeTotals = pgTable('challenge_totals', {
  challengeId: uuid()
    .primaryKey()
    .references(() => challenges.id, { onDelete: 'cascade' }),
  participants: integer().notNull().default(0),
  /** The number of participants who completed the challenge at least once. */
  completed: integer().notNull().default(0),
});

/** Queue of changes that `challenge_totals` doesn't include yet. The worker removes rows once they're added. */
export const challengeArrivals = pgTable(
  'challenge_arrivals',
  {
    id: uuid().primaryKey(),
    challengeId: uuid()
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    /** The change in the number of participants; negative for deleted accounts. */
    participants: smallint().notNull(),
    completed: smallint().notNull(),
  },
  (table) => [index('challenge_arrivals_challenge_idx').on(table.challengeId)],
);
