/**
 * Resolves once the browser says that there is a network: at once where it says so already, and after a while in any
 * case, since what it says is a hint only.
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
