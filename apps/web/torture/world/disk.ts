import type { UserDatabase } from '#offline/database.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { StoredRow } from '#offline/queue/records.ts';
import type { SyncStorage, SyncWriter } from '#offline/queue/storage.ts';
import type { PackShelf } from './pack-shelf.ts';

/** Registers running work; virtual time waits for it. */
export type Track = (work: PromiseLike<unknown>) => void;

export const untracked: Track = () => {};

/** One tab's access to a disk. */
export interface DiskAccess {
  storage: SyncStorage;
  /** Null if the disk only has the queue and the rows. */
  database: UserDatabase | null;
}

/** Everything that a browser stores of a learner, in whatever kind of storage. */
export interface Disk {
  /** The packs; null if there are none. */
  shelf: PackShelf | null;
  /** For assertions, like `aside`. */
  database: UserDatabase | null;
  open(isAlive: () => boolean): DiskAccess;
  /** Direct access for tests, bypassing all tabs. */
  aside(): SyncStorage;
  copy(): Promise<Disk>;
  close(): void;
}

/** Called once something is on the disk for good. */
interface DiskObserver {
  onOp: (op: NewOp) => void;
  onRow: (row: StoredRow) => void;
  /** Something was written. */
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

/** Once the tab is dead, nothing is read from the disk or written to it. */
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
