import { daysBetween, learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { computeStreakOn, countFreezes, type Streak } from '@quorbit/contracts/streaks/streak';

/** From this hour on a day is late; it ends at 04:00. */
const EVENING_HOUR = 18;
const DAY_ENDS_AT = 4;

export interface StreakRisk {
  /** Active days in a row that would be lost, or cost a freeze. */
  days: number;
  freezes: number;
}

/**
 * Whether the streak needs the learner now: there is one, today doesn't count yet, and either the day is late or a
 * freeze already paid for yesterday and none is left to pay for today. In the morning, somebody with time or freezes to
 * spare is not alarmed.
 * @param streak as of its last active day
 */
export function findStreakRisk(streak: Streak, now: Date, timeZone: string): StreakRisk | null {
  const today = learnerDay(now, timeZone);
  const closed = computeStreakOn(streak, today);
  if (closed.count === 0 || streak.lastDay === null || streak.lastDay >= today) return null;
  const freezes = countFreezes(closed);
  const { hour } = localClock(now, timeZone);
  const isLate = hour >= EVENING_HOUR || hour < DAY_ENDS_AT;
  const isLastChance = daysBetween(streak.lastDay, today) > 1 && freezes === 0;
  return isLate || isLastChance ? { days: closed.count, freezes } : null;
}
