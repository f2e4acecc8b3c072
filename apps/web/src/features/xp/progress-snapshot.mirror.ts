import type { AchievementId } from '@quorbit/contracts/achievements/achievements';
import { dailyGoalOf } from '@quorbit/contracts/settings/daily-goal';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { AREAS, getServerNow } from '#offline/mirror/inputs.ts';
import { selectZone } from '#offline/mirror/pending-work.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { selectProgress } from './progress.mirror.ts';
import { selectXpOfDay } from './today-xp.mirror.ts';

/** A learner's progress, pending work included. Celebrations result from comparing two snapshots. */
export interface ProgressSnapshot {
  xp: number;
  streak: { count: number; lastDay: string | null };
  unlocked: readonly AchievementId[];
  /** The learner's day, XP earned on it, and the daily goal. */
  today: { day: string; xp: number; goal: number };
}

/**
 * Returns the progress of a learner without XP, without reading this device's data.
 * @param goal the daily goal in XP.
 */
export function emptyProgress(goal: number): ProgressSnapshot {
  return { xp: 0, streak: { count: 0, lastDay: null }, unlocked: [], today: { day: '', xp: 0, goal } };
}

/** Selects the learner's progress; null until the server's figures are on this device. */
export const selectProgressSnapshot = createSelector((get): ProgressSnapshot | null => {
  const [profile] = get(profileRows.bodies);
  const { xp, pendingXp, streak } = get(selectProgress);
  if (!profile || xp === null || streak === null) return null;
  const unlocked = get(AREAS).flatMap((area) => (area.unlocked ? get(area.unlocked) : []));
  const { zone } = get(selectZone) ?? { zone: profile.timeZone };
  const day = todayOf({ zone }, getServerNow(get));
  const today = { day, xp: get(selectXpOfDay({ day, zone })), goal: dailyGoalOf(profile) };
  return { xp: xp + pendingXp, streak: { count: streak.count, lastDay: streak.lastDay }, unlocked, today };
});
