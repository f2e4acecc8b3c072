import type { WorldClock } from '../world/world.ts';

/** Pauses last a tenth of what they are meant to. The time of day is the true one. */
const SPEED = 10;

/** Real time for what talks over real sockets. */
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
