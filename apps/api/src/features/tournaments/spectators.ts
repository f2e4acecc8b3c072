import type { Tx } from '@quorbit/db/client';
import { tell } from '@quorbit/db/write';

/** On which all processes hear that a tournament has changed. */
export const channelOf = (tournamentId: string) => `tournament:${tournamentId}`;

/** Tells everybody who watches a tournament, after the commit, to read it again. */
export function tellSpectators(tx: Tx, tournamentId: string): void {
  tell(tx, channelOf(tournamentId), '');
}
