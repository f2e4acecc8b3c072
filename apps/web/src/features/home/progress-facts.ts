import type { Profile } from '@quorbit/contracts/accounts/schema';
import { learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { computeStreakOn, countFreezes } from '@quorbit/contracts/streaks/streak';
import { levelStateOf } from '@quorbit/contracts/xp/levels';

export interface ProgressFacts {
  level: number;
  /** XP inside the level, and what the whole level takes. */
  into: number;
  needed: number;
  streakDays: number;
  freezes: number;
  /** Whether today already counts for the streak, or a later day: flying west, one sees the same day twice. */
  activeToday: boolean;
}

/** How far a person is at a moment, on their own clock. */
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

/** How a person is greeted, by their own clock. */
export function formatGreeting(now: Date, timeZone: string): string {
  const { hour } = localClock(now, timeZone);
  if (hour < 4) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
