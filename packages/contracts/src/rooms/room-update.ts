// One step of a room: its new state and the events it sends.

import type { RoomEvent } from './events.ts';
import { CROWD_SIZE } from './limits.ts';
import type { RoomPlayer } from './room-view.ts';
import type { Presence, RoomContent, RoomState, Seat } from './state.ts';

export interface RoomUpdate {
  /** Replaced, never changed. */
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

/** A seat's or the host's presence. */
export function findPresence(state: RoomState, personId: string): Presence | undefined {
  return findSeat(state, personId) ?? (state.spectatingHost?.id === personId ? state.spectatingHost : undefined);
}

/** Changes a person's presence. */
export function patchPresence(update: RoomUpdate, personId: string, changes: Partial<Presence>): void {
  const { seats, spectatingHost } = update.state;
  if (spectatingHost?.id === personId) patchState(update, { spectatingHost: { ...spectatingHost, ...changes } });
  else patchState(update, { seats: seats.map((seat) => (seat.id === personId ? { ...seat, ...changes } : seat)) });
}

/** Whether there are so many players that one event for each would cost too much. */
export function isCrowd({ seats }: RoomState): boolean {
  return seats.length > CROWD_SIZE;
}

export function toPlayer({ id, name, level, connected }: Presence): RoomPlayer {
  return { id, name, level, connected };
}

/** All players as events list them; in a crowd none, because each of these events would be as long as the list. */
export function listPlayers(state: RoomState): { players: RoomPlayer[]; playerCount: number } {
  return { players: isCrowd(state) ? [] : state.seats.map(toPlayer), playerCount: state.seats.length };
}

/** How many players in the room have answered the current question. */
export function countAnswered({ round, seats }: RoomState): number {
  const present = new Set(seats.map(({ no }) => no));
  return round?.answers.filter(([no]) => present.has(no)).length ?? 0;
}
