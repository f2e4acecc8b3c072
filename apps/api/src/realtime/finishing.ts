/** Work that outlasts the call that began it, and that closing waits for. */
export interface Finishing {
  /** It may fail: its caller gets the error. */
  add(work: Promise<unknown>): void;
  /** Resolves once all of it has ended, what it began included. */
  done(): Promise<void>;
}

export function createFinishing(): Finishing {
  const works = new Set<Promise<unknown>>();
  return {
    add(work) {
      works.add(work);
      const end = () => works.delete(work);
      work.then(end, end);
    },
    async done() {
      while (works.size > 0) await Promise.allSettled(works);
    },
  };
}
