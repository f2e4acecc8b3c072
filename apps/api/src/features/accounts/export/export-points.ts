/** The price of the smallest export. */
const MIN_POINTS = 10;
const BYTES_PER_POINT = 1_000_000;

/**
 * The points of the client's budget that an export costs: one for each megabyte, and never more than half of a minute's, so
 * that everybody can have theirs.
 */
export function computeExportPoints(bytes: number, perMinute: number): number {
  const half = Math.max(1, Math.floor(perMinute / 2));
  return Math.min(half, MIN_POINTS + Math.floor(bytes / BYTES_PER_POINT));
}
