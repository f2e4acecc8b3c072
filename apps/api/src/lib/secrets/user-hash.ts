import { createHash } from 'node:crypto';

/** What `gone_accounts` keeps of a deleted account: the SHA-256, in hex, of the user's id in lower case. */
export function hashUserId(userId: string): string {
  return createHash('sha256').update(userId.toLowerCase()).digest('hex');
}
