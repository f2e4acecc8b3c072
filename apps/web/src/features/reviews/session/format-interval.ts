const DAY_MS = 86_400_000;

/** Formats the time until a review comes again, in whole days, e.g. `9 d`. The schedule has no shorter intervals. */
export function formatInterval(ms: number): string {
  return `${Math.round(ms / DAY_MS).toLocaleString('en')} d`;
}
