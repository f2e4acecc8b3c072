// Decides when to refetch data after the server has hinted at changes. Pure except for the functions passed in.

interface RefetchThrottleOptions {
  read: () => void;
  /** Returns the current time in milliseconds. */
  now: () => number;
  /**
   * Calls `run` once after `ms` milliseconds.
   * @returns a function that cancels the call.
   */
  setTimer: (ms: number, run: () => void) => () => void;
  isVisible: () => boolean;
}

export interface RefetchThrottle {
  /** Tells the throttle that the data has changed on the server, so that it's read again. */
  markStale(): void;
  /** Schedules a waiting read; call it whenever the page becomes visible or hidden. */
  onVisibilityChange(): void;
  stop(): void;
}

const MIN_INTERVAL_MS = 1_000;

/**
 * Creates a throttle that reads once for all hints that come together, and at most once a second. On a hidden page it
 * waits until the page is visible.
 */
export function createRefetchThrottle({ read, now, setTimer, isVisible }: RefetchThrottleOptions): RefetchThrottle {
  // The page has just loaded its data, so the first read also waits for the interval.
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
