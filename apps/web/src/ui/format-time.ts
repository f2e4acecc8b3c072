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

/** An instant as people say it, e.g. `3 hours ago` or `in 2 days`; `just now` within 45 seconds. */
export function formatRelativeTime(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) < 45) return 'just now';
  for (const [unit, size] of UNITS) {
    // Half a unit early, so that 59½ minutes read as an hour.
    if (Math.abs(seconds) >= size - size / 120)
      return relativeFormat.format(Math.sign(seconds) * Math.round(Math.abs(seconds) / size), unit);
  }
  return relativeFormat.format(Math.sign(seconds), 'minute');
}

/** The time on the clock, e.g. `14:02`; of another day with its date, e.g. `21 Nov, 14:02`. */
export function formatTimeOfDay(at: Date, now: Date): string {
  return (at.toDateString() === now.toDateString() ? timeFormat : dayTimeFormat).format(at);
}

/** Day and time of what lies ahead, e.g. `3 Dec, 18:00`. */
export function formatDayAndTime(at: Date): string {
  return dayTimeFormat.format(at);
}

/** The full date and time in the reader's own time zone. */
export function formatExactTime(at: Date): string {
  return exactFormat.format(at);
}
