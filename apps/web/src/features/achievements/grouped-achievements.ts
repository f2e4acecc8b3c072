import { ACHIEVEMENT_GROUPS, type AchievementGroup, groupOf } from '@quorbit/contracts/achievements/groups';
import { type AchievementFact, isUnlocked } from './achievement-fact.ts';
import type { AchievementFilter } from './achievement-filter.ts';

export interface GroupOfAchievements {
  group: AchievementGroup;
  achievements: readonly AchievementFact[];
  /** Of all in the group, whatever the filter leaves out. */
  unlocked: number;
  total: number;
}

/** The groups with what the filter leaves; those without anything left are left out. */
export function groupAchievements(all: readonly AchievementFact[], filter: AchievementFilter): GroupOfAchievements[] {
  return ACHIEVEMENT_GROUPS.flatMap((group) => {
    const members = all.filter(({ id }) => groupOf(id) === group);
    const achievements = members.filter((member) => filter === 'all' || isUnlocked(member) === (filter === 'unlocked'));
    if (achievements.length === 0) return [];
    return [{ group, achievements, unlocked: members.filter(isUnlocked).length, total: members.length }];
  });
}

/** Those that are nearest first, unlocked ones before them; otherwise as they were. */
export function sortNearestFirst(achievements: readonly AchievementFact[]): AchievementFact[] {
  return achievements.toSorted((a, b) => b.progress - a.progress);
}

/** The locked one that is begun and nearest; undefined where none is begun. */
export function findNearest(all: readonly AchievementFact[]): AchievementFact | undefined {
  return sortNearestFirst(
    all.filter((achievementFact) => !isUnlocked(achievementFact) && achievementFact.progress > 0),
  )[0];
}
