// Computes the times of reminders. Pure functions.
import { addDays, localClock } from '../streaks/days.ts';

/** The times of a reminder, which comes on certain weekdays repeatedly, or once on one day. */
export interface ReminderTimes {
  /** The ISO weekdays, 1 for Monday to 7 for Sunday; empty for a reminder that comes once. */
  weekdays: readonly number[];
  /** The day of a reminder that comes once, `YYYY-MM-DD`; null for one that repeats. */
  onDay: string | null;
  /** The time `HH:MM` on the learner's clock. */
  time: string;
}

export const WORKDAYS = [1, 2, 3, 4, 5];
export const WEEKEND = [6, 7];
export const ALL_DAYS = [...WORKDAYS, ...WEEKEND];
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const MINUTE_MS = 60_000;
const DAYS_PER_WEEK = 7;

/** Returns the ISO weekday of a day `YYYY-MM-DD`: 1 for Monday to 7 for Sunday. */
export function isoWeekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || DAYS_PER_WEEK;
}

/** Returns the first day from `day` on that has this ISO weekday. */
export function nextWeekdayFrom(day: string, weekday: number): string {
  return addDays(day, (weekday - isoWeekdayOf(day) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
}

/** Returns the next time of a reminder, later than `after`; null for a reminder that doesn't come any more. */
export function findNextTime({ weekdays, onDay, time }: ReminderTimes, after: Date, timeZone: string): Date | null {
  const today = localClock(after, timeZone).date;
  // Tries the days of a week and one more day, because today's time may be over. They start with yesterday, because a
  // clock may be put back over midnight.
  const days =
    onDay === null
      ? Array.from({ length: DAYS_PER_WEEK + 2 }, (_, index) => addDays(today, index - 1)).filter((day) =>
          weekdays.includes(isoWeekdayOf(day)),
        )
      : [onDay];
  const times = days.map((day) => toInstant(day, time, timeZone)).filter((at) => at > after);
  return times.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);
}

/**
 * Returns the instant at which a zone's clock shows a time on a day. If the clock is put forward over that time, the
 * instant is later by the same amount.
 */
export function toInstant(day: string, time: string, timeZone: string): Date {
  const localMs = Date.parse(`${day}T${time}:00Z`);
  const one = localMs - offsetAt(localMs, timeZone);
  const other = localMs - offsetAt(one, timeZone);
  // The two results differ only near a change of the zone's clock. If the clock never shows the time, the offset before
  // the change counts, which gives the later instant.
  return new Date(other + offsetAt(other, timeZone) === localMs ? other : Math.max(one, other));
}

/** Returns how far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const { date, hour, minute } = localClock(new Date(at), timeZone);
  return Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * MINUTE_MS - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** Formats the times of a reminder in words: `Weekdays at 6:00 PM`, `Saturday, July 11 at 7:00 PM`. */
export function formatReminderTimes({ weekdays, onDay, time }: ReminderTimes): string {
  const days = onDay === null ? formatWeekdays(weekdays) : formatDay(onDay);
  return `${days} at ${formatTime(time)}`;
}

function formatWeekdays(weekdays: readonly number[]): string {
  const days = ALL_DAYS.filter((day) => weekdays.includes(day));
  const is = (others: readonly number[]) => days.join() === others.join();
  if (is(ALL_DAYS)) return 'Daily';
  if (is(WORKDAYS)) return 'Weekdays';
  if (is(WEEKEND)) return 'Weekends';
  const names = days.map((day) => WEEKDAY_NAMES[day - 1] ?? '');
  const last = names.at(-1) ?? '';
  return `Every ${names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`}`;
}

function formatDay(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${WEEKDAY_NAMES[isoWeekdayOf(day) - 1]}, ${MONTH_NAMES[month - 1]} ${date}`;
}

function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
