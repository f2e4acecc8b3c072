/** Makes one tab the one that syncs. What it guards is comfort, not correctness. */
export interface Lock {
  /** Resolves, once this tab leads, with the way to give that up. Rejects when `signal` is aborted before. */
  acquire(signal: AbortSignal): Promise<() => void>;
}

/** A lock over all tabs of this browser; null where the browser has none, as over plain HTTP. */
export function webLock(name: string): Lock | null {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return null;
  return {
    acquire: (signal) =>
      new Promise((resolve, reject) => {
        const held = () => new Promise<void>((release) => resolve(release));
        locks.request(name, { signal }, held).catch(reject);
      }),
  };
}
