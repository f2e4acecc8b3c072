import type { DeviceTable } from '../device-table.ts';
import { addToQueue, type NewOp } from './enqueue.ts';
import { createMemoryStorage, MemoryDisk } from './memory-storage.ts';
import type { JournalEntry, QueuedOp, RejectedEntry } from './records.ts';
import type { SyncStorage, SyncWriter } from './storage.ts';

/** A record whose place an op takes: it goes as the op is queued. */
export interface ReplacedRecord<Row = unknown> {
  table: DeviceTable<Row>;
  key: string;
  /** Whether its last state is on the disk. */
  onDisk: boolean;
}

/** What memory has of a person's work at one moment. */
interface Snapshot {
  disk: MemoryDisk;
  pending: readonly QueuedOp[];
  refused: readonly RejectedEntry[];
  sent: readonly JournalEntry[];
}

/**
 * Work that the disk refuses: a queue like the one on the disk, with one identity and one cursor of its own, that lasts as
 * long as the page.
 */
export interface UnsavedWork {
  /** Sends and settles as the disk's queue does. */
  storage: SyncStorage;
  /** @param replaced what it takes the place of; null for nothing */
  add(op: NewOp, replaced: ReplacedRecord | null): Promise<void>;
  /** What waits here, voids included. */
  pending(): readonly QueuedOp[];
  /** What was refused while only memory had it. */
  refused(): readonly RejectedEntry[];
  /** What the server took while only memory had it, oldest first. */
  sent(): readonly JournalEntry[];
  /** Whether an op that is or was here takes the place of this record. */
  hasReplaced(record: Pick<ReplacedRecord, 'table' | 'key'>): boolean;
  /** Moves everything to another queue. Rejects, with nothing changed, as that one does. */
  moveTo(storage: SyncStorage): Promise<void>;
}

export function createUnsavedWork(newId: () => string): UnsavedWork {
  let disk = new MemoryDisk();
  /** By op id. */
  const replaced = new Map<string, ReplacedRecord>();
  const current = () => createMemoryStorage(disk);

  function snapshot(): Snapshot {
    return {
      disk,
      pending: pending(),
      refused: [...disk.rejected.values()],
      sent: sent(),
    };
  }

  function pending(): QueuedOp[] {
    return [...disk.outbox.values()].sort((a, b) => a.seq - b.seq);
  }

  function sent(): JournalEntry[] {
    return [...disk.journal.values()].sort((a, b) => a.order - b.order);
  }

  async function saveTo(tx: SyncWriter, { pending, refused, sent }: Snapshot): Promise<void> {
    const isNew = async ({ opId }: { opId: string }) => !(await tx.hasOp(opId));
    for (const entry of refused) if (await isNew(entry.op)) await tx.addRejected([entry]);
    for (const { order: _order, ...entry } of sent) if (await isNew(entry.op)) await tx.addJournal([entry]);
    for (const { seq: _seq, ...op } of pending) {
      const record = replaced.get(op.opId);
      // Another tab queued it while this one could not save.
      if (record?.onDisk && (await tx.table(record.table).get(record.key)) === null) continue;
      await addToQueue(tx, [op], newId());
    }
    const savedOps = [...pending, ...refused, ...sent.map(({ op }) => op)];
    for (const { opId } of savedOps) {
      const record = replaced.get(opId);
      if (record) await tx.table(record.table).remove([record.key]);
    }
  }

  /**
   * Forgets what is on the disk now. If some of it was never acknowledged, the numbers that it had here would be missing:
   * what came meanwhile then goes on under another identity, and the server recognises op ids.
   */
  async function removeSaved(saved: Snapshot): Promise<void> {
    if (saved.disk !== disk) return;
    await current().write(async () => {
      const savedIds = new Set([...saved.pending, ...saved.refused].map(({ opId }) => opId));
      const remaining = pending().filter(({ opId }) => !savedIds.has(opId));
      const refused = [...disk.rejected.values()].filter(({ opId }) => !savedIds.has(opId));
      for (const { opId } of [...saved.pending, ...saved.refused, ...saved.sent.map(({ op }) => op)]) {
        replaced.delete(opId);
      }
      if (saved.pending.length > 0) disk = new MemoryDisk();
      const next = current();
      for (const { opId } of saved.refused) disk.rejected.delete(opId);
      for (const { order } of saved.sent) disk.journal.delete(order);
      if (saved.pending.length === 0) return;
      await next.write(async (tx) => {
        await tx.addRejected(refused);
        await addToQueue(tx, remaining, newId());
      });
    });
  }

  return {
    storage: {
      read: (work) => current().read(work),
      write: (work) => current().write(work),
      async reopen() {},
    },
    async add(op, record) {
      if (record) replaced.set(op.opId, record);
      let on: MemoryDisk;
      do {
        on = disk;
        await current().write((tx) => addToQueue(tx, [op], newId()));
        // Everything else may have moved to the disk meanwhile.
      } while (on !== disk);
    },
    pending,
    refused: () => [...disk.rejected.values()],
    sent,
    hasReplaced: ({ table, key }) =>
      [...replaced.values()].some((record) => record.table.name === table.name && record.key === key),
    async moveTo(storage) {
      const all = snapshot();
      if (all.pending.length + all.refused.length + all.sent.length === 0) return;
      await storage.write((tx) => saveTo(tx, all));
      await removeSaved(all);
    },
  };
}
