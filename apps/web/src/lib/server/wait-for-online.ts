/**
 * Resolves once the browser reports a network: at once if it already does, and after `maxWaitMs` milliseconds in any
 * case, since the report is only a hint.
 */
export function waitForOnline(maxWaitMs: number): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, maxWaitMs);
    window.addEventListener('online', done);
  });
}
