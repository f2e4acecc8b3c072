/** The local storage key of whether the user had a match when the home page was last shown. */
export const matchKey = (userId: string) => `match-${userId}`;

/**
 * Returns whether the user had a match when the home page was last shown on this device; the page then reserves space
 * for it.
 */
export function hadMatch(userId: string): boolean {
  return localStorage.getItem(matchKey(userId)) !== null;
}

export function saveHadMatch(userId: string, has: boolean): void {
  try {
    if (has) localStorage.setItem(matchKey(userId), '1');
    else localStorage.removeItem(matchKey(userId));
  } catch {
    // Storage is full: the match's card appears without reserved space, and nothing else is lost.
  }
}
