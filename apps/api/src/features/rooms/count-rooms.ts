import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { ROOMS } from './stored-room.ts';

/** The most rooms of the directory that are read in one call. */
export const MAX_ROOMS_READ = 500;

/** Counts the open rooms, at most `MAX_ROOMS_READ`; null while the store that processes share is unavailable. */
export async function countRooms({ realtime }: Pick<Deps, 'realtime'>): Promise<number | null> {
  try {
    return (await realtime.registry.list(ROOMS, MAX_ROOMS_READ)).length;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}
