import type { Tx } from '@quorbit/db/client';
import { publishAfterCommit } from '@quorbit/db/write';

/** On which all processes hear that a tournament has changed. */
export const tournamentChannel = (tournamentId: string) => `tournament:${tournamentId}`;

/** Tells everybody who watches a tournament, after the commit, to read it again. */
export function notifySpectators(tx: Tx, tournamentId: string): void {
  publishAfterCommit(tx, tournamentChannel(tournamentId), '');
}
