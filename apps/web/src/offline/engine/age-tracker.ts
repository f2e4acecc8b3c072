import type { Clock } from './clock.ts';

/**
 * How long things have lasted. While a page is open it counts by the clock that is never set. The device's clock only says
 * how much had passed when the page first saw a thing: as it began, or after a reload.
 */
export function createAgeTracker({ now, elapsed }: Pick<Clock, 'now' | 'elapsed'>) {
  /** By key: when it began, by `elapsed`. */
  const startTimes = new Map<string, number>();

  /** Milliseconds since something began. @param startedAt by the device's clock as it was then */
  return function age(key: string, startedAt: number): number {
    let startTime = startTimes.get(key);
    if (startTime === undefined) {
      // A clock that was set back meanwhile gives no more than the whole time.
      startTime = elapsed() - Math.max(0, now() - startedAt);
      startTimes.set(key, startTime);
    }
    return Math.round(elapsed() - startTime);
  };
}
