const MINUTE_MS = 60_000;

/**
 * Formats a remaining time in milliseconds: days and hours above 24 hours, else hours and minutes; `Expired` at the
 * end.
 */
export function formatRemainingTime(milliseconds: number): string {
  if (milliseconds <= 0) return 'Expired';
  // A started minute counts as a whole one.
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  if (minutes > 24 * 60) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  return `${hours}h ${minutes % 60}m`;
}
