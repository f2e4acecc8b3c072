import { createHash } from 'node:crypto';

/**
 * Returns the hash that `gone_accounts` stores for a deleted account: the SHA-256, in hex, of the user's id in lower
 * case.
 */
export function hashUserId(userId: string): string {
  return createHash('sha256').update(userId.toLowerCase()).digest('hex');
}
