// Defines the state that a room's log stores beside its events; any process can continue the room from it.
import type { RoomState } from '@quorbit/contracts/rooms/state';
import { fromStoredState, toStoredState } from '@quorbit/contracts/rooms/stored-state';

export interface StoredRoom {
  room: RoomState;
  /** The id of the game in the database; null before the game starts. */
  gameId: string | null;
  /** Ids of the commands carried out last, because a new owner may receive the same commands again. */
  done: readonly string[];
}

const TOPICS = 'room:';

/** The error message for calls while a room has no owner or its owner has no log; both states are temporary. */
export const ROOM_MOVING = 'This room is moving to another server. Please try again.';

/** The prefix of the topics of all rooms. */
export const ROOM_TOPICS = TOPICS;

export function topicOf(roomId: string): string {
  return `${TOPICS}${roomId}`;
}

/** Returns the channel on which a room announces which subscriptions have lost their seat. */
export function endingsChannelOf(roomId: string): string {
  return `room-ends:${roomId}`;
}

export function encodeRoom(stored: StoredRoom): string {
  return JSON.stringify({ ...stored, room: toStoredState(stored.room) });
}

export function decodeRoom(text: string): StoredRoom {
  const stored = JSON.parse(text);
  return { ...stored, room: fromStoredState(stored.room) };
}

/** Registry kinds that all processes share: the room in which each person sits, and the list of rooms. */
export const SEATS = 'room-seat';
export const ROOMS = 'room';

/**
 * Returns the room code in a registry value of kind `SEATS`. Until the seat is confirmed, more fields follow the code,
 * separated by `|`.
 */
export function roomOfSeat(value: string): string {
  return value.split('|')[0] ?? '';
}
