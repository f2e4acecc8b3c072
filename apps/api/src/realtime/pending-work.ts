/** Tracks work that outlasts the call that began it, and that closing waits for. */
export interface PendingWork {
  /** Adds work. It may fail, since its caller handles the error. */
  add(work: Promise<unknown>): void;
  /** Resolves once all work has ended, including work added meanwhile. */
  drain(): Promise<void>;
}

export function createPendingWork(): PendingWork {
  const works = new Set<Promise<unknown>>();
  return {
    add(work) {
      works.add(work);
      const end = () => works.delete(work);
      work.then(end, end);
    },
    async drain() {
      while (works.size > 0) await Promise.allSettled(works);
    },
  };
}
