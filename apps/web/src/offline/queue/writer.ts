import { createDisk, type DiskParts } from '../disk.ts';
import { addToQueue, type NewOp } from './enqueue.ts';
import type { JournalEntry, RejectedEntry } from './records.ts';
import type { SyncStorage, SyncWriter } from './storage.ts';
import { createUnsavedWork, type ReplacedRecord } from './unsaved-work.ts';
import type { Work } from './work.ts';

/** `unsaved`: only in memory until the disk takes it. `over`: another tab queued it meanwhile. */
export type EnqueueResult = 'saved' | 'unsaved' | 'over';

export interface WriterParts extends Partial<DiskParts> {
  storage: SyncStorage;
  now: () => number;
  newId: () => string;
  /** IANA name of the device's time zone. */
  timeZone: () => string;
  /** The queue has more to send, or what only memory has changed. */
  onChange: () => void;
}

export interface QueueWriter {
  /** The op of a piece of work that is done now. */
  toOp(work: Work): NewOp;
  /** Saves a piece of work, online or not. Never rejects: what the disk refuses stays in memory and is tried again. */
  enqueue(work: Work): Promise<EnqueueResult>;
  /**
   * Saves a piece of work and removes the record that it was made of, in one transaction.
   * @param workOf makes the work from the stored record; null if only memory has its last state
   */
  replace<Row>(record: ReplacedRecord<Row>, workOf: (stored: Row | null) => Work): Promise<EnqueueResult>;
  /**
   * Saves work that follows from what is stored, in one transaction with what `plan` changes there.
   * @param plan makes the work; null: it was done elsewhere meanwhile
   * @param otherwise the work where the disk refuses
   */
  enqueueFromDisk(
    plan: (tx: SyncWriter) => Promise<readonly Work[] | null>,
    otherwise: readonly Work[],
  ): Promise<EnqueueResult>;
  /** Tries again to save what only memory has. Returns whether nothing waits or is refused there any more. */
  saveUnsaved(): Promise<boolean>;
  /** Ops that only memory has and the server did not settle, voids included. */
  unsaved(): readonly NewOp[];
  /** Refused ops that only memory has. */
  unsavedRefused(): readonly RejectedEntry[];
  /** Ops that the server took, which the disk does not know yet. */
  unsavedSent(): readonly JournalEntry[];
  /** The queue in memory. Call `notifyChanged` after writing to it. */
  memory: SyncStorage;
  notifyChanged(): void;
}

/** The only way to add work to the queue. */
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
    // Where it fails, the next op, the next round of the engine and the next visit try again.
    await tryWrite(() => unsaved.moveTo(storage));
    if (idsOf() !== before) onChange();
    return isAllSaved();
  }

  /** One at a time: what is being moved must not be moved twice. */
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
      // Later work stays behind earlier work, even if that is still unsaved.
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
