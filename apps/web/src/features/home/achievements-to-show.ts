import type { HomeAchievement } from './home-data.ts';

/**
 * Returns the achievements to show on home: unlocked ones first (unsynced, then newest), then the locked ones with the
 * most progress.
 */
export function pickAchievements(achievements: readonly HomeAchievement[], count: number): HomeAchievement[] {
  return achievements.toSorted((a, b) => b.progress - a.progress || compareNewest(a, b)).slice(0, count);
}

function compareNewest(a: HomeAchievement, b: HomeAchievement): number {
  if (a.unlockedAt === b.unlockedAt) return 0;
  if (a.unlockedAt === null) return -1;
  return b.unlockedAt === null ? 1 : b.unlockedAt.localeCompare(a.unlockedAt);
}
