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

/** An answer in a game, with the time taken; null for none. In the order of questions. */
type GameAnswer = { option: number; ms: number } | null;

/** Games of rooms, from their start. The room itself isn't in the database but in its log. */
export const games = pgTable(
  'games',
  {
    id: uuid().primaryKey(),
    /** The room's code. Codes are reused. */
    roomId: text().notNull(),
    /** Null for hosts who deleted their account. */
    hostId: uuid().references(() => users.id, { onDelete: 'set null' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    versionId: uuid()
      .notNull()
      .references(() => quizVersions.id, { onDelete: 'cascade' }),
    /** In the order in which they are asked. */
    questionIds: uuid().array().notNull(),
    settings: jsonb().$type<RoomSettings>().notNull(),
    /** `lost`: the process died, and the game paid nothing. `abandoned`: everybody left before the end. */
    status: text({ enum: ['running', 'finished', 'abandoned', 'lost'] })
      .notNull()
      .default('running'),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
    /** The pack of the game's questions; null until it's over, and for games from before such packs existed. */
    packHash: text(),
    /** The room at the end of the game, stored while settling, so that any process can finish that. */
    outcome: jsonb().$type<StoredRoomState>(),
  },
  (table) => [
    index('games_host_idx').on(table.hostId, table.roomId, table.id),
    index('games_quiz_idx').on(table.quizId),
    index('games_version_idx').on(table.versionId),
    index('games_running_idx').on(table.id).where(sql`status = 'running'`),
  ],
);

/** The players of a game at its start, with their answers and rewards. */
export const gamePlayers = pgTable(
  'game_players',
  {
    gameId: uuid()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the attempt that settling makes; chosen at the start, so that settling twice makes only one. */
    attemptId: uuid().notNull(),
    /** Withholds the key from this player while the game runs. */
    sealId: uuid().references(() => quizSeals.id, { onDelete: 'set null' }),
    /** These are null until the game is over. */
    score: integer(),
    correct: smallint(),
    answers: jsonb().$type<GameAnswer[]>(),
    /** Null for players who left before the end. */
    rank: smallint(),
    /** How many players answered something and stayed to the end; null for a player who didn't, and earns nothing. */
    players: smallint(),
    /** Whether it was a win, by the rules at that time. */
    won: boolean().notNull().default(false),
    /** Whether the quiz was the player's own: then achievements don't count the game. */
    own: boolean().notNull().default(false),
    xp: integer(),
    /** When the rewards were stored; null before. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    uniqueIndex('game_players_attempt_key').on(table.userId, table.attemptId),
    index('game_players_user_idx').on(table.userId, table.gameId),
    index('game_players_seal_idx').on(table.sealId),
  ],
);
