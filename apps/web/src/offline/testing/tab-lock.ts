import type { Lock } from '../engine/lock.ts';

/** A lock that tabs share: one holder at a time, the next in line after it. */
export function createTabLock(): Lock {
  let last = Promise.resolve();
  return {
    acquire(signal) {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      return before.then(() => {
        if (!signal.aborted) return release;
        release();
        throw new DOMException('Aborted.', 'AbortError');
      });
    },
  };
}
