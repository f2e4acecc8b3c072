export interface TokenBucket {
  /** Takes so many; false where there are not as many left. */
  take(amount: number): boolean;
}

/** Holds `capacity`, and gets `perSecond` back. @param elapsed milliseconds that never jump */
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
