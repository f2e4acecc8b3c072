export interface TokenBucket {
  /** Takes `amount` tokens; returns false, and takes none, if fewer are left. */
  take(amount: number): boolean;
}

/**
 * Creates a bucket that holds up to `capacity` tokens and regains `perSecond` of them each second.
 * @param elapsed returns milliseconds from a monotonic clock.
 */
export function createTokenBucket(capacity: number, perSecond: number, elapsed: () => number): TokenBucket {
  let tokens = capacity;
  let at = elapsed();
  return {
    take(amount) {
      const now = elapsed();
      tokens = Math.min(capacity, tokens + ((now - at) / 1000) * perSecond);
      at = now;
      if (tokens < amount) return false;
      tokens -= amount;
      return true;
    },
  };
}
