// What a room tells those who follow it.
import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';
import { chatLine, openRoomQuestion, player, results, roomView, standing } from './room-view.ts';

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
  /** An error of this room, shown to players verbatim. */
  event('error', { message: z.string() }),
]);
export type RoomEvent = z.infer<typeof roomEvent>;
