// When to read again what hints tell of. Pure but for what it is given.

interface RefetchThrottleOptions {
  read: () => void;
  /** Milliseconds. */
  now: () => number;
  /** Calls once after so many milliseconds. @returns what cancels it */
  setTimer: (ms: number, run: () => void) => () => void;
  isVisible: () => boolean;
}

export interface RefetchThrottle {
  /** Something has changed. */
  markStale(): void;
  /** The page became visible or hidden. */
  onVisibilityChange(): void;
  stop(): void;
}

const MIN_INTERVAL_MS = 1_000;

/**
 * Reads once for all hints that come together, and at most once a second. What a hidden page hears of, it reads once somebody
 * looks at it.
 */
export function createRefetchThrottle({ read, now, setTimer, isVisible }: RefetchThrottleOptions): RefetchThrottle {
  // The page has just read what it shows.
  let lastAt = now();
  let isStale = false;
  let cancel: (() => void) | null = null;

  function scheduleRead(): void {
    if (!isStale || cancel || !isVisible()) return;
    cancel = setTimer(Math.max(0, lastAt + MIN_INTERVAL_MS - now()), () => {
      cancel = null;
      if (!isVisible()) return;
      isStale = false;
      lastAt = now();
      read();
    });
  }

  return {
    markStale() {
      isStale = true;
      scheduleRead();
    },
    onVisibilityChange: scheduleRead,
    stop() {
      isStale = false;
      cancel?.();
      cancel = null;
    },
  };
}
