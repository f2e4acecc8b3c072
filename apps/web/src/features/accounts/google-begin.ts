import { newId } from '@quorbit/contracts/lib/ids';
import { GOOGLE_NONCE_KEY } from './google-end.ts';
import { GOOGLE_NEXT_KEY } from './google-next.ts';

/**
 * Marks that this browser leaves for Google. Returns the mark, which comes back with the token.
 * @param next the page of ours to go on to then; null for home
 */
export function startGoogleSignIn(next: string | null = null): string {
  const nonce = newId();
  localStorage.setItem(GOOGLE_NONCE_KEY, nonce);
  if (next === null) localStorage.removeItem(GOOGLE_NEXT_KEY);
  else localStorage.setItem(GOOGLE_NEXT_KEY, next);
  return nonce;
}
