/** The name in local storage of whether somebody had a match when home was shown last. */
export const matchKey = (userId: string) => `match-${userId}`;

/** Whether somebody had a match when home was shown last on this device: then home leaves room for it. */
export function hadMatch(userId: string): boolean {
  return localStorage.getItem(matchKey(userId)) !== null;
}

export function saveHadMatch(userId: string, has: boolean): void {
  try {
    if (has) localStorage.setItem(matchKey(userId), '1');
    else localStorage.removeItem(matchKey(userId));
  } catch {
    // Storage is full: the card appears without its room, and nothing else is lost.
  }
}
