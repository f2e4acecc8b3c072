import { formatCount } from '#lib/words/format-count.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * Describes how late a text arrived, e.g. `arrived 26 minutes late; …`. Only the device says when the text was written.
 */
export function formatLateness(minutes: number): string {
  const late =
    minutes < 1
      ? 'less than a minute'
      : minutes < 2 * HOUR_MINUTES
        ? formatCount(minutes, 'minute', 'minutes')
        : minutes < 2 * DAY_MINUTES
          ? formatCount(Math.round(minutes / HOUR_MINUTES), 'hour', 'hours')
          : formatCount(Math.round(minutes / DAY_MINUTES), 'day', 'days');
  return `arrived ${late} late; its device says it was written in time`;
}

/** The note on a late text if an older server doesn't say how late it arrived. */
export const ARRIVED_LATE_TEXT = 'arrived after the deadline; its device says it was written in time';

/** Says how many late texts still need a marker's choice, and which text counts until then. */
export const formatUnchosen = (count: number) =>
  `Nobody has decided yet on ${formatCount(count, 'late text', 'late texts')}. Until then, what was there at the deadline counts.`;
