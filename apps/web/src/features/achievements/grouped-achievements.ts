import { ACHIEVEMENT_GROUPS, type AchievementGroup, groupOf } from '@quorbit/contracts/achievements/groups';
import { type AchievementFact, isUnlocked } from './achievement-fact.ts';
import type { AchievementFilter } from './achievement-filter.ts';

export interface GroupOfAchievements {
  group: AchievementGroup;
  achievements: readonly AchievementFact[];
  /** The number of unlocked achievements in the whole group, whatever the filter hides. */
  unlocked: number;
  total: number;
}

/** Returns the groups with the achievements that the filter leaves; groups without any are omitted. */
export function groupAchievements(all: readonly AchievementFact[], filter: AchievementFilter): GroupOfAchievements[] {
  return ACHIEVEMENT_GROUPS.flatMap((group) => {
    const members = all.filter(({ id }) => groupOf(id) === group);
    const achievements = members.filter((member) => filter === 'all' || isUnlocked(member) === (filter === 'unlocked'));
    if (achievements.length === 0) return [];
    return [{ group, achievements, unlocked: members.filter(isUnlocked).length, total: members.length }];
  });
}

/** Sorts achievements by progress, unlocked ones first; equal ones keep their order. */
export function sortNearestFirst(achievements: readonly AchievementFact[]): AchievementFact[] {
  return achievements.toSorted((a, b) => b.progress - a.progress);
}

/** Returns the locked achievement with the most progress; undefined if none has been begun. */
export function findNearest(all: readonly AchievementFact[]): AchievementFact | undefined {
  return sortNearestFirst(
    all.filter((achievementFact) => !isUnlocked(achievementFact) && achievementFact.progress > 0),
  )[0];
}
