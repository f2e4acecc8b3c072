import type { AppErrorCode } from '../errors/codes.ts';

interface RoomPerson {
  id: string;
  name: string;
  level: number;
}

/** Where a game is. */
export interface GameMoment {
  phase: 'question' | 'results';
  questionIndex: number;
}

/** What people do in a room, and what the server notices. `by` and `playerId` are callers whom the server knows. */
export type RoomCommand =
  | { type: 'join'; player: RoomPerson }
  | { type: 'leave'; playerId: string }
  | { type: 'start'; by: string }
  | { type: 'answer'; playerId: string; questionIndex: number; answer: number }
  /** `after`: what the host saw, pressing; a room that is further already stays where it is. */
  | { type: 'next'; by: string; after?: GameMoment | undefined }
  | { type: 'chat'; playerId: string; message: string }
  | { type: 'kick'; by: string; playerId: string }
  /** A subscription is there, or (`again`) is still there, or its way has been measured: said again, it changes nothing. */
  | {
      type: 'connect';
      playerId: string;
      device: string;
      connection: string;
      again?: boolean;
      latencyMs?: number | undefined;
    }
  | { type: 'disconnect'; playerId: string; connection: string }
  | { type: 'stage'; userId: string; isAdmin: boolean; connection: string }
  | { type: 'unstage'; connection: string }
  /** Another process goes on with the room: subscriptions must be heard of again. */
  | { type: 'resume' }
  /** What the game brought is written down. */
  | { type: 'settled' }
  /** Time has passed. */
  | { type: 'wake' };

/** Why a command changed nothing. */
export interface RoomRefusal {
  code: Extract<AppErrorCode, 'CONFLICT' | 'FORBIDDEN' | 'NOT_FOUND' | 'TOO_LATE' | 'TOO_MANY' | 'INVALID'>;
  message: string;
}

export const ROOM_REFUSALS = {
  notFound: { code: 'NOT_FOUND', message: 'Room not found.' },
  notInRoom: { code: 'FORBIDDEN', message: "You aren't in this room." },
  full: { code: 'CONFLICT', message: 'This room is full.' },
  running: { code: 'CONFLICT', message: 'This game has already started.' },
  kicked: { code: 'FORBIDDEN', message: 'The host removed you from this room.' },
  hostOnly: { code: 'FORBIDDEN', message: 'Only the host can do this.' },
  tooFewPlayers: { code: 'CONFLICT', message: 'Need at least 2 players' },
  hostPlays: { code: 'CONFLICT', message: 'Questions move on by themselves when the host plays.' },
  noActiveQuestion: { code: 'CONFLICT', message: 'No question is in play.' },
  watching: { code: 'FORBIDDEN', message: "You're hosting this game, so you can't answer." },
  late: { code: 'TOO_LATE', message: 'Time is up for this question.' },
  early: { code: 'CONFLICT', message: "This question hasn't been asked yet." },
  alreadyAnswered: { code: 'CONFLICT', message: "You've already answered this question." },
  noOption: { code: 'INVALID', message: 'This question has no such option.' },
  tooManyMessages: { code: 'TOO_MANY', message: 'Too many messages. Wait a few seconds.' },
  noSelf: { code: 'CONFLICT', message: "You can't remove yourself. Leave the room instead." },
  noSuchPlayer: { code: 'NOT_FOUND', message: 'Player not found.' },
  noBigScreen: { code: 'FORBIDDEN', message: 'Only the host can open the big screen.' },
} as const satisfies Record<string, RoomRefusal>;
