// Names of sessions in the tables and on screens. The session's id itself is only in the token.
import { sha256 } from '../lib/secrets/tokens.ts';

export const DISPLAY_ID_PREFIX = 'shown:';
export const DISPLAY_ID_LENGTH = 32;

/**
 * Returns the key of a session in the table: a SHA-256 of its id, so that nobody who reads the table can sign in with
 * it.
 */
export function sessionKeyOf(sessionId: string): string {
  return sha256(sessionId);
}

/**
 * Returns the name under which a session is shown to its owner; it reveals neither the session's id nor the stored key.
 */
export function displayIdOf(sessionKey: string): string {
  return sha256(`${DISPLAY_ID_PREFIX}${sessionKey}`).slice(0, DISPLAY_ID_LENGTH);
}
