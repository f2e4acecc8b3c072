import type { UserDatabase } from '#offline/database.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { StoredRow } from '#offline/queue/records.ts';
import type { SyncStorage, SyncWriter } from '#offline/queue/storage.ts';
import type { PackShelf } from './pack-shelf.ts';

/** Registers running work, so that virtual time waits for it. */
export type Track = (work: PromiseLike<unknown>) => void;

export const untracked: Track = () => {};

/** One tab's access to a disk. */
export interface DiskAccess {
  storage: SyncStorage;
  /** The database; null if the disk has only the queue and the rows. */
  database: UserDatabase | null;
}

/** Everything that a browser stores for a learner, in any kind of storage. */
export interface Disk {
  /** The record of the packs on the disk; null if it stores none. */
  shelf: PackShelf | null;
  /** The disk's database for assertions, read without simulated faults; null if the disk has none. */
  database: UserDatabase | null;
  open(isAlive: () => boolean): DiskAccess;
  /** Returns direct access to the disk for tests, without any tab. */
  aside(): SyncStorage;
  copy(): Promise<Disk>;
  close(): void;
}

/** Callbacks that run after a transaction has been committed to the disk. */
interface DiskObserver {
  onOp: (op: NewOp) => void;
  onRow: (row: StoredRow) => void;
  /** Called after every write. */
  onWrite: () => void;
}

export function observeStorage(storage: SyncStorage, { onOp, onRow, onWrite }: DiskObserver): SyncStorage {
  return {
    read: (work) => storage.read(work),
    async write(work) {
      const ops: NewOp[] = [];
      const rows: StoredRow[] = [];
      const result = await storage.write((tx) => work(observeWriter(tx, ops, rows)));
      for (const op of ops) onOp(op);
      for (const row of rows) onRow(row);
      onWrite();
      return result;
    },
    reopen: () => storage.reopen(),
  };
}

function observeWriter(tx: SyncWriter, addedOps: NewOp[], putRows: StoredRow[]): SyncWriter {
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

/** Returns a storage that never replies again once the tab is dead. */
export function onlyWhileAlive(storage: SyncStorage, isAlive: () => boolean): SyncStorage {
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
