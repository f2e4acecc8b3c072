import type { NewOp } from '#offline/queue/enqueue.ts';
import type { SyncStorage, SyncWriter } from '#offline/queue/storage.ts';

/** What a browser keeps of a learner, on whatever it is kept. */
export interface Disk {
  /** A tab's own way to it. */
  open(): SyncStorage;
  /** For looking at it, and writing to it, past all tabs. */
  aside(): SyncStorage;
  copy(): Promise<Disk>;
  close(): void;
}

/** Tells of each op that is on the disk for good, at the moment that it is. */
export function observed(storage: SyncStorage, onDurable: (op: NewOp) => void): SyncStorage {
  return {
    read: (work) => storage.read(work),
    async write(work) {
      const added: NewOp[] = [];
      const result = await storage.write((tx) => work(noting(tx, added)));
      for (const op of added) onDurable(op);
      return result;
    },
    reopen: () => storage.reopen(),
  };
}

function noting(tx: SyncWriter, added: NewOp[]): SyncWriter {
  return {
    ...tx,
    addOps(ops) {
      added.push(...ops);
      return tx.addOps(ops);
    },
  };
}

/** Once the tab is dead nothing comes back from the disk, and nothing goes to it. */
export function whileAlive(storage: SyncStorage, isAlive: () => boolean): SyncStorage {
  const never = () => new Promise<never>(() => undefined);
  async function alive<T>(work: () => Promise<T>): Promise<T> {
    if (!isAlive()) return never();
    try {
      const result = await work();
      return isAlive() ? result : never();
    } catch (error) {
      if (isAlive()) throw error;
      return never();
    }
  }
  return {
    read: (work) => alive(() => storage.read(work)),
    write: (work) => alive(() => storage.write(work)),
    reopen: () => alive(() => storage.reopen()),
  };
}
