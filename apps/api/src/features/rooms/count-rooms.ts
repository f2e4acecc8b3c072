import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { ROOMS } from './stored-room.ts';

/** Rooms of the directory that are looked at in one call. */
export const MAX_ROOMS_READ = 500;

/** How many rooms are open, at most as many as are looked at; null where what processes share is out of reach. */
export async function countRooms({ realtime }: Pick<Deps, 'realtime'>): Promise<number | null> {
  try {
    return (await realtime.registry.list(ROOMS, MAX_ROOMS_READ)).length;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}
