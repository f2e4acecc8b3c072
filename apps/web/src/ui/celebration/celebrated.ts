const LIMIT = 200;
export const celebratedKey = (learner: string) => `celebrated-${learner}`;

/** Keys of what was celebrated for a learner on this device, oldest first. */
function readCelebrated(learner: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(celebratedKey(learner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that this was celebrated. Returns false where it was before. */
export function markCelebrated(learner: string, key: string): boolean {
  const before = readCelebrated(learner);
  if (before.includes(key)) return false;
  try {
    localStorage.setItem(celebratedKey(learner), JSON.stringify([...before, key].slice(-LIMIT)));
  } catch {
    // A browser that stores nothing may celebrate again after a reload.
  }
  return true;
}

/** Whether this was celebrated before. */
export function wasCelebrated(learner: string, key: string): boolean {
  return readCelebrated(learner).includes(key);
}
