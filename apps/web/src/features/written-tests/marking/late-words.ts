import { counted } from '#lib/counted.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How late a text arrived, e.g. `26 minutes late`. The device alone says when it was written. */
export function lateWords(minutes: number): string {
  const late =
    minutes < 1
      ? 'less than a minute'
      : minutes < 2 * HOUR
        ? counted(minutes, 'minute', 'minutes')
        : minutes < 2 * DAY
          ? counted(Math.round(minutes / HOUR), 'hour', 'hours')
          : counted(Math.round(minutes / DAY), 'day', 'days');
  return `arrived ${late} late; its device says it was written in time`;
}

/** The same where an older server doesn't say how late. */
export const ARRIVED_LATE = 'arrived after the deadline; its device says it was written in time';

/** How many late texts nobody has chosen or passed over. */
export const unchosenWords = (count: number) =>
  `${counted(count, 'late text', 'late texts')} nobody has chosen. The text of the deadline counts until somebody does.`;
