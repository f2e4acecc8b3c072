/** What is left on a clock, in words: minutes, and seconds from the last one on. */
export function formatTimeLeft(seconds: number): string {
  if (seconds <= 0) return "time's up";
  return seconds <= 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}
