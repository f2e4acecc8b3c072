// Schemas of a room and its contents, in the form that the people in it may see.
import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { roomSettings } from './schema.ts';

export const player = z.object({
  id,
  name: z.string(),
  level: z.int(),
  /** Whether the player is connected; false while the seat is kept for a player who lost the connection. */
  connected: z.boolean(),
});
export type RoomPlayer = z.infer<typeof player>;

export const standing = z.object({
  playerId: id,
  playerName: z.string(),
  level: z.int(),
  score: z.int(),
  /**
   * The player's rank, from 1; tied players share a rank (1, 2, 2, 4). When scoring by speed, less total time wins
   * between equal points.
   */
  rank: z.int(),
  /**
   * The number of places that the player gained since the previous question, negative for lost places; null after the
   * first question.
   */
  movement: z.nullable(z.int()),
});
export type RoomStanding = z.infer<typeof standing>;

export const openRoomQuestion = z.object({
  /** The question without its key and explanation; `image` includes an alternative text. */
  question: z.object({
    question: z.string(),
    options: z.array(z.string()),
    image: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  }),
  /** The number of the question, from 1. */
  questionNumber: z.int(),
  totalQuestions: z.int(),
  /** The index of the question, from 0. */
  questionIndex: z.int(),
  /** The time limit for answering the question, in seconds. */
  timeLimit: z.int(),
  /**
   * The time when answering ends, on the server's clock. Clients know the difference from their own clock by each
   * event's `at`.
   */
  endsAt: instant,
});
export type RoomQuestion = z.infer<typeof openRoomQuestion>;

export const results = z.object({
  leaderboard: z.array(standing),
  questionIndex: z.int(),
  /** The index of the question's right option, from 0. */
  correctAnswer: z.int(),
  explanation: z.nullable(z.string()),
  /** The number of players who chose each option. */
  distribution: z.array(z.int()),
  /** The time at which the next question comes, or the game ends. */
  nextAt: instant,
});
export type RoomResults = z.infer<typeof results>;

export const chatLine = z.object({ playerId: id, playerName: z.string(), message: z.string(), timestamp: instant });
export type RoomChatLine = z.infer<typeof chatLine>;

const ROOM_PHASES = ['lobby', 'question', 'results', 'finished', 'closed'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

/** A room as the people in it may see it; the same for everybody. */
export const roomView = z.object({
  id: z.string(),
  phase: z.enum(ROOM_PHASES),
  quiz: z.object({ id, title: z.string(), category: z.string(), questionCount: z.int() }),
  hostId: id,
  hostName: z.string(),
  /** The players with a seat, in the order in which they joined. */
  players: z.array(player),
  playerCount: z.int(),
  settings: roomSettings,
  /** The question in play or just over; null before the first question. */
  question: z.nullable(openRoomQuestion),
  /** The number of players who have answered the question in play; 0 at other times. */
  answeredCount: z.int(),
  /** The results of the question just over; null outside the results phase. */
  results: z.nullable(results),
  /** The final ranking after the last question; null before. */
  final: z.nullable(z.array(standing)),
  /** The only user who may read the class report: the host who started the game; null before the start. */
  reportFor: z.nullable(id),
  /** The newest chat lines, oldest first, at most 50. */
  chat: z.array(chatLine),
});
export type RoomView = z.infer<typeof roomView>;

/** A room together with the caller's own role, answer and standing. */
export const ownRoomView = z.object({
  room: roomView,
  you: z.object({
    seated: z.boolean(),
    isHost: z.boolean(),
    /** The index of the option that the caller chose in the question on the screen; null if none. */
    answer: z.nullable(z.int()),
    standing: z.nullable(standing),
  }),
  /** The current time on the server's clock. */
  now: instant,
});
export type OwnRoomView = z.infer<typeof ownRoomView>;

/** The caller's standing after the last finished question; null before, and for callers without a seat. */
export const ownRoomStanding = z.nullable(standing);
