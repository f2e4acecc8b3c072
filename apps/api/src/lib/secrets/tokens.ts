import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A random token of 256 bits for links in mails, URL-safe. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 128 random bits in hex, for bytes whose hash nobody is to make up. */
export function randomSalt(): string {
  return randomBytes(16).toString('hex');
}
