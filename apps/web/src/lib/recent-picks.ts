const MAX_PICKS = 8;

/** The name in local storage of what a person picked lately. */
export const paletteKey = (userId: string) => `palette-${userId}`;

/** What a person picked lately on this device, the latest first. */
export function listRecentPicks(userId: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(paletteKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Somebody else wrote there; the next pick replaces it.
    return [];
  }
}

/** Puts a pick first. */
export function saveRecentPick(userId: string, id: string): void {
  const next = [id, ...listRecentPicks(userId).filter((recentPick) => recentPick !== id)].slice(0, MAX_PICKS);
  try {
    localStorage.setItem(paletteKey(userId), JSON.stringify(next));
  } catch {
    // Storage is full: the palette works without this memory, and nothing of the learner's is lost.
  }
}

/** Forgets what a person picked on this device. */
export function clearRecentPicks(userId: string): void {
  localStorage.removeItem(paletteKey(userId));
}
