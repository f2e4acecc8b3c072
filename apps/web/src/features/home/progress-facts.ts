import type { Profile } from '@quorbit/contracts/accounts/schema';
import { learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { closeStreak, freezesOf } from '@quorbit/contracts/streaks/streak';
import { levelOf } from '@quorbit/contracts/xp/levels';

export interface ProgressFacts {
  greeting: string;
  level: number;
  /** XP inside the level, and what the whole level takes. */
  into: number;
  needed: number;
  streakDays: number;
  freezes: number;
  /** Whether today already counts for the streak. */
  activeToday: boolean;
}

/** What the start page says about a person at a moment, on their own clock. */
export function progressFacts(user: Pick<Profile, 'xp' | 'streak' | 'timeZone'>, now: Date): ProgressFacts {
  const today = learnerDay(now, user.timeZone);
  const streak = closeStreak(user.streak, today);
  return {
    ...levelOf(user.xp),
    greeting: greetingAt(localClock(now, user.timeZone).hour),
    streakDays: streak.count,
    freezes: freezesOf(streak),
    activeToday: user.streak.lastDay === today,
  };
}

function greetingAt(hour: number): string {
  if (hour < 4) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
