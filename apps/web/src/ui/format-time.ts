const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exactFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayTimeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats an instant relative to `now`, e.g. `3 hours ago` or `in 2 days`; `just now` within 45 seconds. */
export function formatRelativeTime(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) < 45) return 'just now';
  for (const [unit, size] of UNITS) {
    // Each unit begins 1/120 of its size early, so that 59½ minutes read as an hour.
    if (Math.abs(seconds) >= size - size / 120)
      return relativeFormat.format(Math.sign(seconds) * Math.round(Math.abs(seconds) / size), unit);
  }
  return relativeFormat.format(Math.sign(seconds), 'minute');
}

/**
 * Formats a time as on a clock, e.g. `14:02`; if it's on another day than `now`, with its date, e.g. `21 Nov, 14:02`.
 */
export function formatTimeOfDay(at: Date, now: Date): string {
  return (at.toDateString() === now.toDateString() ? timeFormat : dayTimeFormat).format(at);
}

/** Formats the day and time of a future event, e.g. `3 Dec, 18:00`. */
export function formatDayAndTime(at: Date): string {
  return dayTimeFormat.format(at);
}

/** Formats the full date and time in the reader's own time zone. */
export function formatExactTime(at: Date): string {
  return exactFormat.format(at);
}
