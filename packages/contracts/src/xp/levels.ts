/**
 * XP needed to go from level `level` to the next: `0.25·L² + 10·L + 139.75`, rounded to the nearest 10 (150 at level
 * 1).
 * @param level whole number, at least 1.
 */
export function xpToNextLevel(level: number): number {
  return Math.round((0.25 * level * level + 10 * level + 139.75) / 10) * 10;
}

/**
 * The lifetime XP at which a level begins.
 * @param level whole number, at least 1.
 */
export function xpAtLevel(level: number): number {
  let xp = 0;
  for (let below = 1; below < level; below += 1) xp += xpToNextLevel(below);
  return xp;
}

export interface LevelState {
  level: number;
  /** The XP that the learner has earned inside the current level. */
  into: number;
  /** The XP needed for the whole current level. */
  needed: number;
}

/**
 * The level that a lifetime sum of XP reaches.
 * @param xp whole number, at least 0.
 */
export function levelStateOf(xp: number): LevelState {
  let level = 1;
  let into = Math.max(0, xp);
  let needed = xpToNextLevel(level);
  while (into >= needed) {
    into -= needed;
    level += 1;
    needed = xpToNextLevel(level);
  }
  return { level, into, needed };
}
