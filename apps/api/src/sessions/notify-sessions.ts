import type { Tx } from '@quorbit/db/client';
import { publishAfterCommit } from '@quorbit/db/write';
import { SESSIONS_CHANNEL } from '../lib/session-channel.ts';

/** Tells open connections of this person, after the commit, to look at their session and role again. */
export function notifySessions(tx: Tx, userId: string): void {
  publishAfterCommit(tx, SESSIONS_CHANNEL, userId);
}
