import { addDays } from '../streaks/days.ts';
import { monthOf, weekOf } from '../xp/periods.ts';
import type { AveragePeriod, XpPeriod } from './periods.ts';

/** The first and the last learner's day of a period; null if the period has no such limit. */
export interface PeriodDays {
  from: string | null;
  to: string | null;
}

/** Returns the days of the period that contains `day`. Weeks begin on Monday (ISO 8601). */
export function periodDaysOf(period: AveragePeriod, day: string): PeriodDays {
  if (period === 'all') return { from: null, to: null };
  if (period === 'weekly') {
    const from = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    return { from, to: addDays(from, 6) };
  }
  const from = `${monthOf(day)}-01`;
  const nextMonth = monthOf(addDays(from, 31));
  return { from, to: addDays(`${nextMonth}-01`, -1) };
}

/**
 * Returns the key under which an XP board is stored, e.g. `xp/2026-W47` or `xp/2026-11`.
 * @param day a day of the period.
 */
export function xpBoardKey(period: XpPeriod, day: string): string {
  return `xp/${period === 'weekly' ? weekOf(day) : monthOf(day)}`;
}

/**
 * Returns the key prefix of a period's boards of averages, without the category, e.g. `average/2026-W47/` or
 * `average/all/`.
 */
export function averageBoardPrefix(period: AveragePeriod, day: string): string {
  return `average/${period === 'all' ? 'all' : period === 'weekly' ? weekOf(day) : monthOf(day)}/`;
}

/**
 * Returns the key of a board of averages, e.g. `average/all/History`. Without a category it's the board of all
 * categories.
 */
export function averageBoardKey(period: AveragePeriod, day: string, category = ''): string {
  return averageBoardPrefix(period, day) + category;
}
