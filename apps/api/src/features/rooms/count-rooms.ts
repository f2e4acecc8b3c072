import type { Deps } from '../../trpc/context.ts';
import { ROOMS } from './stored-room.ts';

/** Rooms of the directory that are looked at in one call. */
export const ROOMS_LOOKED_AT = 500;

/** How many rooms are open, at most as many as are looked at. */
export async function countRooms({ realtime }: Pick<Deps, 'realtime'>): Promise<number> {
  return (await realtime.registry.list(ROOMS, ROOMS_LOOKED_AT)).length;
}
