const DAY_MS = 86_400_000;
/** A learner's day ends at 04:00 on their own clock, so that a late evening still counts as the same day. */
export const DAY_ENDS_AT_HOUR = 4;

/** Returns the day that lies `days` whole days after a day `YYYY-MM-DD`; before it if `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/**
 * Returns the learner's day (`YYYY-MM-DD`) that an instant falls on.
 * @param at the instant.
 * @param timeZone an IANA name that the runtime knows; throws RangeError otherwise.
 */
export function learnerDay(at: Date, timeZone: string): string {
  const { date, hour } = localClock(at, timeZone);
  return hour < DAY_ENDS_AT_HOUR ? addDays(date, -1) : date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the wall clock of a time zone at an instant: its date, hour (0–23) and minute.
 * @throws RangeError for an unknown zone.
 */
export function localClock(at: Date, timeZone: string): { date: string; hour: number; minute: number } {
  // Cached formats have the zone's name in lower case as key, because the runtime accepts any case: otherwise a caller
  // could fill the cache with variants of a single zone.
  const key = timeZone.toLowerCase();
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(key, format);
  }
  const parts = new Map(format.formatToParts(at).map((part) => [part.type, part.value]));
  return {
    date: `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
    minute: Number(parts.get('minute')),
  };
}
