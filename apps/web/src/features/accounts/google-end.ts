/** Under it lies what tells the way back from Google that this browser began from a link that somebody else made. */
export const GOOGLE_NONCE_KEY = 'googleBegun';

/** Whether the address is the way back from a sign-in that this browser began. True once. */
export function consumeGoogleReturn(search: URLSearchParams): boolean {
  const nonce = localStorage.getItem(GOOGLE_NONCE_KEY);
  localStorage.removeItem(GOOGLE_NONCE_KEY);
  return nonce !== null && search.get('begun') === nonce;
}
