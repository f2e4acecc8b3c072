import { createDisk, type DiskParts } from '../disk.ts';
import { addToQueue, type NewOp } from './enqueue.ts';
import type { JournalEntry, RejectedEntry } from './records.ts';
import type { SyncStorage, SyncWriter } from './storage.ts';
import { createUnsavedWork, type ReplacedRecord } from './unsaved-work.ts';
import type { Work } from './work.ts';

/**
 * `saved`: on the disk. `unsaved`: only in memory until the disk accepts it. `over`: already queued elsewhere, e.g. by
 * another tab, so it wasn't added.
 */
export type EnqueueResult = 'saved' | 'unsaved' | 'over';

export interface WriterParts extends Partial<DiskParts> {
  storage: SyncStorage;
  now: () => number;
  newId: () => string;
  /** Returns the IANA name of the device's time zone. */
  timeZone: () => string;
  /** Called when the queue has more to send, or the work in memory changed. */
  onChange: () => void;
}

export interface QueueWriter {
  /** Creates the op of a piece of work that is done now. */
  toOp(work: Work): NewOp;
  /**
   * Saves a piece of work, online or offline. Never rejects: work that the disk refuses stays in memory, and saving it
   * is tried again.
   */
  enqueue(work: Work): Promise<EnqueueResult>;
  /**
   * Saves a piece of work and removes the record from which it was made, in one transaction.
   * @param workOf creates the work from the stored record; it gets null if the record's last state is only in memory.
   */
  replace<Row>(record: ReplacedRecord<Row>, workOf: (stored: Row | null) => Work): Promise<EnqueueResult>;
  /**
   * Saves work that follows from stored records, in one transaction with the changes that `plan` makes to them.
   * @param plan returns the work; null if it was done elsewhere meanwhile.
   * @param otherwise the work to queue in memory if the disk refuses.
   */
  enqueueFromDisk(
    plan: (tx: SyncWriter) => Promise<readonly Work[] | null>,
    otherwise: readonly Work[],
  ): Promise<EnqueueResult>;
  /** Tries again to save the work in memory. Returns whether no pending or refused work remains there. */
  saveUnsaved(): Promise<boolean>;
  /** Returns the ops that are only in memory and that the server hasn't acknowledged, including voids. */
  unsaved(): readonly NewOp[];
  /** Returns the refused ops that are only in memory. */
  unsavedRefused(): readonly RejectedEntry[];
  /** Returns the ops that the server acknowledged but that the disk doesn't have in its journal yet. */
  unsavedSent(): readonly JournalEntry[];
  /** The queue in memory. Call `notifyChanged` after writing to it. */
  memory: SyncStorage;
  notifyChanged(): void;
}

/** Creates the writer of one user's queue, which is the only way to add new work to it. */
export function createWriter(parts: WriterParts): QueueWriter {
  const { storage, now, newId, timeZone, onChange, freeSpace = async () => false, onDefect = () => {} } = parts;
  const { tryWrite } = createDisk({ freeSpace, onDefect });
  const unsaved = createUnsavedWork(newId);
  let saving: Promise<boolean> | null = null;

  function toOp({ type, v = 1, args, opId = newId() }: Work): NewOp {
    return { opId, type, v, at: new Date(now()).toISOString(), tz: timeZone(), args };
  }

  async function addUnsaved(op: NewOp, replaced: ReplacedRecord | null): Promise<EnqueueResult> {
    await unsaved.add(op, replaced);
    onChange();
    return 'unsaved';
  }

  const isAllSaved = () => unsaved.pending().length + unsaved.refused().length === 0;

  async function moveUnsaved(): Promise<boolean> {
    const before = idsOf();
    // If the work can't be moved to the disk, this is tried again with the next op and the next round of the engine.
    await tryWrite(() => unsaved.moveTo(storage));
    if (idsOf() !== before) onChange();
    return isAllSaved();
  }

  /** Moves the work in memory to the disk. Concurrent calls share one run, so that nothing is moved twice. */
  function saveUnsaved(): Promise<boolean> {
    saving ??= moveUnsaved().finally(() => {
      saving = null;
    });
    return saving;
  }

  const idsOf = () => {
    const waiting = [...unsaved.pending(), ...unsaved.refused()].map(({ opId }) => opId);
    return [...waiting, ...unsaved.sent().map(({ op }) => op.opId)].join();
  };

  return {
    toOp,

    async enqueue(work) {
      // Later work must stay behind earlier work, even if the earlier work is still unsaved.
      const isQueueSaved = await saveUnsaved();
      const op = toOp(work);
      const saved = isQueueSaved ? await tryWrite(() => storage.write((tx) => addToQueue(tx, [op], newId()))) : null;
      if (saved === null) return addUnsaved(op, null);
      onChange();
      return 'saved';
    },

    async replace(record, workOf) {
      const { table, key, onDisk } = record;
      if (unsaved.hasReplaced(record)) return 'over';
      await saveUnsaved();
      const op = toOp(workOf(null));
      const saved = await tryWrite(() =>
        storage.write(async (tx) => {
          const stored = onDisk ? await tx.table(table).get(key) : null;
          if (onDisk && stored === null) return false;
          const { type, v = 1, args } = workOf(stored);
          await addToQueue(tx, [{ ...op, type, v, args }], newId());
          await tx.table(table).remove([key]);
          return true;
        }),
      );
      if (saved === null) return addUnsaved(op, record);
      if (saved.value) onChange();
      return saved.value ? 'saved' : 'over';
    },

    async enqueueFromDisk(plan, fallback) {
      const inOrder = await saveUnsaved();
      const write = () =>
        storage.write(async (tx) => {
          const work = await plan(tx);
          if (work === null) return false;
          await addToQueue(tx, work.map(toOp), newId());
          return true;
        });
      const saved = inOrder ? await tryWrite(write) : null;
      if (saved === null) for (const work of fallback) await unsaved.add(toOp(work), null);
      if (saved === null || saved.value) onChange();
      return saved === null ? 'unsaved' : saved.value ? 'saved' : 'over';
    },

    saveUnsaved,
    unsaved: unsaved.pending,
    unsavedRefused: unsaved.refused,
    unsavedSent: unsaved.sent,
    memory: unsaved.storage,
    notifyChanged: onChange,
  };
}
