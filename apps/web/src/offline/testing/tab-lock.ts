import type { Lock } from '../engine/lock.ts';

/** Creates a lock that tabs share: one tab holds it at a time, in the order of their requests. */
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
