import { daysBetween, learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { computeStreakOn, countFreezes, type Streak } from '@quorbit/contracts/streaks/streak';

/** The local hour from which a day without activity counts as late. The learner's day ends at `DAY_ENDS_AT`. */
const EVENING_HOUR = 18;
const DAY_ENDS_AT = 4;

export interface StreakRisk {
  /** The length of the streak in active days, which missing today would end or cost a freeze. */
  days: number;
  freezes: number;
}

/**
 * Returns the streak's risk, or null if the learner needn't act. A streak is at risk if today doesn't count yet and
 * either it's late in the day, or a freeze paid for yesterday and none is left for today. A learner with freezes to
 * spare isn't alarmed in the morning.
 * @param streak the streak as of its last active day.
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
