export interface Bucket {
  /** Takes so many; false where there are not as many left. */
  take(amount: number): boolean;
}

/** Holds `most`, and gets `perSecond` back. @param elapsed milliseconds that never jump */
export function createBucket(most: number, perSecond: number, elapsed: () => number): Bucket {
  let left = most;
  let at = elapsed();
  return {
    take(amount) {
      const now = elapsed();
      left = Math.min(most, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (left < amount) return false;
      left -= amount;
      return true;
    },
  };
}
