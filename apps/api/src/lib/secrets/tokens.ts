import { createHash, randomBytes } from 'node:crypto';

/** Returns the SHA-256 hash of text in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Creates a random, URL-safe 256-bit token for links in mails. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns 128 random bits in hex. Packs contain them as a salt, so that nobody can compute a pack's hash from guessed
 * content.
 */
export function randomSalt(): string {
  return randomBytes(16).toString('hex');
}
