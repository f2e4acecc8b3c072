/** The points that every export costs at least, before its megabytes are added. */
const MIN_POINTS = 10;
const BYTES_PER_POINT = 1_000_000;

/**
 * Returns the points that an export costs: ten, plus one per megabyte, but at most half of a minute's budget, so that
 * everybody can afford their own export.
 */
export function computeExportPoints(bytes: number, perMinute: number): number {
  const half = Math.max(1, Math.floor(perMinute / 2));
  return Math.min(half, MIN_POINTS + Math.floor(bytes / BYTES_PER_POINT));
}
