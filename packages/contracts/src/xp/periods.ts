import { addDays } from '../streaks/days.ts';

/** Returns the ISO 8601 week of a day, e.g. `2026-W47`. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // The Thursday of a week decides which year it belongs to (ISO 8601).
  const weekday = (date.getUTCDay() + 6) % 7;
  const thursday = addDays(day, 3 - weekday);
  const year = thursday.slice(0, 4);
  const start = Date.UTC(Number(year), 0, 1);
  const week = Math.floor((Date.parse(`${thursday}T00:00:00Z`) - start) / 86_400_000 / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Returns the calendar month of a day, e.g. `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}
