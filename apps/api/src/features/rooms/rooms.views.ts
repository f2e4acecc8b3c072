// Views of rooms for other areas.
import { gamePlayers } from '@quorbit/db/schema/rooms';
import { viewOf } from '@quorbit/db/views';

/** The users who had a seat in each game. */
export const playersOfGames = viewOf(gamePlayers, ['gameId', 'userId']);
