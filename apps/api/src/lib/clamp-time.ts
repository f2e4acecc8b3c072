/** No work is older than this. Also keeps out years that the database can't store. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** Clamps a client's time to at most `latest` and at least the year 2000. */
export function clampTime(time: Date, latest: Date): Date {
  return new Date(Math.max(EARLIEST, Math.min(time.getTime(), latest.getTime())));
}
