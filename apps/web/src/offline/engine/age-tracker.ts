import type { Clock } from './clock.ts';

/**
 * Measures how long things, e.g. attempts, have lasted. While a page is open it uses the clock that never jumps. The
 * device's clock only gives the time that had passed when the page first saw a thing: at its start, or after a reload.
 */
export function createAgeTracker({ now, elapsed }: Pick<Clock, 'now' | 'elapsed'>) {
  /** The reading of `elapsed` at which each thing began, by the thing's key. */
  const startTimes = new Map<string, number>();

  /**
   * Returns the milliseconds since something began.
   * @param startedAt the reading of the device's clock at that moment.
   */
  return function age(key: string, startedAt: number): number {
    let startTime = startTimes.get(key);
    if (startTime === undefined) {
      // If the device's clock was set back in the meantime, the age starts at 0 and isn't negative.
      startTime = elapsed() - Math.max(0, now() - startedAt);
      startTimes.set(key, startTime);
    }
    return Math.round(elapsed() - startTime);
  };
}
