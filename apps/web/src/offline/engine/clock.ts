/** The clocks and timers that the engine uses. */
export interface Clock {
  /** Returns the time of the device's clock, in milliseconds since 1970. It may jump by years. */
  now(): number;
  /** Returns the milliseconds since some fixed moment. Never jumps. */
  elapsed(): number;
  /** Runs a function after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
