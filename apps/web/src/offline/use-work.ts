import { newId } from '@quorbit/contracts/lib/ids';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import { useMemo } from 'react';
import { downloadFile } from '#lib/files/download.ts';
import { useUser } from '#lib/session.ts';
import type { MirrorArea } from './mirror/area.ts';
import type { SyncReader } from './queue/storage.ts';
import type { Work } from './queue/work.ts';
import type { EnqueueResult } from './queue/writer.ts';

/** The actions a user can take on their work on this device. The database's code is loaded on first use. */
export interface WorkActions {
  /** Returns whether this browser can store work. */
  canStoreWork: () => Promise<boolean>;
  /** Saves a piece of work, online or not; it is sent automatically. */
  enqueue: (work: Work) => Promise<EnqueueResult>;
  /** Returns how many pieces of work, refused ones included, are only on this device. */
  countUnsent: (areas: readonly MirrorArea[]) => Promise<number>;
  /** Queues refused work to be sent again. Returns false if the op isn't refused any more. */
  retryRefused: (opId: string) => Promise<boolean>;
  /**
   * Deletes work that the server doesn't have or has refused. Returns how many pieces were deleted; pieces sent in the
   * meantime don't count. If a deleted piece turns out to have reached the server, a later sync reports it.
   */
  discard: (opIds: readonly string[]) => Promise<number>;
  /** Downloads a file with all work that the server doesn't have. Returns the types of its ops, one per op. */
  exportFile: () => Promise<string[]>;
  /**
   * Imports a file that `exportFile` made. Returns the types of the ops that were new; rejects with a message to show.
   */
  importFile: (file: File) => Promise<string[]>;
}

export function useWork(): WorkActions {
  const { id } = useUser();
  return useMemo(() => createWorkActions(id), [id]);
}

async function countPending(tx: SyncReader): Promise<number> {
  return (await tx.outbox()).filter(({ type }) => type !== VOID).length;
}

/** Creates the same actions as `useWork`, also for a user who has logged out. */
export function createWorkActions(userId: string): WorkActions {
  const open = async () => (await import('./device-store.ts')).deviceStoreOf(userId);
  return {
    canStoreWork: async () =>
      open()
        .then(({ database }) => database.open())
        .then(
          () => true,
          // If the database code fails to load, this browser can't store work either.
          () => false,
        ),
    enqueue: async (work) => (await open()).writer.enqueue(work),
    async countUnsent(areas) {
      const deviceStore = await open();
      const { storage, writer } = deviceStore;
      // Work that can't be queued now isn't counted, and stays on this device.
      await Promise.allSettled(areas.map((area) => area.enqueueWaiting?.(deviceStore)));
      const count = (tx: SyncReader) => Promise.all([countPending(tx), tx.rejected().then(({ length }) => length)]);
      // If the disk can't be read, only the ops in memory are counted.
      const [pending, rejected] = await storage.read(count).catch(() => [0, 0] as const);
      const inMemory = writer.unsaved().filter(({ type }) => type !== VOID).length + writer.unsavedRefused().length;
      return pending + rejected + inMemory;
    },
    async retryRefused(opId) {
      const [{ storage, writer }, retryDiscard] = await Promise.all([open(), import('./queue/retry-discard.ts')]);
      if (!(await retryDiscard.retryRefused(writer.memory, opId, newId)))
        return retryDiscard.retryRefused(storage, opId, newId);
      writer.notifyChanged();
      return true;
    },
    async discard(opIds) {
      const [{ storage, writer }, byHand] = await Promise.all([open(), import('./queue/retry-discard.ts')]);
      const inMemory = await byHand.discardOps(writer.memory, opIds, newId);
      if (inMemory > 0) writer.notifyChanged();
      return inMemory === opIds.length ? inMemory : inMemory + (await byHand.discardOps(storage, opIds, newId));
    },
    async exportFile() {
      const [{ storage, writer }, { exportWork }] = await Promise.all([open(), import('./queue/work-file.ts')]);
      const unsaved = [...writer.unsavedRefused().map(({ op }) => op), ...writer.unsaved()];
      const file = await exportWork(storage, { userId, unsaved, now: Date.now() });
      const blob = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
      downloadFile(`quorbit-unsent-${file.exportedAt.slice(0, 10)}.json`, blob);
      return file.ops.map(({ type }) => type);
    },
    async importFile(file) {
      const [{ storage }, { importWork }, text] = await Promise.all([
        open(),
        import('./queue/work-file.ts'),
        file.text(),
      ]);
      return importWork(storage, { userId, text, newId });
    },
  };
}
