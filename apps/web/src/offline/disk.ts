import { isDiskFull, isStorageFailure } from './storage-failure.ts';

export interface DiskParts {
  /** The disk is full: removes what no work needs. Returns whether it is worth trying again. */
  freeSpace: () => Promise<boolean>;
  /** Something failed that is no fault of the disk. */
  onDefect: (error: unknown) => void;
}

/** The one place that knows whether this browser stores things. */
export function createDisk({ freeSpace, onDefect }: DiskParts) {
  function reportDefect(error: unknown): void {
    if (!isStorageFailure(error)) onDefect(error);
  }

  /** Runs a write, once more if the disk was full and space could be freed. */
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
    /** The same; null where the disk refused. */
    tryWrite: async <T>(work: () => Promise<T>): Promise<{ value: T } | null> =>
      write(work).then(
        (value) => ({ value }),
        (error: unknown) => {
          reportDefect(error);
          return null;
        },
      ),
    /** Returns what the disk gives; undefined where it can't be read. */
    tryRead: async <T>(read: PromiseLike<T>): Promise<T | undefined> =>
      Promise.resolve(read).catch((error: unknown) => {
        reportDefect(error);
        return undefined;
      }),
    /** To be told of a failed write. */
    reportDefect,
  };
}

export type Disk = ReturnType<typeof createDisk>;
