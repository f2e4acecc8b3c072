import { DAY_ENDS_AT_HOUR, learnerDay, localClock } from '../streaks/days.ts';

/** Where a clock stands for the daily reminder. */
export interface ReminderClock {
  /** The learner's day, `YYYY-MM-DD`. */
  day: string;
  /** How far the day has gone, to be compared with `reminderPosition`. */
  position: string;
}

const DAY_BEGINS = `${String(DAY_ENDS_AT_HOUR).padStart(2, '0')}:00`;

/**
 * A time of day as a text that sorts within the learner's day, which begins at 04:00: 23:30 comes before 01:00.
 * @param time `HH:MM` on the learner's clock
 */
export function reminderPosition(time: string): string {
  return `${time >= DAY_BEGINS ? 0 : 1}${time}`;
}

/** The clock of a time zone. A reminder is due on `day` from the moment its position is not after `position`. */
export function reminderClock(now: Date, timeZone: string): ReminderClock {
  const { hour, minute } = localClock(now, timeZone);
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { day: learnerDay(now, timeZone), position: reminderPosition(time) };
}
