const FIRST_MS = 1000;
const MAX_VISIBLE_MS = 30_000;
const MAX_HIDDEN_MS = 5 * 60_000;
/** The longest `Retry-After` that is respected, in milliseconds: it may come from a captive portal. */
const MAX_RETRY_AFTER_MS = 10 * 60_000;

/**
 * Returns the milliseconds before the next attempt, with full jitter, so that devices that failed together don't come
 * back together.
 * @param failures attempts that failed in a row, at least 1.
 * @param random 0 to 1.
 */
export function computeBackoff(failures: number, random: number, visible: boolean): number {
  const longest = visible ? MAX_VISIBLE_MS : MAX_HIDDEN_MS;
  return random * Math.min(longest, FIRST_MS * 2 ** Math.min(failures - 1, 30));
}

/**
 * Returns how long the server asks the client to wait, in milliseconds.
 * @param seconds null if it doesn't ask for that.
 */
export function toRetryAfterMs(seconds: number | null): number {
  return seconds === null ? 0 : Math.min(MAX_RETRY_AFTER_MS, seconds * 1000);
}
