import type { Draft } from '../draft.ts';
import { addToQueue, type NewOp } from './enqueue.ts';
import type { SyncStorage } from './storage.ts';

/** `unsaved`: held in memory until the disk takes it. `over`: the draft was finished elsewhere meanwhile. */
export type EnqueueResult = 'saved' | 'unsaved' | 'over';

/** Work that names its draft is the finish of that attempt: both change in one transaction. */
interface Held {
  op: NewOp;
  draft: { attemptId: string; onDisk: boolean } | null;
}

export interface Work {
  type: string;
  args: unknown;
}

export interface WriterParts {
  storage: SyncStorage;
  now: () => number;
  newId: () => string;
  /** IANA name of the device's zone. */
  timeZone: () => string;
  /** The queue has more to send, or what is held in memory changed. */
  onChange: () => void;
}

export interface QueueWriter {
  /** Saves a piece of work, online or not. Never rejects: what the disk refuses is held in memory and tried again. */
  enqueue(work: Work): Promise<EnqueueResult>;
  /**
   * Saves a finished attempt and removes its draft.
   * @param workOf makes the work from the draft as it is kept; null where it is not
   * @param onDisk whether the disk was told of the draft's last state
   */
  finish(draft: Draft, workOf: (kept: Draft | null) => Work, onDisk: boolean): Promise<EnqueueResult>;
  /** Tries again to save what is held in memory; answers whether nothing is held any more. */
  saveHeld(): Promise<boolean>;
  /** Ops that only memory holds. */
  held(): readonly NewOp[];
  /** Forgets held ops that reached the server by another way. */
  release(opIds: ReadonlySet<string>): void;
}

/** The one way into the queue. */
export function createWriter({ storage, now, newId, timeZone, onChange }: WriterParts): QueueWriter {
  let held: readonly Held[] = [];

  function opOf({ type, args }: Work): NewOp {
    return { opId: newId(), type, v: 1, at: new Date(now()).toISOString(), tz: timeZone(), args };
  }

  function hold(more: Held): void {
    held = [...held, more];
    onChange();
  }

  async function saveHeld(): Promise<boolean> {
    const batch = held;
    if (batch.length === 0) return true;
    try {
      await storage.write(async (tx) => {
        for (const { op, draft } of batch) {
          // Finished by another tab while this one could not save.
          if (draft?.onDisk && (await tx.draft(draft.attemptId)) === null) continue;
          await addToQueue(tx, [op], newId());
          if (draft) await tx.removeDraft(draft.attemptId);
        }
      });
    } catch {
      // Told by `held`; the next op, the next round of the engine and the next visit try again.
      return false;
    }
    held = held.filter((one) => !batch.includes(one));
    onChange();
    return held.length === 0;
  }

  return {
    async enqueue(work) {
      // Later work goes behind earlier work, also where that is still held.
      if (await saveHeld()) {
        const op = opOf(work);
        const saved = await storage
          .write((tx) => addToQueue(tx, [op], newId()))
          .then(
            () => true,
            () => false,
          );
        if (saved) {
          onChange();
          return 'saved';
        }
        hold({ op, draft: null });
        return 'unsaved';
      }
      hold({ op: opOf(work), draft: null });
      return 'unsaved';
    },

    async finish(draft, workOf, onDisk) {
      const { attemptId } = draft;
      if (held.some((one) => one.draft?.attemptId === attemptId)) return 'over';
      await saveHeld();
      const op = opOf(workOf(null));
      try {
        const saved = await storage.write(async (tx) => {
          const kept = await tx.draft(attemptId);
          if (onDisk && kept === null) return false;
          const { type, args } = workOf(onDisk ? kept : null);
          await addToQueue(tx, [{ ...op, type, args }], newId());
          await tx.removeDraft(attemptId);
          return true;
        });
        if (saved) onChange();
        return saved ? 'saved' : 'over';
      } catch {
        hold({ op, draft: { attemptId, onDisk } });
        return 'unsaved';
      }
    },

    saveHeld,
    held: () => held.map(({ op }) => op),
    release(opIds) {
      if (opIds.size === 0) return;
      const drafts = held.flatMap(({ op, draft }) => (draft && opIds.has(op.opId) ? [draft.attemptId] : []));
      held = held.filter(({ op }) => !opIds.has(op.opId));
      onChange();
      const forget = storage.write(async (tx) => {
        for (const attemptId of drafts) await tx.removeDraft(attemptId);
      });
      // On a disk that still refuses, the drafts stay; handing one in again then changes nothing on the server.
      forget.catch(() => undefined);
    },
  };
}
