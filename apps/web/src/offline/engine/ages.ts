import type { Clock } from './clock.ts';

/**
 * How long things have lasted. While a page is open it counts by the clock that is never set. The device's clock only says
 * how much had passed when the page first saw a thing: as it began, or after a reload.
 */
export function createAges({ now, elapsed }: Pick<Clock, 'now' | 'elapsed'>) {
  /** By key: when it began, by `elapsed`. */
  const begins = new Map<string, number>();

  /** Milliseconds since something began. @param startedAt by the device's clock as it was then */
  return function age(key: string, startedAt: number): number {
    let begin = begins.get(key);
    if (begin === undefined) {
      // A clock that was set back meanwhile gives no more than the whole time.
      begin = elapsed() - Math.max(0, now() - startedAt);
      begins.set(key, begin);
    }
    return Math.round(elapsed() - begin);
  };
}
