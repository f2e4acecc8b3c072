// What other areas may read of rooms.
import { gamePlayers } from '@quorbit/db/schema/rooms';
import { viewOf } from '@quorbit/db/views';

/** Who had a seat in which game. */
export const playersOfGames = viewOf(gamePlayers, ['gameId', 'userId']);
