import { addDays } from './days.ts';
import { foldStreak, STREAK_MAX_LATE_DAYS, type Streak } from './streak.ts';

/** What a device needs to fold work into the streak that the server does not have yet, however late it is. */
export interface History {
  /** The streak as it stood before `days`. */
  before: Streak;
  /**
   * The last day on which something counted, and those of the 32 before it, in rising order: whether it is `active` for
   * the streak, and how many paid ratings. Days are the learner's own, by the zone of the work.
   */
  days: readonly { day: string; active: boolean; ratings: number }[];
}

/**
 * Late work may count 30 days before today. Where the learner is, it may be two days earlier than it was where the last
 * day counted. Told from that day and not from today, so that the history is the same until something counts.
 */
export const HISTORY_DAYS = STREAK_MAX_LATE_DAYS + 2;

/**
 * @param active all of the learner's active days, in rising order
 * @param ratings paid ratings by day, at least of the last `HISTORY_DAYS` before the last of these days
 */
export function makeHistory(active: readonly string[], ratings: ReadonlyMap<string, number>): History {
  const last = [...active.slice(-1), ...ratings.keys()].reduce((a, b) => (a > b ? a : b), '');
  const from = last && addDays(last, -HISTORY_DAYS);
  const recent = new Set(active.filter((day) => day >= from));
  const days = [...new Set([...recent, ...ratings.keys()])].filter((day) => day >= from).sort();
  return {
    before: foldStreak(active.filter((day) => day < from)),
    days: days.map((day) => ({ day, active: recent.has(day), ratings: ratings.get(day) ?? 0 })),
  };
}

/** The streak once more days count, in any order, some of which may count already. */
export function foldHistory({ before, days }: History, more: readonly string[]): Streak {
  const active = days.filter((one) => one.active).map(({ day }) => day);
  // What lies before the history is folded already; nothing that is still timely lies there.
  const late = more.filter((day) => before.lastDay === null || day > before.lastDay);
  return foldStreak([...new Set([...active, ...late])].sort(), before);
}
