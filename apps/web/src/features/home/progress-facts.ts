import type { Profile } from '@quorbit/contracts/accounts/schema';
import { learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { computeStreakOn, countFreezes } from '@quorbit/contracts/streaks/streak';
import { levelStateOf } from '@quorbit/contracts/xp/levels';

export interface ProgressFacts {
  level: number;
  /** XP earned within the level (`into`), and the XP that the whole level takes (`needed`). */
  into: number;
  needed: number;
  streakDays: number;
  freezes: number;
  /** Whether today or a later day already counts for the streak: a learner who flies west sees the same day twice. */
  activeToday: boolean;
}

/** Returns a learner's level and streak at a given time, by the learner's own time zone. */
export function computeProgressFacts(user: Pick<Profile, 'xp' | 'streak' | 'timeZone'>, now: Date): ProgressFacts {
  const today = learnerDay(now, user.timeZone);
  const streak = computeStreakOn(user.streak, today);
  return {
    ...levelStateOf(user.xp),
    streakDays: streak.count,
    freezes: countFreezes(streak),
    activeToday: user.streak.lastDay !== null && user.streak.lastDay >= today,
  };
}

/** Returns the greeting for the time of day in the given time zone. */
export function formatGreeting(now: Date, timeZone: string): string {
  const { hour } = localClock(now, timeZone);
  if (hour < 4) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
