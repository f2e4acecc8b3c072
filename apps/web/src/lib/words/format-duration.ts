/**
 * Formats seconds as minutes and seconds, e.g. `4:05`; an hour is `60:00`. Fractions are cut off, and negative values
 * count as 0.
 */
export function formatMinutes(seconds: number): string {
  const total = toWholeSeconds(seconds);
  return `${Math.floor(total / 60)}:${padTwoDigits(total % 60)}`;
}

/** Formats a duration in seconds: like `formatMinutes`, and with hours from one hour on, e.g. `1:04:05`. */
export function formatDuration(seconds: number): string {
  const total = toWholeSeconds(seconds);
  if (total < 3600) return formatMinutes(total);
  return `${Math.floor(total / 3600)}:${padTwoDigits(Math.floor(total / 60) % 60)}:${padTwoDigits(total % 60)}`;
}

function toWholeSeconds(seconds: number): number {
  return Math.max(0, Math.floor(seconds));
}

function padTwoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
