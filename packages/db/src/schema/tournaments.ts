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
  /** The entry fee in XP. */
  entryFee: number;
  /** The time for each quiz, in seconds. */
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
    /** The tournament's creator; null for demo tournaments and deleted accounts. */
    creatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The key of the demo tournament; null for all others. */
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
    /** The number of rounds; null until the start. */
    rounds: smallint(),
    /** The number of the round that was drawn last; 0 before the first. */
    round: smallint().notNull().default(0),
    /**
     * When the worker has to act next: an hour before the start, at the start, or at the end of a round. Null once the
     * tournament is over.
     */
    nextAt: timestamp({ withTimezone: true }),
    /** When the final ranks were determined, or too few players turned out to take part; null before that. */
    finishedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the tournament was deleted. Its players get their fees back, and it stays in their history. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('tournaments_ends_idx').on(table.endsAt, table.id).where(sql`deleted_at is null`),
    index('tournaments_next_idx').on(table.nextAt).where(sql`next_at is not null`),
    index('tournaments_creator_idx').on(table.creatorId, table.id),
    index('tournaments_demo_idx').on(table.demo, table.endsAt).where(sql`demo is not null`),
  ],
);

/** The quizzes of a tournament, by version, so that edits of a quiz don't change the tournament. */
export const tournamentQuizzes = pgTable(
  'tournament_quizzes',
  {
    tournamentId: uuid()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** The quiz's place, from 0. Each round takes the next quiz, starting over after the last. */
    place: smallint().notNull(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id),
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id),
    /** The seal that withholds the quiz's answer key from all learners until the tournament ends. */
    sealId: uuid().references(() => quizSeals.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.place] }),
    index('tournament_quizzes_quiz_idx').on(table.quizId),
    index('tournament_quizzes_version_idx').on(table.versionId),
    index('tournament_quizzes_seal_idx').on(table.sealId),
  ],
);

/** The registered players. A player who withdraws before registration ends is deleted. */
export const tournamentPlayers = pgTable(
  'tournament_players',
  {
    id: uuid().primaryKey(),
    tournamentId: uuid()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** The player's account; null once it's deleted. The place in the bracket stays. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** The player's seed from 1, by level and then time of registration; null until the start. */
    seed: smallint(),
    /**
     * When the player was withdrawn, for missing two rounds in a row or because the account can't play any more; null
     * otherwise.
     */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** Whether the player became able to see the answers of the quizzes, in which case they win nothing. */
    withoutPrizes: boolean().notNull().default(false),
    /** The player's final rank; null until the tournament ends. */
    rank: smallint(),
    /**
     * The payment that the worker still owes the player: the entry fee back, because the tournament is cancelled, or
     * the prize. Null for nothing.
     */
    due: text({ enum: ['fee', 'prize'] }),
    /** Whether the player won the prize of their rank. */
    won: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('tournament_players_user_key').on(table.tournamentId, table.userId),
    index('tournament_players_user_idx').on(table.userId, table.id),
    index('tournament_players_due_idx').on(table.id).where(sql`due is not null`),
  ],
);

/**
 * The pairs of players who meet in a round. A match's outcome is computed from the players' results. A round robin has
 * no matches.
 */
export const tournamentMatches = pgTable(
  'tournament_matches',
  {
    id: uuid().primaryKey(),
    tournamentId: uuid()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** The number of the round, from 1. */
    round: smallint().notNull(),
    /**
     * The match's place in the round, from 0. In a bracket, the winners of the matches 2n and 2n + 1 meet in match n of
     * the next round.
     */
    place: smallint().notNull(),
    /** The two players; null if no player advanced from the round before. A player without an opponent has a bye. */
    firstId: uuid().references(() => tournamentPlayers.id, { onDelete: 'cascade' }),
    secondId: uuid().references(() => tournamentPlayers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('tournament_matches_place_key').on(table.tournamentId, table.round, table.place),
    index('tournament_matches_first_idx').on(table.firstId),
    index('tournament_matches_second_idx').on(table.secondId),
  ],
);

/**
 * One player's result in one round. Its id is the run id of the play (`plays.run_id`); the play is deleted with the
 * account.
 */
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
    /** When the player's play of the round was closed; null while it's in progress. */
    closedAt: timestamp({ withTimezone: true }),
    /**
     * The four columns below are null until the play is closed, and for a play without an answer, which counts nowhere.
     */
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
