import { isDiskFull, isStorageFailure } from './storage-failure.ts';

export interface DiskParts {
  /** Called when the disk is full: deletes data that no work needs. Returns whether a retry makes sense. */
  freeSpace: () => Promise<boolean>;
  /** Called with a failure that the disk didn't cause. */
  onDefect: (error: unknown) => void;
}

/** Runs reads and writes, and is the one place that knows whether this browser can store data. */
export function createDisk({ freeSpace, onDefect }: DiskParts) {
  function reportDefect(error: unknown): void {
    if (!isStorageFailure(error)) onDefect(error);
  }

  /** Runs a write, and a second time if the disk was full and space could be freed. */
  async function write<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error) || !(await freeSpace())) throw error;
      return work();
    }
  }

  return {
    write,
    /** Runs a write like `write`, but returns null if it fails. */
    tryWrite: async <T>(work: () => Promise<T>): Promise<{ value: T } | null> =>
      write(work).then(
        (value) => ({ value }),
        (error: unknown) => {
          reportDefect(error);
          return null;
        },
      ),
    /** Returns the result of a read; undefined if it fails. */
    tryRead: async <T>(read: PromiseLike<T>): Promise<T | undefined> =>
      Promise.resolve(read).catch((error: unknown) => {
        reportDefect(error);
        return undefined;
      }),
    /** Reports a failed write, unless the disk caused it. */
    reportDefect,
  };
}

export type Disk = ReturnType<typeof createDisk>;
