import type { AppErrorCode } from '../errors/codes.ts';

interface RoomPerson {
  id: string;
  name: string;
  level: number;
}

/** A moment of a running game: its phase and its question. */
export interface GameMoment {
  phase: 'question' | 'results';
  questionIndex: number;
}

/**
 * The commands that a room handles: people's actions, and events that the server notices. `by` and `playerId` are users
 * whose identity the server has checked.
 */
export type RoomCommand =
  | { type: 'join'; player: RoomPerson }
  | { type: 'leave'; playerId: string }
  | { type: 'start'; by: string }
  | { type: 'answer'; playerId: string; questionIndex: number; answer: number }
  /**
   * Moves the game on to its next phase. `after` is the moment that the host saw when pressing; if the game is already
   * past it, nothing changes.
   */
  | { type: 'next'; by: string; after?: GameMoment | undefined }
  | { type: 'chat'; playerId: string; message: string }
  | { type: 'kick'; by: string; playerId: string }
  /**
   * Connects a player's subscription, confirms that it still exists (`again`), or reports its latency. Repeating the
   * command changes nothing.
   */
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
  /** Another server process has taken over the room, so all subscriptions must report again. */
  | { type: 'resume' }
  /** The results of the room's game have been stored. */
  | { type: 'settled' }
  /** The time of the room's next scheduled change has come. */
  | { type: 'wake' };

/** The reason why a command was refused and changed nothing. */
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
