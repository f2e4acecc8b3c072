import * as z from 'zod/mini';
import { page, pageInput } from '../lib/paging.ts';
import { hidesCharacters, UNREADABLE_TEXT } from '../lib/readable.ts';
import { id, instant, integer, text } from '../lib/scalars.ts';
import {
  CHAT_MAX,
  DEFAULT_MAX_PLAYERS,
  GAME_QUESTIONS,
  HIGHEST_MAX_PLAYERS,
  MIN_PLAYERS,
  QUESTION_SECONDS,
  ROOM_CODE_ALPHABET,
  ROOM_CODE_LENGTH,
  SCORINGS,
} from './limits.ts';

/** A room's code, in capitals: people type it as they like. */
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
  /** The server's own limit (`ROOM_MAX_PLAYERS`) may be lower. */
  maxPlayers: z._default(integer('Max players', MIN_PLAYERS, HIGHEST_MAX_PLAYERS), DEFAULT_MAX_PLAYERS),
  /** Seconds. */
  timePerQuestion: z._default(
    integer('Time per question', QUESTION_SECONDS.min, QUESTION_SECONDS.max),
    QUESTION_SECONDS.usual,
  ),
  questionCount: z._default(integer('Number of questions', 1, GAME_QUESTIONS), GAME_QUESTIONS),
  scoring: z._default(z.enum(SCORINGS, 'Scoring must be speed or accuracy.'), 'speed'),
  /** False: the host has no seat, is not counted, and may go on to the next question. */
  hostPlays: z._default(z.boolean('Host plays must be true or false.'), true),
  /** Whether the list of active rooms shows the code. */
  listed: z._default(z.boolean('Listed must be true or false.'), true),
});
export type RoomSettings = z.infer<typeof roomSettings>;

export const createRoomInput = z.object({ quizId: id, settings: z.optional(roomSettings) });
export type CreateRoomInput = z.infer<typeof createRoomInput>;
export const roomInput = z.object({ roomId: roomCode });
export type RoomInput = z.infer<typeof roomInput>;
/** `answer` is the option's index from 0; `timeSpent` in seconds is what the player's clock says, and counts for nothing. */
export const answerInput = z.object({
  roomId: roomCode,
  questionIndex: integer('Question index', 0, GAME_QUESTIONS - 1),
  answer: integer('Answer', 0, 25),
  timeSpent: z.optional(z.number('Time spent must be a number.').check(z.minimum(0), z.maximum(86_400))),
});
export type AnswerInput = z.infer<typeof answerInput>;
export const chatInput = z.object({
  roomId: roomCode,
  message: text('Message', 1, CHAT_MAX).check(
    z.refine<string>((message) => !hidesCharacters(message), UNREADABLE_TEXT),
  ),
});
export type ChatInput = z.infer<typeof chatInput>;
export const kickInput = z.object({ roomId: roomCode, playerId: id });
export type KickInput = z.infer<typeof kickInput>;
export const reportPlayerInput = z.object({ roomId: roomCode, playerId: id, reason: text('Reason', 1, 500) });
export type ReportPlayerInput = z.infer<typeof reportPlayerInput>;
export const suggestInput = z.object({ roomId: z.optional(roomCode) });
export type SuggestInput = z.infer<typeof suggestInput>;

/** Who watches: a player in a seat, or a screen for all (host and admin only), which takes no seat. */
const WATCHING_AS = ['player', 'stage'] as const;
export const roomEventsInput = z.object({
  roomId: roomCode,
  /** The id of the newest event that the client has; what follows it comes first. Without one, a snapshot does. */
  lastEventId: z.nullish(z.string().check(z.maxLength(64))),
  as: z._default(z.enum(WATCHING_AS, 'As must be player or stage.'), 'player'),
});
export type RoomEventsInput = z.infer<typeof roomEventsInput>;

const player = z.object({
  id,
  name: z.string(),
  level: z.int(),
  /** False while the seat is kept for somebody who lost the connection. */
  connected: z.boolean(),
});
export type RoomPlayer = z.infer<typeof player>;

const standing = z.object({
  playerId: id,
  playerName: z.string(),
  level: z.int(),
  score: z.int(),
  /** From 1. Ties are broken by earlier total time, then by who joined first, so nobody shares a rank. */
  rank: z.int(),
  /** Places gained since the question before, negative for lost ones; null after the first. */
  movement: z.nullable(z.int()),
});
export type RoomStanding = z.infer<typeof standing>;

const openRoomQuestion = z.object({
  /** `image` has an alternative text; the question has no key and no explanation. */
  question: z.object({
    question: z.string(),
    options: z.array(z.string()),
    image: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  }),
  /** From 1. */
  questionNumber: z.int(),
  totalQuestions: z.int(),
  /** From 0. */
  questionIndex: z.int(),
  /** Seconds. */
  timeLimit: z.int(),
  /** On the server's clock; clients know its difference from theirs by each event's `at`. */
  endsAt: instant,
});
export type RoomQuestion = z.infer<typeof openRoomQuestion>;

const results = z.object({
  leaderboard: z.array(standing),
  questionIndex: z.int(),
  /** The index of the right option, from 0. */
  correctAnswer: z.int(),
  explanation: z.nullable(z.string()),
  /** How many chose each option. */
  distribution: z.array(z.int()),
  /** When the next question comes, or the game ends. */
  nextAt: instant,
});
export type RoomResults = z.infer<typeof results>;

const chatLine = z.object({ playerId: id, playerName: z.string(), message: z.string(), timestamp: instant });
export type RoomChatLine = z.infer<typeof chatLine>;

const ROOM_PHASES = ['lobby', 'question', 'results', 'finished', 'closed'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

/** A room as all who are in it may see it; the same for everybody. */
const roomView = z.object({
  id: z.string(),
  phase: z.enum(ROOM_PHASES),
  quiz: z.object({ id, title: z.string(), category: z.string(), questionCount: z.int() }),
  hostId: id,
  hostName: z.string(),
  /** Those with a seat, in the order in which they joined. */
  players: z.array(player),
  playerCount: z.int(),
  settings: roomSettings,
  /** The question in play or just over; null before the first. */
  question: z.nullable(openRoomQuestion),
  /** How many have answered the question in play. */
  answeredCount: z.int(),
  /** Of the question just over; null while one is in play. */
  results: z.nullable(results),
  /** After the last question; null before. */
  final: z.nullable(z.array(standing)),
  /** The only person who may read the class report: who started the game as its host; null before the start. */
  reportFor: z.nullable(id),
  /** The newest lines, oldest first, at most 50. */
  chat: z.array(chatLine),
});
export type RoomView = z.infer<typeof roomView>;

/** What else the caller may know of a room. */
export const ownRoomView = z.object({
  room: roomView,
  you: z.object({
    seated: z.boolean(),
    isHost: z.boolean(),
    /** The option chosen in the question on the screen; null where none was. */
    answer: z.nullable(z.int()),
    standing: z.nullable(standing),
  }),
  /** The server's clock. */
  now: instant,
});
export type OwnRoomView = z.infer<typeof ownRoomView>;

/** `at` is the server's clock when it happened. */
function event<Type extends string, Shape extends Record<string, z.ZodMiniType>>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), at: instant, ...shape });
}

const ROOM_CLOSE_REASONS = ['empty', 'idle', 'host_closed', 'server_lost', 'finished'] as const;
export type RoomCloseReason = (typeof ROOM_CLOSE_REASONS)[number];

export const roomEvent = z.discriminatedUnion('type', [
  /** The first event of a subscription that resumes nothing, to the room's maker and to everybody else. */
  event('room_created', { room: roomView }),
  event('room_joined', { room: roomView }),
  /** One event may tell several joins, in a crowd; there `players` is empty, here and when somebody left. */
  event('player_joined', { players: z.array(player), playerCount: z.int(), joined: z.array(player) }),
  event('player_left', {
    playerId: id,
    playerName: z.string(),
    players: z.array(player),
    playerCount: z.int(),
    reason: z.enum(['left', 'kicked', 'gone']),
  }),
  event('host_changed', { newHostId: id, newHostName: z.string() }),
  event('new_question', openRoomQuestion.shape),
  /** `playerName` is null in a crowd, where one event tells several answers. */
  event('answer_submitted', { playerName: z.nullable(z.string()), answeredCount: z.int(), totalPlayers: z.int() }),
  event('question_results', results.shape),
  event('quiz_finished', { leaderboard: z.array(standing), reportFor: z.nullable(id) }),
  event('chat_message', chatLine.shape),
  /** Not told in a crowd. */
  event('player_connection', { playerId: id, connected: z.boolean() }),
  /**
   * Another device took over from this subscription, which the server ends. A subscription that completes without the room
   * being closed has lost its seat; nobody else minds.
   */
  event('seat_taken', { connection: z.string() }),
  event('room_closed', { reason: z.enum(ROOM_CLOSE_REASONS) }),
  /** Something that went wrong for this room; it is told as it stands. */
  event('error', { message: z.string() }),
]);
export type RoomEvent = z.infer<typeof roomEvent>;

export const activeRoom = z.object({
  /** Null where the room isn't listed: only those who were given the code can join. */
  id: z.nullable(z.string()),
  quizTitle: z.string(),
  hostName: z.string(),
  playerCount: z.int(),
  maxPlayers: z.int(),
});
export type ActiveRoom = z.infer<typeof activeRoom>;
/** `maxPlayers`: how many players a room may have on this server. */
export const activeRooms = z.object({ rooms: z.array(activeRoom), maxPlayers: z.int() });

/** All 0 and 'General' for those who have not played. */
export const roomStats = z.object({
  multiplayerGames: z.int(),
  multiplayerWins: z.int(),
  /** Points per game, rounded. */
  averageScore: z.int(),
  favoriteCategory: z.string(),
  /** Percent, rounded. */
  winRate: z.int(),
});
export type RoomStats = z.infer<typeof roomStats>;

/** A quiz whose questions the people in the room are about to forget. */
const roomSuggestion = z.object({
  quizId: id,
  title: z.string(),
  category: z.string(),
  questionCount: z.int(),
  /** The mean chance that its questions are still known, 0 to 1, over people and questions with a card. */
  recall: z.number(),
  /** How many of the people have met its questions. */
  people: z.int(),
});
export type RoomSuggestion = z.infer<typeof roomSuggestion>;
export const roomSuggestions = z.object({ items: z.array(roomSuggestion) });

export const playableQuizzesInput = z.object({ ...pageInput, search: z.optional(text('Search', 0, 100)) });
export type PlayableQuizzesInput = z.infer<typeof playableQuizzesInput>;
/** A quiz that the caller may play in a room, with how many of its questions a room can ask. */
const playableQuizView = z.object({ id, title: z.string(), category: z.string(), questionCount: z.int() });
export type PlayableQuizView = z.infer<typeof playableQuizView>;
export const playableQuizzes = page(playableQuizView);

/** The caller's place after the last question that is over; null before, and for those without a seat. */
export const ownRoomStanding = z.nullable(standing);

/** What a player gets out of a finished game; null while it is being written down. */
export const roomOutcome = z.object({
  xp: z.int(),
  rank: z.int(),
  score: z.int(),
  correct: z.int(),
  asked: z.int(),
  /** The report of own answers. */
  attemptId: id,
});
export type RoomOutcome = z.infer<typeof roomOutcome>;

/**
 * For the host, after the game. While the quiz is sealed for the host, nothing tells its key: no right answers, no
 * shares, and no answers either, since those of whoever was right in all are the key.
 */
export const classReport = z.object({
  roomId: z.string(),
  quizTitle: z.string(),
  finishedAt: instant,
  players: z.array(z.object({ playerId: id, playerName: z.string(), score: z.int(), rank: z.int(), correct: z.int() })),
  questions: z.array(
    z.object({
      questionIndex: z.int(),
      question: z.string(),
      options: z.array(z.string()),
      /** Null while the quiz is sealed for the host. */
      correctAnswer: z.nullable(z.int()),
      /** How many chose each option; empty while sealed. */
      distribution: z.array(z.int()),
      /** Share of those asked who got it right, 0 to 1; null while sealed. */
      facility: z.nullable(z.number()),
      /** Who chose which option (null: none), with seconds taken; empty while sealed. */
      answers: z.array(z.object({ playerId: id, answer: z.nullable(z.int()), seconds: z.nullable(z.number()) })),
    }),
  ),
});
export type ClassReport = z.infer<typeof classReport>;
