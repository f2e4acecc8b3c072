import { addDays } from '../streaks/days.ts';
import { monthOf, weekOf } from '../xp/periods.ts';
import type { AveragePeriod, XpPeriod } from './periods.ts';

/** The first and last of the learner's days that a period covers; null: without an end. */
export interface PeriodDays {
  from: string | null;
  to: string | null;
}

/** The period that a day lies in. Weeks begin on Monday (ISO 8601). */
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

/** What a board is stored under: `xp/2026-W47`, `xp/2026-11`. @param day a day of the period */
export function xpBoardKey(period: XpPeriod, day: string): string {
  return `xp/${period === 'weekly' ? weekOf(day) : monthOf(day)}`;
}

/** The boards of averages in one period, before the category: `average/2026-W47/`, `average/all/`. */
export function averageBoardPrefix(period: AveragePeriod, day: string): string {
  return `average/${period === 'all' ? 'all' : period === 'weekly' ? weekOf(day) : monthOf(day)}/`;
}

/** The same with its category: `average/all/History`; without one it is the board of all categories. */
export function averageBoardKey(period: AveragePeriod, day: string, category = ''): string {
  return averageBoardPrefix(period, day) + category;
}
