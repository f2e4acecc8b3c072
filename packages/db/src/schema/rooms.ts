import type { RoomSettings } from '@quorbit/contracts/rooms/schema';
import type { StoredRoomState } from '@quorbit/contracts/rooms/stored-state';
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

/** An answer in a game, with the time taken in milliseconds; null if the player didn't answer. */
type GameAnswer = { option: number; ms: number } | null;

/** Games played in rooms, from their start. The room itself isn't in the database but in its own log. */
export const games = pgTable(
  'games',
  {
    id: uuid().primaryKey(),
    /** The code of the game's room. Codes are reused. */
    roomId: text().notNull(),
    /** The room's host; null once the account is deleted. */
    hostId: uuid().references(() => users.id, { onDelete: 'set null' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id, { onDelete: 'cascade' }),
    /** The ids of the questions, in the order in which the game asks them. */
    questionIds: uuid().array().notNull(),
    settings: jsonb().$type<RoomSettings>().notNull(),
    /**
     * The game's status. `lost`: the process died, and the game paid nothing. `abandoned`: all players left before the
     * end.
     */
    status: text({ enum: ['running', 'finished', 'abandoned', 'lost'] })
      .notNull()
      .default('running'),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    /**
     * The hash of the pack with the game's questions; null until the game is over, and for games older than such packs.
     */
    packHash: text(),
    /**
     * The room's state at the end of the game, stored before the rewards are paid out, so that any process can finish
     * paying.
     */
    outcome: jsonb().$type<StoredRoomState>(),
  },
  (table) => [
    index('games_host_idx').on(table.hostId, table.roomId, table.id),
    index('games_quiz_idx').on(table.quizId),
    index('games_version_idx').on(table.versionId),
    index('games_running_idx').on(table.id).where(sql`status = 'running'`),
  ],
);

/** The players of a game as of its start, with their answers and rewards. */
export const gamePlayers = pgTable(
  'game_players',
  {
    gameId: uuid()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The id of the attempt that closing the game creates. It's chosen at the start, so that closing twice creates only
     * one.
     */
    attemptId: uuid().notNull(),
    /** The seal that withholds the quiz's answer key from this player while the game runs. */
    sealId: uuid().references(() => quizSeals.id, { onDelete: 'set null' }),
    /** The score and the columns `correct` and `answers` are null until the game is over. */
    score: integer(),
    correct: smallint(),
    answers: jsonb().$type<GameAnswer[]>(),
    /** The player's rank; null for players who left before the end. */
    rank: smallint(),
    /**
     * The number of players who answered something and stayed to the end; null for a player who didn't and therefore
     * earns nothing.
     */
    players: smallint(),
    /** Whether the player won, by the rules at the time of the game. */
    won: boolean().notNull().default(false),
    /** Whether the quiz was the player's own, in which case achievements don't count the game. */
    own: boolean().notNull().default(false),
    xp: integer(),
    /** When the player's rewards were stored; null before that. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    uniqueIndex('game_players_attempt_key').on(table.userId, table.attemptId),
    index('game_players_user_idx').on(table.userId, table.gameId),
    index('game_players_seal_idx').on(table.sealId),
  ],
);
