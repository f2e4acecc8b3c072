/** Under it lies what tells the way back from Google that this browser began from a link that somebody else made. */
export const GOOGLE_BEGUN_KEY = 'googleBegun';

/** Whether the address is the way back from a sign-in that this browser began. True once. */
export function endGoogle(search: URLSearchParams): boolean {
  const mark = localStorage.getItem(GOOGLE_BEGUN_KEY);
  localStorage.removeItem(GOOGLE_BEGUN_KEY);
  return mark !== null && search.get('begun') === mark;
}
