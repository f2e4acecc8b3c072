import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import { type History, sessionsOfHistory } from '@quorbit/contracts/streaks/history';
import { computeStreakOn, foldStreak } from '@quorbit/contracts/streaks/streak';
import { computeSkippedDays, type ZoneSession } from '@quorbit/contracts/streaks/zones';

/**
 * The state of a day. `active`: it counts for the streak. `frozen`: missed, and a freeze paid for it. `skipped`: missed
 * because of a journey, which costs nothing. `missed`: missed without a freeze. `open`: today, without activity so far.
 * `ahead`: in the future. `before`: before the learner's first day.
 */
export type DayState = 'active' | 'frozen' | 'skipped' | 'missed' | 'open' | 'ahead' | 'before';

export interface WeekDay {
  /** The learner's day, `YYYY-MM-DD`. */
  day: string;
  state: DayState;
  today: boolean;
}

const WEEK = 7;

/** The activity in pending work that the server doesn't have yet. */
export interface PendingDays {
  days: readonly string[];
  seen?: readonly ZoneSession[];
}

/**
 * Returns the days of the current week, from Monday on.
 * @param pending the days for which pending work counts, in any order, and the learner's time zones during that work.
 */
export function computeWeekDays(
  history: History,
  { days: pendingDays, seen = [] }: PendingDays,
  today: string,
): WeekDay[] {
  const { before, days } = history;
  const counted = days.filter(({ active }) => active).map(({ day }) => day);
  const all = [...new Set([...counted, ...pendingDays])].sort();
  const skipped = new Set([
    ...(history.skipped ?? []),
    ...computeSkippedDays(all, [...sessionsOfHistory(history), ...seen]),
  ]);
  // A learner who flew west may already have been active on a later day.
  const isAhead = all.some((day) => day > today);
  const active = all.filter((day) => day <= today);
  const frozen = new Set<string>();
  let streak = before;
  for (const day of new Set([...active, today])) {
    if (streak.lastDay !== null && day > streak.lastDay) {
      const isStreakAlive = computeStreakOn(streak, day, skipped).count > 0;
      if (isStreakAlive) for (const missed of listDaysBetween(streak.lastDay, day)) frozen.add(missed);
    }
    if (active.includes(day)) streak = foldStreak([day], streak, skipped);
  }
  const firstDay = before.lastDay ?? active[0] ?? today;
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % WEEK));
  return Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(monday, index);
    return { day, state: stateOf(day), today: day === today };
  });

  function stateOf(day: string): DayState {
    if (active.includes(day) || (day === today && isAhead)) return 'active';
    if (skipped.has(day)) return 'skipped';
    if (day >= today) return day === today ? 'open' : 'ahead';
    if (frozen.has(day)) return 'frozen';
    return day < firstDay ? 'before' : 'missed';
  }
}

/** Returns the days between two days, both excluded. */
function listDaysBetween(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) - 1) }, (_, index) => addDays(from, index + 1));
}
