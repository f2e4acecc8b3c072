import { counted } from '#lib/words/counted.ts';

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

/** How many late texts wait for a marker to choose, and what counts until then. */
export const unchosenWords = (count: number) =>
  `Nobody has chosen yet for ${counted(count, 'late text', 'late texts')}. Until then, what was there at the deadline counts.`;
