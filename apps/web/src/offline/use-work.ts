import { newId } from '@quorbit/contracts/lib/ids';
import { useMemo } from 'react';
import { downloadFile } from '#lib/download.ts';
import { useUser } from '#lib/session.ts';
import type { SyncReader } from './queue/storage.ts';
import type { EnqueueResult, Work } from './queue/writer.ts';

/** What a person can do with their work on this device. The database's code is loaded when something is done. */
export interface WorkActions {
  /** Saves a piece of work, online or not; it is sent by itself. */
  enqueue: (work: Work) => Promise<EnqueueResult>;
  /** How much work only this device has, refused work included. */
  countUnsent: () => Promise<number>;
  /** Sends refused work once more. */
  tryAgain: (opId: string) => Promise<boolean>;
  /** Deletes work that the server does not have. Answers how much that was. */
  discard: (opIds: readonly string[]) => Promise<number>;
  /** Saves what the server does not have as a file. Answers how much that was. */
  exportFile: () => Promise<number>;
  /** Takes such a file in. Answers how much was new; rejects with a reason for a person. */
  importFile: (file: File) => Promise<number>;
}

export function useWork(): WorkActions {
  const { id } = useUser();
  return useMemo(() => workOf(id), [id]);
}

/** As `useWork`, also for somebody who is not signed in any more. */
export function workOf(userId: string): WorkActions {
  const open = async () => (await import('./person.ts')).person(userId);
  return {
    enqueue: async (work) => (await open()).writer.enqueue(work),
    async countUnsent() {
      const { storage, writer } = await open();
      const count = (tx: SyncReader) => Promise.all([tx.countOutbox(), tx.rejected().then(({ length }) => length)]);
      // On a disk that cannot be read nothing more is known.
      const [pending, rejected] = await storage.read(count).catch(() => [0, 0] as const);
      return pending + rejected + writer.held().length;
    },
    async tryAgain(opId) {
      const [{ storage }, byHand] = await Promise.all([open(), import('./queue/by-hand.ts')]);
      return byHand.tryAgain(storage, opId, newId);
    },
    async discard(opIds) {
      const [{ storage, writer }, byHand] = await Promise.all([open(), import('./queue/by-hand.ts')]);
      const wanted = new Set(opIds);
      const held = writer.held().filter(({ opId }) => wanted.has(opId)).length;
      writer.release(wanted);
      return held + (await byHand.discard(storage, opIds, newId));
    },
    async exportFile() {
      const [{ storage, writer }, { exportWork }] = await Promise.all([open(), import('./queue/work-file.ts')]);
      const file = await exportWork(storage, { userId, held: writer.held(), now: Date.now() });
      const blob = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
      downloadFile(`quorbit-unsent-${file.exportedAt.slice(0, 10)}.json`, blob);
      return file.ops.length;
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
