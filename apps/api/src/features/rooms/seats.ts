// The seats of all rooms, shared by all processes. A person has at most one, even if several calls ask at once.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Deps } from '../../kernel/deps.ts';
import type { Registry } from '../../kernel/realtime.ts';
import { AppError } from '../../lib/app-error.ts';
import { findSeatOf } from './find-room.ts';
import { roomOfSeat, SEATS, topicOf } from './stored-room.ts';

const TRIES = 20;
/** How long a reservation holds while its call waits for the room; longer than a room takes to reply. */
const TAKING_MS = 20_000;

/**
 * Reserves a seat in a room for a person.
 * @returns the reservation, for `giveUpSeat`; null if the person has a seat or reservation in this room already
 * @throws AppError CONFLICT while the person has or is taking a seat in another room whose game isn't over
 */
export async function takeSeat(deps: Deps, userId: string, roomId: string): Promise<string | null> {
  const { registry, commands } = deps.realtime;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const note = `${roomId}|${deps.now().getTime()}|${newId()}`;
    const standing = await registry.putIfNone(SEATS, userId, note);
    if (standing === note) return note;
    const elsewhere = roomOfSeat(standing);
    if (elsewhere === roomId) return null;
    const found = await findSeatOf(deps, userId);
    if (found && found.room.phase !== 'finished' && found.room.phase !== 'closed')
      throw new AppError('CONFLICT', `You're already in room ${found.room.roomId}. Leave it first.`);
    if (!found && isBeingTaken(standing, deps.now()))
      throw new AppError('CONFLICT', "You're already opening or joining another room. Try again in a moment.");
    if (found) await commands.send(topicOf(elsewhere), { type: 'leave', playerId: userId }).catch(() => {});
    await registry.remove(SEATS, userId, standing);
  }
  throw new AppError('CONFLICT', "You're already in another room. Leave it first.");
}

/** Cancels a reservation. */
export async function giveUpSeat({ realtime }: Deps, userId: string, note: string | null): Promise<void> {
  if (note !== null) await realtime.registry.remove(SEATS, userId, note);
}

/**
 * Confirms a seat in the registry, once the room's log has it: from now on, a call for another seat finds both.
 * @returns false if the person got a seat elsewhere meanwhile, so that this one must be given up
 */
export async function holdSeat(registry: Registry, userId: string, roomId: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const standing = await registry.putIfNone(SEATS, userId, roomId);
    if (roomOfSeat(standing) !== roomId) return false;
    if (await registry.replace(SEATS, userId, standing, roomId)) return true;
  }
  return false;
}

function isBeingTaken(standing: string, now: Date): boolean {
  const [, at] = standing.split('|');
  return at !== undefined && now.getTime() - Number(at) < TAKING_MS;
}
