import type { Tx } from '@quorbit/db/client';
import { publishAfterCommit } from '@quorbit/db/write';
import { SESSIONS_CHANNEL } from '../lib/session-channel.ts';

/** Makes the user's open connections check their session and role again, after the commit. */
export function notifySessions(tx: Tx, userId: string): void {
  publishAfterCommit(tx, SESSIONS_CHANNEL, userId);
}
