import type { Tx } from '@quorbit/db/client';
import { publishAfterCommit } from '@quorbit/db/write';

/** The channel on which all processes hear that a tournament has changed. */
export const tournamentChannel = (tournamentId: string) => `tournament:${tournamentId}`;

/** Notifies everybody who watches a tournament, after the commit, to read it again. */
export function notifySpectators(tx: Tx, tournamentId: string): void {
  publishAfterCommit(tx, tournamentChannel(tournamentId), '');
}
