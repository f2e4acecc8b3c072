import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { hasInvisibleCharacters, UNREADABLE_TEXT } from '../lib/readable.ts';
import { id, instant, integer, text } from '../lib/scalars.ts';
import {
  CHAT_MAX,
  DEFAULT_MAX_PLAYERS,
  GAME_QUESTIONS,
  MAX_ROOM_CAPACITY,
  MIN_PLAYERS,
  QUESTION_SECONDS,
  ROOM_CODE_ALPHABET,
  ROOM_CODE_LENGTH,
  SCORINGS,
} from './limits.ts';

/** A room's code, converted to capitals. */
const roomCode = z
  .string('Room code must be text.')
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(
      new RegExp(`^[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}$`),
      `A room code has ${ROOM_CODE_LENGTH} letters and digits.`,
    ),
  );

export const roomSettings = z.object({
  /** The most players that the room may have. The server's own limit (`ROOM_MAX_PLAYERS`) may be lower. */
  maxPlayers: z._default(integer('Max players', MIN_PLAYERS, MAX_ROOM_CAPACITY), DEFAULT_MAX_PLAYERS),
  /** The time limit of each question, in seconds. */
  timePerQuestion: z._default(
    integer('Time per question', QUESTION_SECONDS.min, QUESTION_SECONDS.max),
    QUESTION_SECONDS.usual,
  ),
  questionCount: z._default(integer('Number of questions', 1, GAME_QUESTIONS), GAME_QUESTIONS),
  scoring: z._default(z.enum(SCORINGS, 'Scoring must be speed or accuracy.'), 'speed'),
  /**
   * Whether the host plays. If false, the host has no seat, doesn't count as a player, and may start the next question.
   */
  hostPlays: z._default(z.boolean('Host plays must be true or false.'), true),
  /** Whether the list of active rooms includes this room. */
  listed: z._default(z.boolean('Listed must be true or false.'), true),
});
export type RoomSettings = z.infer<typeof roomSettings>;

export const createRoomInput = z.object({
  quizId: id,
  settings: z.optional(roomSettings),
  /** The ids of the questions from which the game asks; by default all questions of the quiz. */
  questionIds: z.optional(
    z
      .array(id, 'Question ids must be a list.')
      .check(
        z.minLength(1, 'Choose a question.'),
        z.maxLength(GAME_QUESTIONS, `Choose at most ${GAME_QUESTIONS} questions.`),
      ),
  ),
});
export type CreateRoomInput = z.infer<typeof createRoomInput>;
export const roomInput = z.object({ roomId: roomCode });
export type RoomInput = z.infer<typeof roomInput>;
/**
 * A player's answer to a question. `answer` is the option's index from 0. The server measures the time; `timeSpent`
 * from older apps is ignored.
 */
export const answerInput = z.object({
  roomId: roomCode,
  questionIndex: integer('Question index', 0, GAME_QUESTIONS - 1),
  answer: integer('Answer', 0, 25),
});
export type AnswerInput = z.infer<typeof answerInput>;
/**
 * The host's request to go on. `after` is the phase and question that the host saw when pressing the button; if the
 * room has moved on since, the request is ignored. Without `after`, the room always advances.
 */
export const nextInput = z.object({
  roomId: roomCode,
  after: z.optional(
    z.object({
      phase: z.enum(['question', 'results'], 'Phase must be question or results.'),
      questionIndex: integer('Question index', 0, GAME_QUESTIONS - 1),
    }),
  ),
});
export type NextInput = z.infer<typeof nextInput>;
export const chatInput = z.object({
  roomId: roomCode,
  message: text('Message', 1, CHAT_MAX).check(
    z.refine<string>((message) => !hasInvisibleCharacters(message), UNREADABLE_TEXT),
  ),
});
export type ChatInput = z.infer<typeof chatInput>;
export const kickInput = z.object({ roomId: roomCode, playerId: id });
export type KickInput = z.infer<typeof kickInput>;
export const reportPlayerInput = z.object({ roomId: roomCode, playerId: id, reason: text('Reason', 1, 500) });
export type ReportPlayerInput = z.infer<typeof reportPlayerInput>;
export const suggestInput = z.object({ roomId: z.optional(roomCode) });
export type SuggestInput = z.infer<typeof suggestInput>;

/** The ways to follow a room: as a player with a seat, or as a shared screen without a seat (host and admins only). */
const WATCHING_AS = ['player', 'stage'] as const;
export const roomEventsInput = z.object({
  roomId: roomCode,
  /**
   * The id of the newest event that the client has; the stream continues after it. Without an id, the stream starts
   * with a snapshot.
   */
  lastEventId: z.nullish(z.string().check(z.maxLength(64))),
  as: z._default(z.enum(WATCHING_AS, 'As must be player or stage.'), 'player'),
});
export type RoomEventsInput = z.infer<typeof roomEventsInput>;

export const activeRoom = z.object({
  id: z.string(),
  /** The quiz's title; null if the caller may not see the quiz, which they can still play in the room. */
  quizTitle: z.nullable(z.string()),
  hostName: z.string(),
  playerCount: z.int(),
  maxPlayers: z.int(),
});
export type ActiveRoom = z.infer<typeof activeRoom>;
/** The list of active rooms. `maxPlayers` is the most players that a room may have on this server. */
export const activeRooms = z.object({ rooms: z.array(activeRoom), maxPlayers: z.int() });

/** A person's statistics of games in rooms. Before the first game, all numbers are 0 and the category is 'General'. */
export const roomStats = z.object({
  multiplayerGames: z.int(),
  multiplayerWins: z.int(),
  /** The mean points per game, rounded. */
  averageScore: z.int(),
  favoriteCategory: z.string(),
  /** The share of games won, in percent, rounded. */
  winRate: z.int(),
});
export type RoomStats = z.infer<typeof roomStats>;

/** A suggested quiz for a room, which the people in the room are likely to have forgotten in part. */
const roomSuggestion = z.object({
  quizId: id,
  title: z.string(),
  category: z.string(),
  questionCount: z.int(),
});
export type RoomSuggestion = z.infer<typeof roomSuggestion>;
export const roomSuggestions = z.object({ items: z.array(roomSuggestion) });

export const playableQuizzesInput = z.object({ ...pageInput, search: z.optional(text('Search', 0, 100)) });
export type PlayableQuizzesInput = z.infer<typeof playableQuizzesInput>;
/** A quiz that the caller may play in a room, with the number of its questions that a room can ask. */
const playableQuizView = z.object({ id, title: z.string(), category: z.string(), questionCount: z.int() });
export type PlayableQuizView = z.infer<typeof playableQuizView>;
export const playableQuizzes = pageOf(playableQuizView);

/** A player's result of a finished game. The API returns null until the result is stored. */
export const roomOutcome = z.object({
  xp: z.int(),
  rank: z.int(),
  score: z.int(),
  correct: z.int(),
  asked: z.int(),
  /** Whether the player owns the quiz; such a game earns no XP. */
  own: z.boolean(),
  /** The id of the report of the player's answers; null if the player gave no answers and so earned nothing. */
  attemptId: z.nullable(id),
});
export type RoomOutcome = z.infer<typeof roomOutcome>;

/**
 * The report on a finished game for its host. While the quiz is sealed for the host, the report reveals no keys: no
 * right answers, no shares, and no players' answers either, since the answers of a perfect player are the keys.
 */
export const classReport = z.object({
  roomId: z.string(),
  quizTitle: z.string(),
  finishedAt: instant,
  /** The players, best first; players who left come last. */
  players: z.array(z.object({ playerId: id, playerName: z.string(), score: z.int(), rank: z.int(), correct: z.int() })),
  questions: z.array(
    z.object({
      questionIndex: z.int(),
      question: z.string(),
      options: z.array(z.string()),
      /** The index of the right option; null while the quiz is sealed for the host. */
      correctAnswer: z.nullable(z.int()),
      /** The number of players who chose each option; empty while the quiz is sealed for the host. */
      distribution: z.array(z.int()),
      /** The share of the asked players who answered right, from 0 to 1; null while the quiz is sealed for the host. */
      facility: z.nullable(z.number()),
      /**
       * Each player's option (null if the player didn't answer) and the seconds taken; empty while the quiz is sealed
       * for the host.
       */
      answers: z.array(z.object({ playerId: id, answer: z.nullable(z.int()), seconds: z.nullable(z.number()) })),
    }),
  ),
});
export type ClassReport = z.infer<typeof classReport>;
