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

export interface TournamentSettings {
  maxParticipants: number;
  /** XP. */
  entryFee: number;
  /** Seconds for each quiz. */
  timeLimit: number;
  quizCategory: GameCategory;
}

export interface TournamentPrize {
  position: number;
  xp: number;
  badge: string | null;
  theme: ThemeName | null;
  title: string | null;
}

export const tournaments = pgTable(
  'tournaments',
  {
    id: uuid().primaryKey(),
    /** Null for demo tournaments and deleted accounts. */
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Which of the demo tournaments it is. */
    demo: text(),
    name: text().notNull(),
    description: text().notNull(),
    type: text({ enum: ['single_elimination', 'round_robin', 'swiss_system'] }).notNull(),
    category: text().$type<GameCategory>().notNull(),
    settings: jsonb().$type<TournamentSettings>().notNull(),
    prizes: jsonb().$type<TournamentPrize[]>().notNull(),
    registrationStartsAt: timestamp({ withTimezone: true }).notNull(),
    registrationEndsAt: timestamp({ withTimezone: true }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** How many rounds there are; null until the start. */
    rounds: smallint(),
    /** The round that was drawn last; 0 before the first. */
    round: smallint().notNull().default(0),
    /** When the worker has something to do: an hour before the start, the start, the end of a round. Null once it is over. */
    nextAt: timestamp({ withTimezone: true }),
    /** When the ranks were settled, or it was found that too few play. */
    finishedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Its players get their fees back, and keep its line in their history. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('tournaments_ends_idx').on(table.endsAt, table.id).where(sql`deleted_at is null`),
    index('tournaments_next_idx').on(table.nextAt).where(sql`next_at is not null`),
    index('tournaments_creator_idx').on(table.creatorId, table.id),
    index('tournaments_demo_idx').on(table.demo, table.endsAt).where(sql`demo is not null`),
  ],
);

/** What a tournament asks: versions, so that edits of a quiz change nothing in a tournament. */
export const tournamentQuizzes = pgTable(
  'tournament_quizzes',
  {
    tournamentId: uuid()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** 0, 1, 2 …: one for each round, and again from the first. */
    place: smallint().notNull(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id),
    /** Keeps the key from all learners until the tournament ends. */
    sealId: uuid().references(() => quizSeals.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.place] }),
    index('tournament_quizzes_quiz_idx').on(table.quizId),
    index('tournament_quizzes_version_idx').on(table.versionId),
    index('tournament_quizzes_seal_idx').on(table.sealId),
  ],
);

/** Those who registered. Who withdraws before registration ends has no row. */
export const tournamentPlayers = pgTable(
  'tournament_players',
  {
    id: uuid().primaryKey(),
    tournamentId: uuid()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** Null for deleted accounts, whose place in the bracket stays. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** From 1, by level and registration; null until the start. */
    seed: smallint(),
    /** When they were found to have missed two rounds, or to have no account that can play. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** Whether they came to see the answers meanwhile: then they win nothing. */
    withoutPrizes: boolean().notNull().default(false),
    /** At the end; null until then. */
    rank: smallint(),
    /** What the worker owes them: their fee, as the tournament doesn't take place, or what they won. */
    due: text({ enum: ['fee', 'prize'] }),
    /** Whether they won the prize of their rank. */
    won: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('tournament_players_user_key').on(table.tournamentId, table.userId),
    index('tournament_players_user_idx').on(table.userId, table.id),
    index('tournament_players_due_idx').on(table.id).where(sql`due is not null`),
  ],
);

/** Who meet in a round. What came of it follows from their results. A round robin has none. */
export const tournamentMatches = pgTable(
  'tournament_matches',
  {
    id: uuid().primaryKey(),
    tournamentId: uuid()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** From 1. */
    round: smallint().notNull(),
    /** From 0. In a bracket the winner of 2n and 2n + 1 plays at n in the next round. */
    place: smallint().notNull(),
    /** Null where nobody came from the round before; one alone has a bye. */
    firstId: uuid().references(() => tournamentPlayers.id, { onDelete: 'cascade' }),
    secondId: uuid().references(() => tournamentPlayers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('tournament_matches_place_key').on(table.tournamentId, table.round, table.place),
    index('tournament_matches_first_idx').on(table.firstId),
    index('tournament_matches_second_idx').on(table.secondId),
  ],
);

/** What one player makes of one round. Its id is the run of the play (`plays.run_id`), which goes with the account. */
export const tournamentResults = pgTable(
  'tournament_results',
  {
    id: uuid().primaryKey(),
    tournamentId: uuid()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => tournamentPlayers.id, { onDelete: 'cascade' }),
    round: smallint().notNull(),
    /** Null while it is played. */
    closedAt: timestamp({ withTimezone: true }),
    /** These are null until then, and for a play without an answer, which counts nowhere. */
    score: integer(),
    totalMarks: integer(),
    percentage: smallint(),
    seconds: integer(),
  },
  (table) => [
    uniqueIndex('tournament_results_round_key').on(table.tournamentId, table.playerId, table.round),
    index('tournament_results_player_idx').on(table.playerId),
  ],
);
