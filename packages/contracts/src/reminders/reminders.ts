import { DAY_ENDS_AT_HOUR, learnerDay, localClock } from '../streaks/days.ts';
import { computeStreakOn, countFreezes, type Streak } from '../streaks/streak.ts';

/** The learner's day and time of day, as the daily reminder needs them. */
export interface ReminderClock {
  /** The learner's day, `YYYY-MM-DD`. */
  day: string;
  /** The time of day in a sortable form; compare it with `toReminderPosition`. */
  position: string;
}

const DAY_START = `${String(DAY_ENDS_AT_HOUR).padStart(2, '0')}:00`;

/**
 * Converts a time of day into a text that sorts within the learner's day, which begins at 04:00: 23:30 comes before
 * 01:00.
 * @param time `HH:MM` on the learner's clock.
 */
export function toReminderPosition(time: string): string {
  return `${time >= DAY_START ? 0 : 1}${time}`;
}

/**
 * Reads the clock of a time zone. A reminder is due on `day` once the position of its time (`toReminderPosition`) is at
 * or before `position`.
 */
export function readReminderClock(now: Date, timeZone: string): ReminderClock {
  const { hour, minute } = localClock(now, timeZone);
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { day: learnerDay(now, timeZone), position: toReminderPosition(time) };
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Returns when a clock next shows a time of day, to the minute. If that time is skipped because the clock is put
 * forward, the result is up to an hour off.
 * @param time `HH:MM` on the learner's clock.
 */
export function findNextReminder(now: Date, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const targetMinute = hours * 60 + minutes;
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const minutesAhead = (from: number) =>
    (targetMinute - minuteOfDay(new Date(from), timeZone) + DAY_MINUTES) % DAY_MINUTES;
  const guess = minute + (minutesAhead(minute) || DAY_MINUTES) * MINUTE_MS;
  // If the clock is put forward or back before the reminder, the guess is off by an hour, which this corrects.
  const drift = minutesAhead(guess);
  const shifted = guess + (drift > DAY_MINUTES / 2 ? drift - DAY_MINUTES : drift) * MINUTE_MS;
  return new Date(shifted > now.getTime() ? shifted : guess);
}

function minuteOfDay(at: Date, timeZone: string): number {
  const { hour, minute } = localClock(at, timeZone);
  return hour * 60 + minute;
}

/** The texts of a reminder and the page that it opens. */
export interface StreakReminder {
  title: string;
  body: string;
  path: '/' | '/reviews';
}

/**
 * Builds the reminder for a learner who hasn't learned today: about a streak that ends or costs a freeze today, or
 * about reviews that are due.
 * @param streak the stored streak.
 * @returns null if there is neither.
 */
export function buildReminder(streak: Streak, day: string, hasDue: boolean): StreakReminder | null {
  const closed = computeStreakOn(streak, day);
  const path = hasDue ? '/reviews' : '/';
  if (closed.count === 0) {
    return hasDue ? { title: 'Your reviews are due', body: 'A few minutes keep what you learned.', path } : null;
  }
  const advice = hasDue ? 'Your reviews keep it alive.' : 'One quiz keeps it alive.';
  return countFreezes(closed) === 0
    ? { title: `Your ${closed.count}-day streak ends today`, body: advice, path }
    : { title: `Keep your ${closed.count}-day streak`, body: `${advice} Without, today costs a streak freeze.`, path };
}
