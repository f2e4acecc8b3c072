// The server owns the time of a game. A device's clock may be years off, or be set during a game, so the offset is
// measured against a monotonic one.

/** Milliseconds on a monotonic clock; its zero means nothing. */
export const monotonicNow = (): number => performance.now();

/**
 * How far the server's clock is ahead of the steady one. A message can only arrive late, which makes the difference
 * smaller, so the largest difference is the best. Repeated and late messages do no harm.
 * @param before null until there was a message
 * @param serverTime the server's clock in the message
 * @param receivedAt the steady clock when it arrived
 */
export function improveOffset(before: number | null, serverTime: string, receivedAt: number): number {
  const offset = Date.parse(serverTime) - receivedAt;
  return before === null ? offset : Math.max(before, offset);
}

/** Whole seconds until a moment on the server's clock. */
export function secondsUntil(moment: string, offset: number, now = monotonicNow()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - offset - now) / 1000));
}
