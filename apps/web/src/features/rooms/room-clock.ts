// The server owns the time of a game. A device's clock may be years off, or be set during a game, so the offset is
// measured against a monotonic one.

/** Returns the time of a monotonic clock in milliseconds; its starting point is arbitrary. */
export const monotonicNow = (): number => performance.now();

/**
 * Returns by how many milliseconds the server's clock is ahead of the monotonic one. A message can only arrive late,
 * which makes the difference smaller, so the largest difference is the best. Repeated and late messages do no harm.
 * @param before the offset so far; null before the first message.
 * @param serverTime the server's clock in the message.
 * @param receivedAt the monotonic clock when the message arrived.
 */
export function improveOffset(before: number | null, serverTime: string, receivedAt: number): number {
  const offset = Date.parse(serverTime) - receivedAt;
  return before === null ? offset : Math.max(before, offset);
}

/**
 * Returns the whole seconds until a moment on the server's clock, never below 0. `offset` and `now` are in
 * milliseconds.
 */
export function secondsUntil(moment: string, offset: number, now = monotonicNow()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - offset - now) / 1000));
}
