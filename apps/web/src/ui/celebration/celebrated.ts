const LIMIT = 200;
export const celebratedKey = (learner: string) => `celebrated-${learner}`;

/** Returns the keys of the moments celebrated for a learner on this device, oldest first. */
function readCelebrated(learner: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(celebratedKey(learner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores that this moment was celebrated. Returns false if it had been celebrated before. */
export function markCelebrated(learner: string, key: string): boolean {
  const before = readCelebrated(learner);
  if (before.includes(key)) return false;
  try {
    localStorage.setItem(celebratedKey(learner), JSON.stringify([...before, key].slice(-LIMIT)));
  } catch {
    // If the browser can't store it, the moment may be celebrated again after a reload.
  }
  return true;
}

/** Returns whether this moment was already celebrated for the learner on this device. */
export function wasCelebrated(learner: string, key: string): boolean {
  return readCelebrated(learner).includes(key);
}
