// Maintains the facts on rooms that all processes share: which rooms exist, who sits where, and which subscriptions
// must end.
import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { RoomState } from '@quorbit/contracts/rooms/state';
import type { Registry, Signals } from '../../kernel/realtime.ts';
import { confirmSeat } from './seats.ts';
import { endingsChannelOf, ROOMS, SEATS } from './stored-room.ts';

/** A room's entry in the directory, from which the list of rooms is made. */
export interface RoomEntry {
  quizId: string;
  quizTitle: string;
  hostName: string;
  playerCount: number;
  maxPlayers: number;
  listed: boolean;
  lobby: boolean;
}

function entryOf({ quiz, hostName, seats, settings, phase }: RoomState): RoomEntry {
  const { maxPlayers, listed } = settings;
  const { id: quizId, title: quizTitle } = quiz;
  return { quizId, quizTitle, hostName, playerCount: seats.length, maxPlayers, listed, lobby: phase === 'lobby' };
}

function occupantsOf({ seats, spectatingHost }: RoomState): { id: string; connections: readonly string[] }[] {
  return spectatingHost ? [spectatingHost, ...seats] : [...seats];
}

/**
 * Writes a room's changed entries to the directory.
 * @param before the room's state before the change; null writes all entries.
 */
export async function registerRoom(registry: Registry, before: RoomState | null, room: RoomState): Promise<void> {
  const entry = JSON.stringify(entryOf(room));
  if (before === null || JSON.stringify(entryOf(before)) !== entry) await registry.put(ROOMS, room.roomId, entry);
  if (before?.seats === room.seats && before.spectatingHost === room.spectatingHost) return;
  const occupantIds = new Set(occupantsOf(room).map(({ id }) => id));
  for (const { id } of before === null ? [] : occupantsOf(before))
    if (!occupantIds.has(id)) await registry.remove(SEATS, id, room.roomId);
  if (before === null) for (const id of occupantIds) await confirmSeat(registry, id, room.roomId);
}

/** Removes a closed room from the directory. */
export async function unregisterRoom(registry: Registry, room: RoomState): Promise<void> {
  await registry.remove(ROOMS, room.roomId);
  for (const { id } of occupantsOf(room)) await registry.remove(SEATS, id, room.roomId);
}

/** Signals subscriptions to end that lost their seat, either to another device or because the seat was removed. */
export function publishEndings(
  signals: Signals,
  before: RoomState,
  room: RoomState,
  events: readonly RoomEvent[],
): void {
  const channel = endingsChannelOf(room.roomId);
  for (const event of events) if (event.type === 'seat_taken') signals.publish(channel, event.connection);
  if (before.seats === room.seats && before.spectatingHost === room.spectatingHost) return;
  const occupantIds = new Set(occupantsOf(room).map(({ id }) => id));
  for (const { id, connections } of occupantsOf(before))
    for (const connection of occupantIds.has(id) ? [] : connections) signals.publish(channel, connection);
}
