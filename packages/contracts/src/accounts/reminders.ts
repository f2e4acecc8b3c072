import { DAY_ENDS_AT_HOUR, learnerDay, localClock } from '../streaks/days.ts';

/** What the daily reminder needs to know about a clock. */
export interface ReminderClock {
  /** The learner's day, `YYYY-MM-DD`. */
  day: string;
  /** How far the day has gone; compare it with `reminderPosition`. */
  position: string;
}

const DAY_BEGINS = `${String(DAY_ENDS_AT_HOUR).padStart(2, '0')}:00`;

/**
 * Turns a time of day into a text that sorts within the learner's day, which begins at 04:00: 23:30 comes before 01:00.
 * @param time `HH:MM` on the learner's clock
 */
export function reminderPosition(time: string): string {
  return `${time >= DAY_BEGINS ? 0 : 1}${time}`;
}

/** The clock of a time zone. A reminder is due on `day` once its own position is at or before `position`. */
export function reminderClock(now: Date, timeZone: string): ReminderClock {
  const { hour, minute } = localClock(now, timeZone);
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { day: learnerDay(now, timeZone), position: reminderPosition(time) };
}
