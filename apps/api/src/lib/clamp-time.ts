/** No work is older than the product could be; years that the database cannot hold end here too. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** A time as a client told it, taken for at most `latest` and at least the year 2000. */
export function clampTime(time: Date, latest: Date): Date {
  return new Date(Math.max(EARLIEST, Math.min(time.getTime(), latest.getTime())));
}
