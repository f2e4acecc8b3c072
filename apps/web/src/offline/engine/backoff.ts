const FIRST_MS = 1000;
const LONGEST_VISIBLE_MS = 30_000;
const LONGEST_HIDDEN_MS = 5 * 60_000;
/** The longest `Retry-After` we respect: it may come from a captive portal. */
const LONGEST_ASKED_MS = 10 * 60_000;

/**
 * Milliseconds before the next try, with full jitter, so that devices that failed together do not come back together.
 * @param failures tries that failed in a row, at least 1
 * @param random 0 to 1
 */
export function backoff(failures: number, random: number, visible: boolean): number {
  const longest = visible ? LONGEST_VISIBLE_MS : LONGEST_HIDDEN_MS;
  return random * Math.min(longest, FIRST_MS * 2 ** Math.min(failures - 1, 30));
}

/** How long the server asks us to wait, in milliseconds. @param seconds null where it does not ask */
export function askedPause(seconds: number | null): number {
  return seconds === null ? 0 : Math.min(LONGEST_ASKED_MS, seconds * 1000);
}
