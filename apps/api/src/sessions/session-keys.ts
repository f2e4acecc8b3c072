// What a session is called in the tables and on screens; the id itself is only in the token.
import { sha256 } from '../lib/secrets/tokens.ts';

export const DISPLAY_ID_PREFIX = 'shown:';
export const DISPLAY_ID_LENGTH = 32;

/** The table has a SHA-256 of each session's id, so that reading it lets nobody sign in. */
export function sessionKeyOf(sessionId: string): string {
  return sha256(sessionId);
}

/** The name under which a session is shown to its owner; it reveals neither the session's id nor the stored key. */
export function displayIdOf(sessionKey: string): string {
  return sha256(`${DISPLAY_ID_PREFIX}${sessionKey}`).slice(0, DISPLAY_ID_LENGTH);
}
