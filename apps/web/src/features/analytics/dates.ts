const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A learner's day, e.g. `11 Mar`. */
export function dateOf(day: string): string {
  return DATE.format(new Date(`${day}T00:00:00Z`));
}

/** The same in full, e.g. `Wednesday 11 March`. */
export function longDateOf(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}

/** An hour of the day as people say it, e.g. `9 AM`. */
export function hourOf(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
