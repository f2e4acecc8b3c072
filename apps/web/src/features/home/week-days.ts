import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import { type History, sessionsOfHistory } from '@quorbit/contracts/streaks/history';
import { computeStreakOn, foldStreak } from '@quorbit/contracts/streaks/streak';
import { computeSkippedDays, type ZoneSession } from '@quorbit/contracts/streaks/zones';

/**
 * What became of a day. `frozen`: missed, and a freeze paid for it. `skipped`: missed on a journey, which costs nothing. `open`: today, which nothing counts for yet.
 * `ahead`: still to come. `before`: the learner had not begun.
 */
export type DayState = 'active' | 'frozen' | 'skipped' | 'missed' | 'open' | 'ahead' | 'before';

export interface WeekDay {
  /** The learner's day, `YYYY-MM-DD`. */
  day: string;
  state: DayState;
  today: boolean;
}

const WEEK = 7;

/** What work that the server doesn't have yet says of days. */
export interface PendingDays {
  days: readonly string[];
  seen?: readonly ZoneSession[];
}

/**
 * The days of this week from Monday on.
 * @param pending days that pending work counts for, in any order, and where the learner was by it
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
  // Somebody who flew west may have learned on a later day already.
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

/** The days between two others, without these. */
function listDaysBetween(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) - 1) }, (_, index) => addDays(from, index + 1));
}
