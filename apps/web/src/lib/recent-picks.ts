const MAX_PICKS = 8;

/** The local storage key of what a user picked recently in the command palette. */
export const paletteKey = (userId: string) => `palette-${userId}`;

/** Returns what the user picked recently in the command palette on this device, the latest pick first. */
export function listRecentPicks(userId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(paletteKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // The stored text is broken; the next pick replaces it.
    return [];
  }
}

/** Puts a pick first in the list of recent picks and drops the oldest ones beyond the limit. */
export function saveRecentPick(userId: string, id: string): void {
  const next = [id, ...listRecentPicks(userId).filter((recentPick) => recentPick !== id)].slice(0, MAX_PICKS);
  try {
    localStorage.setItem(paletteKey(userId), JSON.stringify(next));
  } catch {
    // Storage is full: the command palette works without recent picks, and no work of the learner is lost.
  }
}

/** Deletes the user's recent picks on this device. */
export function clearRecentPicks(userId: string): void {
  localStorage.removeItem(paletteKey(userId));
}
