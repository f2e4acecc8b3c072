// The tournament data that other areas may read.
import { tournamentPlayers } from '@quorbit/db/schema/tournaments';
import { viewOf } from '@quorbit/db/views';

/** The users who registered for each tournament. */
export const playersOfTournaments = viewOf(tournamentPlayers, ['tournamentId', 'userId']);
