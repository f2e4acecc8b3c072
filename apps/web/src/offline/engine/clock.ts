/** Time, as the engine uses it. */
export interface Clock {
  /** The device's clock, milliseconds since 1970. May jump by years. */
  now(): number;
  /** Milliseconds since some moment. Never jumps. */
  elapsed(): number;
  /** Runs something later. Returns a function that cancels it. */
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
