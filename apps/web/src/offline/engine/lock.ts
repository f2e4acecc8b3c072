/** Elects the one tab that syncs. It saves effort; correctness does not depend on it. */
export interface Lock {
  /** Resolves once this tab leads, with a function that gives the lead up. Rejects when `signal` is aborted before. */
  acquire(signal: AbortSignal): Promise<() => void>;
}

/**
 * Creates a lock that is shared by all tabs of this browser; null if the browser has no locks, e.g. over plain HTTP.
 */
export function createWebLock(name: string): Lock | null {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return null;
  return {
    acquire: (signal) =>
      new Promise((resolve, reject) => {
        const holdLock = () => new Promise<void>((release) => resolve(release));
        locks.request(name, { signal }, holdLock).catch(reject);
      }),
  };
}
