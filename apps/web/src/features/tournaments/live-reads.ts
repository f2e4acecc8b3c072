// When to read again what hints tell of. Pure but for what it is given.

interface LiveReadsParts {
  read: () => void;
  /** Milliseconds. */
  now: () => number;
  /** Calls once after so many milliseconds. @returns what cancels it */
  after: (ms: number, run: () => void) => () => void;
  isVisible: () => boolean;
}

export interface LiveReads {
  /** Something has changed. */
  hint(): void;
  /** The page became visible or hidden. */
  look(): void;
  stop(): void;
}

const PAUSE_MS = 1_000;

/**
 * Reads once for all hints that come together, and at most once a second. What a hidden page hears of, it reads once somebody
 * looks at it.
 */
export function createLiveReads({ read, now, after, isVisible }: LiveReadsParts): LiveReads {
  // The page has just read what it shows.
  let lastAt = now();
  let outdated = false;
  let cancel: (() => void) | null = null;

  function plan(): void {
    if (!outdated || cancel || !isVisible()) return;
    cancel = after(Math.max(0, lastAt + PAUSE_MS - now()), () => {
      cancel = null;
      if (!isVisible()) return;
      outdated = false;
      lastAt = now();
      read();
    });
  }

  return {
    hint() {
      outdated = true;
      plan();
    },
    look: plan,
    stop() {
      outdated = false;
      cancel?.();
      cancel = null;
    },
  };
}
