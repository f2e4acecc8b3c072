// Manages the seats of all rooms, shared by all processes. A person has at most one seat, even if several calls request
// one at once.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Deps } from '../../kernel/deps.ts';
import type { Registry } from '../../kernel/realtime.ts';
import { AppError } from '../../lib/app-error.ts';
import { findRoomOfPlayer } from './find-room.ts';
import { roomOfSeat, SEATS, topicOf } from './stored-room.ts';

const TRIES = 20;
/** Milliseconds for which a reservation holds while its call waits for the room; longer than a room takes to reply. */
const RESERVATION_MS = 20_000;

/**
 * Reserves a seat in a room for a person.
 * @returns the reservation, for `cancelReservation`; null if the person has a seat or reservation in this room already.
 * @throws AppError CONFLICT while the person has or is taking a seat in another room whose game isn't over.
 */
export async function reserveSeat(deps: Deps, userId: string, roomId: string): Promise<string | null> {
  const { registry, commands } = deps.realtime;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reservation = `${roomId}|${deps.now().getTime()}|${newId()}`;
    const current = await registry.putIfAbsent(SEATS, userId, reservation);
    if (current === reservation) return reservation;
    const currentRoomId = roomOfSeat(current);
    if (currentRoomId === roomId) return null;
    const found = await findRoomOfPlayer(deps, userId);
    if (found && found.room.phase !== 'finished' && found.room.phase !== 'closed')
      throw new AppError('CONFLICT', `You're already in room ${found.room.roomId}. Leave it first.`);
    if (!found && isReserved(current, deps.now()))
      throw new AppError('CONFLICT', "You're already opening or joining another room. Try again in a moment.");
    if (found) await commands.send(topicOf(currentRoomId), { type: 'leave', playerId: userId }).catch(() => {});
    await registry.remove(SEATS, userId, current);
  }
  throw new AppError('CONFLICT', "You're already in another room. Leave it first.");
}

/** Cancels a seat reservation; does nothing if it's null. */
export async function cancelReservation({ realtime }: Deps, userId: string, reservation: string | null): Promise<void> {
  if (reservation !== null) await realtime.registry.remove(SEATS, userId, reservation);
}

/**
 * Confirms a seat in the registry, once the room's log has it: from then on, a call for another seat finds both
 * entries.
 * @returns false if the person got a seat elsewhere meanwhile, so that this one must be given up.
 */
export async function confirmSeat(registry: Registry, userId: string, roomId: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const current = await registry.putIfAbsent(SEATS, userId, roomId);
    if (roomOfSeat(current) !== roomId) return false;
    if (await registry.replace(SEATS, userId, current, roomId)) return true;
  }
  return false;
}

function isReserved(reservation: string, now: Date): boolean {
  const [, at] = reservation.split('|');
  return at !== undefined && now.getTime() - Number(at) < RESERVATION_MS;
}
