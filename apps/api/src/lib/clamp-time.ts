/** Work can't be older than this time. It also keeps out years that the database can't store. */
const EARLIEST = Date.UTC(2000, 0, 1);

/**
 * Clamps a client's time to at most `latest` and at least the year 2000.
 * @param time a date, or milliseconds, which may exceed the range of `Date`.
 */
export function clampTime(time: Date | number, latest: Date): Date {
  return new Date(Math.max(EARLIEST, Math.min(Number(time), latest.getTime())));
}
