/**
 * The localStorage key of the mark that proves that this browser began the sign-in, not a link that somebody else made.
 */
export const GOOGLE_NONCE_KEY = 'googleBegun';

/** Returns whether the address is the return from a Google sign-in that this browser began; true only once. */
export function consumeGoogleReturn(search: URLSearchParams): boolean {
  const nonce = localStorage.getItem(GOOGLE_NONCE_KEY);
  localStorage.removeItem(GOOGLE_NONCE_KEY);
  return nonce !== null && search.get('begun') === nonce;
}
