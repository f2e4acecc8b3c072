import type { WorldClock } from '../world/world.ts';

/** The factor by which pauses are shortened. The time of day is the real one. */
const SPEED = 10;

/** Returns a clock of real time, for worlds whose requests use real sockets. */
export function createFastClock(rest: () => Promise<void>): WorldClock {
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms / SPEED);
    return () => clearTimeout(timer);
  };
  return {
    isReal: true,
    now: () => Date.now(),
    elapsed: () => performance.now() * SPEED,
    after,
    async advance(ms) {
      await new Promise<void>((resolve) => void after(ms, resolve));
      await rest();
    },
    jump() {
      throw new Error('Days do not pass where time is real.');
    },
  };
}
