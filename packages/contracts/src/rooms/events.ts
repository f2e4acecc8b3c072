// The events that a room sends to its subscribers.
import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { chatLine, openRoomQuestion, player, results, roomView, standing } from './room-view.ts';

/** Defines an event; `at` is the time when it happened, on the server's clock. */
function event<Type extends string, Shape extends Record<string, z.ZodMiniType>>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), at: instant, ...shape });
}

const ROOM_CLOSE_REASONS = ['empty', 'idle', 'host_closed', 'server_lost', 'finished'] as const;
export type RoomCloseReason = (typeof ROOM_CLOSE_REASONS)[number];

export const roomEvent = z.discriminatedUnion('type', [
  /**
   * The first event of a subscription that doesn't resume an earlier one: `room_created` for the room's creator,
   * `room_joined` for everybody else.
   */
  event('room_created', { room: roomView }),
  event('room_joined', { room: roomView }),
  /**
   * Players joined. In a crowd, one event can announce several joins, and `players` is empty both here and in
   * `player_left`.
   */
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
  /** Players answered. `playerName` is null in a crowd, where one event announces several answers. */
  event('answer_submitted', { playerName: z.nullable(z.string()), answeredCount: z.int(), totalPlayers: z.int() }),
  event('question_results', results.shape),
  event('quiz_finished', { leaderboard: z.array(standing), reportFor: z.nullable(id) }),
  event('chat_message', chatLine.shape),
  /** A player lost the connection or came back. The event isn't sent in a crowd. */
  event('player_connection', { playerId: id, connected: z.boolean() }),
  /**
   * Another device took over a player's seat, so the server ends the subscription `connection`; other subscribers
   * ignore this event. A subscription that completes although the room wasn't closed has lost its seat.
   */
  event('seat_taken', { connection: z.string() }),
  event('room_closed', { reason: z.enum(ROOM_CLOSE_REASONS) }),
  /** An error of this room, shown to players verbatim. */
  event('error', { message: z.string() }),
]);
export type RoomEvent = z.infer<typeof roomEvent>;
