import type { AchievementId } from '@quorbit/contracts/achievements/achievements';
import { dailyGoalOf } from '@quorbit/contracts/settings/daily-goal';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import type { MirrorSource } from '#offline/mirror/area.ts';
import { readZone } from '#offline/mirror/pending-work.ts';
import { readProgress } from './progress.mirror.ts';
import { readXpOf } from './today-xp.mirror.ts';

/** What a learner has reached, pending work included. Celebrations come from comparing two of these. */
export interface Standing {
  xp: number;
  streak: { count: number; lastDay: string | null };
  unlocked: readonly AchievementId[];
  /** The learner's day, XP earned on it, and the daily goal. */
  today: { day: string; xp: number; goal: number };
}

/** For a learner without XP, without reading this device. @param goal XP per day */
export function nothingReached(goal: number): Standing {
  return { xp: 0, streak: { count: 0, lastDay: null }, unlocked: [], today: { day: '', xp: 0, goal } };
}

/** Null until the server's figures are on this device. @param now by this device's clock, milliseconds */
export async function readStanding(source: MirrorSource, now = Date.now()): Promise<Standing | null> {
  const { database } = source;
  const [profile] = await profileRows.bodies(database);
  const progress = await readProgress(source, now);
  const { xp, pendingXp, streak } = progress;
  if (!profile || xp === null || streak === null) return null;
  const unlocked = (await Promise.all(source.areas.map((area) => area.unlocked?.(source, progress) ?? []))).flat();
  const clock = new Date(now + ((await database.meta.get('meta'))?.skew ?? 0));
  const { zone } = (await readZone(source)) ?? { zone: profile.timeZone };
  const day = todayOf({ zone }, clock);
  const today = { day, xp: await readXpOf(source, day, zone), goal: dailyGoalOf(profile) };
  return { xp: xp + pendingXp, streak: { count: streak.count, lastDay: streak.lastDay }, unlocked, today };
}
