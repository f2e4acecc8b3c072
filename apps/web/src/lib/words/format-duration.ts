/** Seconds as minutes and seconds, e.g. `4:05`; an hour reads `60:00`. Parts of a second and negatives are cut off. */
export function formatMinutes(seconds: number): string {
  const total = toWholeSeconds(seconds);
  return `${Math.floor(total / 60)}:${padTwoDigits(total % 60)}`;
}

/** How long something took: like `formatMinutes`, from an hour on with hours, e.g. `1:04:05`. */
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
