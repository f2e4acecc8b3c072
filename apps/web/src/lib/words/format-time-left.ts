/** Formats the time left in minutes, or in seconds for the last minute, e.g. `3 min left`. */
export function formatTimeLeft(seconds: number): string {
  if (seconds <= 0) return "time's up";
  return seconds <= 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}
