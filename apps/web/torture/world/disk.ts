import type { UserDatabase } from '#offline/database.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { StoredRow } from '#offline/queue/records.ts';
import type { SyncStorage, SyncWriter } from '#offline/queue/storage.ts';
import type { PackShelf } from './pack-shelf.ts';

/** Is told of work under way that no virtual time may pass. */
export type Track = (work: PromiseLike<unknown>) => void;

export const untracked: Track = () => {};

/** A tab's own way to a disk. */
export interface Door {
  storage: SyncStorage;
  /** Null where there is nothing but the queue and the rows. */
  database: UserDatabase | null;
}

/** What a browser keeps of a learner, on whatever it is kept. */
export interface Disk {
  /** Of its packs; null where there are none. */
  shelf: PackShelf | null;
  /** For looking at it, as `aside`. */
  database: UserDatabase | null;
  open(isAlive: () => boolean): Door;
  /** For looking at it, and writing to it, past all tabs. */
  aside(): SyncStorage;
  copy(): Promise<Disk>;
  close(): void;
}

/** Hears what is on a disk for good, at the moment that it is. */
interface Watch {
  onOp: (op: NewOp) => void;
  onRow: (row: StoredRow) => void;
  /** Something was written. */
  onWrite: () => void;
}

export function observed(storage: SyncStorage, { onOp, onRow, onWrite }: Watch): SyncStorage {
  return {
    read: (work) => storage.read(work),
    async write(work) {
      const ops: NewOp[] = [];
      const rows: StoredRow[] = [];
      const result = await storage.write((tx) => work(noting(tx, ops, rows)));
      for (const op of ops) onOp(op);
      for (const row of rows) onRow(row);
      onWrite();
      return result;
    },
    reopen: () => storage.reopen(),
  };
}

function noting(tx: SyncWriter, addedOps: NewOp[], putRows: StoredRow[]): SyncWriter {
  return {
    ...tx,
    addOps(ops) {
      addedOps.push(...ops);
      return tx.addOps(ops);
    },
    putRows(rows) {
      putRows.push(...rows);
      return tx.putRows(rows);
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
