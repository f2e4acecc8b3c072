import type { DeviceTable } from '../device-table.ts';
import { addToQueue, type NewOp } from './enqueue.ts';
import { createMemoryStorage, MemoryDisk } from './memory-storage.ts';
import type { JournalEntry, QueuedOp, RejectedEntry } from './records.ts';
import type { SyncStorage, SyncWriter } from './storage.ts';

/** A record, such as a draft, that is removed when the op made from it is queued. */
export interface ReplacedRecord<Row = unknown> {
  table: DeviceTable<Row>;
  key: string;
  /** Whether the record's last state is on the disk. */
  onDisk: boolean;
}

/** The contents of the queue in memory at one moment. */
interface Snapshot {
  disk: MemoryDisk;
  pending: readonly QueuedOp[];
  refused: readonly RejectedEntry[];
  sent: readonly JournalEntry[];
}

/**
 * Work that the disk refused: a queue in memory like the one on the disk, with its own identity and cursor. It lasts as
 * long as the page.
 */
export interface UnsavedWork {
  /** The queue in memory, from which the engine sends as from the disk's queue. */
  storage: SyncStorage;
  /**
   * Adds an op to the queue in memory.
   * @param replaced the record that the op replaces; null if it replaces none.
   */
  add(op: NewOp, replaced: ReplacedRecord | null): Promise<void>;
  /** Returns the ops that wait in memory, including voids. */
  pending(): readonly QueuedOp[];
  /** Returns the ops that were refused while they were only in memory. */
  refused(): readonly RejectedEntry[];
  /** Returns the ops that the server acknowledged while they were only in memory, oldest first. */
  sent(): readonly JournalEntry[];
  /** Returns whether an op in memory, sent or unsent, replaces this record. */
  hasReplaced(record: Pick<ReplacedRecord, 'table' | 'key'>): boolean;
  /**
   * Moves all ops in memory to another queue. If that queue can't store them, rejects with its error, and nothing
   * changes.
   */
  moveTo(storage: SyncStorage): Promise<void>;
}

export function createUnsavedWork(newId: () => string): UnsavedWork {
  let disk = new MemoryDisk();
  /** The records that ops in memory replace, by op id. */
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
      // The record is no longer on the disk, so another tab queued its op while this tab couldn't save.
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
   * Removes work from memory that has been saved to the disk. If some of it was never acknowledged, the numbers in
   * memory would have a gap, so the remaining work continues under another identity. The server recognizes op ids, so
   * no op counts twice.
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
        // If the rest of the queue in memory moved to the disk while this op was being added, the op is added again to
        // the new queue in memory.
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
