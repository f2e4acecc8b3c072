const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG_FORMAT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Formats a learner's day, e.g. `11 Mar`. */
export function formatDate(day: string): string {
  return DATE_FORMAT.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a learner's day in full, e.g. `Wednesday 11 March`. */
export function formatLongDate(day: string): string {
  return LONG_FORMAT.format(new Date(`${day}T00:00:00Z`));
}

/** Formats an hour of the day, e.g. `9 AM`. */
export function formatHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
