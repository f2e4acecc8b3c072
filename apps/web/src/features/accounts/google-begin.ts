import { newId } from '@quorbit/contracts/lib/ids';
import { GOOGLE_NONCE_KEY } from './google-end.ts';
import { GOOGLE_NEXT_KEY } from './google-next.ts';

/**
 * Stores a random mark before this browser leaves for Google, and returns it. Google's redirect carries it back with
 * the token.
 * @param next the page of this app to continue to afterwards; null for the start page.
 */
export function startGoogleSignIn(next: string | null = null): string {
  const nonce = newId();
  localStorage.setItem(GOOGLE_NONCE_KEY, nonce);
  if (next === null) localStorage.removeItem(GOOGLE_NEXT_KEY);
  else localStorage.setItem(GOOGLE_NEXT_KEY, next);
  return nonce;
}
