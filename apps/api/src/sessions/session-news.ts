import type { Tx } from '@quorbit/db/client';
import { tell } from '@quorbit/db/write';
import { SESSIONS } from '../lib/session-channel.ts';

/** Tells open connections of this person, after the commit, to look at their session and role again. */
export function tellSessions(tx: Tx, userId: string): void {
  tell(tx, SESSIONS, userId);
}
