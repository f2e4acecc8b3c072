import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import type { History } from '@quorbit/contracts/streaks/history';
import { closeStreak, foldStreak } from '@quorbit/contracts/streaks/streak';

/**
 * What became of a day. `frozen`: missed, and a freeze paid for it. `open`: today, which nothing counts for yet.
 * `ahead`: still to come. `before`: the learner had not begun.
 */
export type DayState = 'active' | 'frozen' | 'missed' | 'open' | 'ahead' | 'before';

export interface WeekDay {
  /** The learner's day, `YYYY-MM-DD`. */
  day: string;
  state: DayState;
  today: boolean;
}

const WEEK = 7;

/**
 * The days of this week from Monday on.
 * @param more days that pending work counts for, in any order
 */
export function weekDays({ before, days }: History, more: readonly string[], today: string): WeekDay[] {
  const counted = days.filter(({ active }) => active).map(({ day }) => day);
  const active = [...new Set([...counted, ...more])].filter((day) => day <= today).sort();
  const frozen = new Set<string>();
  let streak = before;
  for (const day of new Set([...active, today])) {
    if (streak.lastDay !== null && day > streak.lastDay) {
      const survives = closeStreak(streak, day).count > 0;
      if (survives) for (const missed of daysWithin(streak.lastDay, day)) frozen.add(missed);
    }
    if (active.includes(day)) streak = foldStreak([day], streak);
  }
  const begun = before.lastDay ?? active[0] ?? today;
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % WEEK));
  return Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(monday, index);
    return { day, state: stateOf(day), today: day === today };
  });

  function stateOf(day: string): DayState {
    if (active.includes(day)) return 'active';
    if (day >= today) return day === today ? 'open' : 'ahead';
    if (frozen.has(day)) return 'frozen';
    return day < begun ? 'before' : 'missed';
  }
}

/** The days between two others, without these. */
function daysWithin(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) - 1) }, (_, index) => addDays(from, index + 1));
}
