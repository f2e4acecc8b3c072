// What other areas may read of tournaments.
import { tournamentPlayers } from '@quorbit/db/schema/tournaments';
import { viewOf } from '@quorbit/db/views';

/** Who registered for which tournament. */
export const playersOfTournaments = viewOf(tournamentPlayers, ['tournamentId', 'userId']);
