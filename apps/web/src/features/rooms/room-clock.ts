// The server owns the time of a game. A device's own clock may be years off or be set while a game runs, so its
// difference from the server's is measured against a clock that nobody sets.

/** Milliseconds on a clock that only runs forward; its zero means nothing. */
export const steadyNow = (): number => performance.now();

/**
 * How far the server's clock is ahead of the steady one. What arrives was told some time ago, never later than now: of all that was
 * heard, the largest difference is the nearest to the truth. So nothing that is told again, or late, can spoil it.
 * @param before null where nothing was heard yet
 * @param told the server's clock when it said something
 * @param heardAt the steady clock when it arrived
 */
export function betterOffset(before: number | null, told: string, heardAt: number): number {
  const offset = Date.parse(told) - heardAt;
  return before === null ? offset : Math.max(before, offset);
}

/** Whole seconds until a moment on the server's clock. */
export function secondsUntil(moment: string, offset: number, now = steadyNow()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - offset - now) / 1000));
}
