// A room and what is in it, as those who are in it may see it.
import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { roomSettings } from './schema.ts';

export const player = z.object({
  id,
  name: z.string(),
  level: z.int(),
  /** False while the seat is kept for somebody who lost the connection. */
  connected: z.boolean(),
});
export type RoomPlayer = z.infer<typeof player>;

export const standing = z.object({
  playerId: id,
  playerName: z.string(),
  level: z.int(),
  score: z.int(),
  /** From 1, as in 1, 2, 2, 4: equal points share it by accuracy; by speed, less time in total decides first. */
  rank: z.int(),
  /** Places gained since the question before, negative for lost ones; null after the first. */
  movement: z.nullable(z.int()),
});
export type RoomStanding = z.infer<typeof standing>;

export const openRoomQuestion = z.object({
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

export const results = z.object({
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

export const chatLine = z.object({ playerId: id, playerName: z.string(), message: z.string(), timestamp: instant });
export type RoomChatLine = z.infer<typeof chatLine>;

const ROOM_PHASES = ['lobby', 'question', 'results', 'finished', 'closed'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

/** A room as all who are in it may see it; the same for everybody. */
export const roomView = z.object({
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

/** The caller's place after the last question that is over; null before, and for those without a seat. */
export const ownRoomStanding = z.nullable(standing);
