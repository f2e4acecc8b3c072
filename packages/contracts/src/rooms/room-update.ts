// A step of a room: collects its new state and the events to send.

import type { RoomEvent } from './events.ts';
import { CROWD_SIZE } from './limits.ts';
import type { RoomPlayer } from './room-view.ts';
import type { Presence, RoomContent, RoomState, Seat } from './state.ts';

export interface RoomUpdate {
  /** The room's state, which is replaced as a whole and never mutated. */
  state: RoomState;
  readonly events: RoomEvent[];
  readonly now: number;
  readonly content: RoomContent;
}

export const toIso = (time: number) => new Date(time).toISOString();

type WithoutTime<E> = E extends RoomEvent ? Omit<E, 'at'> : never;

export function emitEvent(update: RoomUpdate, event: WithoutTime<RoomEvent>): void {
  update.events.push({ ...event, at: toIso(update.now) } as RoomEvent);
}

export function patchState(update: RoomUpdate, changes: Partial<RoomState>): void {
  update.state = { ...update.state, ...changes };
}

export function findSeat({ seats }: RoomState, playerId: string): Seat | undefined {
  return seats.find(({ id }) => id === playerId);
}

/** Returns the presence of a seated player, or of the host who doesn't play. */
export function findPresence(state: RoomState, personId: string): Presence | undefined {
  return findSeat(state, personId) ?? (state.spectatingHost?.id === personId ? state.spectatingHost : undefined);
}

/** Changes the presence (such as connected or missing) of a person in a room. */
export function patchPresence(update: RoomUpdate, personId: string, changes: Partial<Presence>): void {
  const { seats, spectatingHost } = update.state;
  if (spectatingHost?.id === personId) patchState(update, { spectatingHost: { ...spectatingHost, ...changes } });
  else patchState(update, { seats: seats.map((seat) => (seat.id === personId ? { ...seat, ...changes } : seat)) });
}

/**
 * Returns whether the room is a crowd, i.e. has so many players that sending an event about each of them would cost too
 * much.
 */
export function isCrowd({ seats }: RoomState): boolean {
  return seats.length > CROWD_SIZE;
}

export function toPlayer({ id, name, level, connected }: Presence): RoomPlayer {
  return { id, name, level, connected };
}

/**
 * Returns the list and number of players for an event. In a crowd the list is empty, because it would make every such
 * event too long.
 */
export function listPlayers(state: RoomState): { players: RoomPlayer[]; playerCount: number } {
  return { players: isCrowd(state) ? [] : state.seats.map(toPlayer), playerCount: state.seats.length };
}

/** Returns how many of the players in the room have answered the current question. */
export function countAnswered({ round, seats }: RoomState): number {
  const present = new Set(seats.map(({ no }) => no));
  return round?.answers.filter(([no]) => present.has(no)).length ?? 0;
}
