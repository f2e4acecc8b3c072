// What the log of a room keeps beside its events, from which any process can go on.
import type { RoomState } from '@quorbit/contracts/rooms/state';
import { fromStoredState, toStoredState } from '@quorbit/contracts/rooms/stored-state';

export interface StoredRoom {
  room: RoomState;
  /** The game in the database; null before the start. */
  gameId: string | null;
  /** Commands that were carried out last: after a change of owner the same ones may come again. */
  done: readonly string[];
}

const TOPICS = 'room:';

/** Said while a room has no owner, or its owner no log: both pass. */
export const ROOM_MOVING = 'This room is moving to another server. Please try again.';

/** The beginning of the topics of rooms. */
export const ROOM_TOPICS = TOPICS;

export function topicOf(roomId: string): string {
  return `${TOPICS}${roomId}`;
}

/** Where a room tells which subscriptions have lost their place. */
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

/** Where processes find out which room somebody sits in, and which rooms there are. */
export const SEATS = 'room-seat';
export const ROOMS = 'room';

/** The room that a value of `SEATS` names: its code, followed by more until the seat is given. */
export function roomOfSeat(value: string): string {
  return value.split('|')[0] ?? '';
}
