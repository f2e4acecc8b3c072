import { newId } from '@quorbit/contracts/lib/ids';
import { deviceKind } from '#lib/device-kind.ts';
import type { SavedState } from '#lib/durable/leaving.ts';
import { createDisk } from '#offline/disk.ts';
import type { StoreParts } from '#offline/feature-store.ts';
import type { Work } from '#offline/queue/work.ts';
import { watchDatabase } from '#offline/watch-database.ts';
import {
  cleanAnswer,
  isNewer,
  isUnqueued,
  type KeptSitting,
  SITTING_TEXTS,
  SITTINGS,
  type SittingText,
  type StartedTest,
  submitWork,
} from '../sittings.mirror.ts';
import { createSittingClock } from './sitting-clock.ts';
import { createSittingSaver } from './sitting-saver.ts';
import { joinedText, newestTexts, queuedText, type TextBefore } from './texts.ts';

/** How long an expired sitting is left to its player, which submits the last words if it is still open. */
const EXPIRY_GRACE_MS = 5000;

/** A sitting as this device has it, on the disk or in memory. */
export interface SittingOnDevice {
  kept: KeptSitting;
  texts: readonly SittingText[];
  saved: SavedState;
}

export interface SittingStore {
  /** Stores what the server says of a started test. One that is over there goes, after the queue got what it lacked. */
  keep(test: StartedTest, at: number): Promise<void>;
  /**
   * Stores an answer, on the disk a moment later.
   * @param before the text that it follows; null for none
   */
  write(kept: KeptSitting, questionId: string, text: string, before: TextBefore | null): void;
  /** Queues the texts of a sitting that the queue lacks. */
  queue(sittingId: string): Promise<void>;
  /** The same of all sittings: the learner leaves, and asks what is only on this device. */
  queueAll(): Promise<void>;
  /** Submits: one transaction queues the texts that the queue lacks, then the submission, and removes the texts. */
  submit(sittingId: string): Promise<void>;
  /** Writes what waits to the disk. Returns whether everything is there. */
  flush(): Promise<boolean>;
  /** Submits every sitting whose time ran out, as of its deadline. */
  finishExpired(): Promise<void>;
  /** Milliseconds of the server's clock. */
  now(kept: KeptSitting): number;
  /** Calls back with the sitting of a test, now and after each change by any tab; null for none. Returns how to stop. */
  watch(testId: string, listener: (found: SittingOnDevice | null) => void): () => void;
}

/** A person's written tests that go on. Where the browser refuses to store anything, they last as long as the page. */
export function createSittingStore(parts: StoreParts): SittingStore {
  const { database, writer, guard, freeSpace, onDefect, clock: deviceClock } = parts;
  const sittings = database.tableOf(SITTINGS);
  const sittingTexts = database.tableOf(SITTING_TEXTS);
  const listeners = new Set<() => void>();
  const onChange = () => {
    for (const listener of [...listeners]) listener();
  };
  const disk = createDisk({ freeSpace, onDefect });
  const { tryRead } = disk;
  const saver = createSittingSaver({ database, disk, guard, onChange });
  const clock = createSittingClock(deviceClock);
  const device = deviceKind();

  async function find(sittingId: string): Promise<KeptSitting | undefined> {
    const inMemory = saver.unsavedSittings().find((one) => one.sittingId === sittingId);
    return inMemory ?? (await tryRead(sittings.get(sittingId)));
  }

  /** The texts that the queue lacks, as far as the disk can be read. */
  async function unqueuedTexts(sittingId: string): Promise<SittingText[]> {
    const stored = await tryRead(sittingTexts.where('sittingId').equals(sittingId).toArray());
    return newestTexts(stored ?? [], saver.textsOf(sittingId)).filter(isUnqueued);
  }

  async function queue(sittingId: string): Promise<void> {
    await saver.save();
    const kept = await find(sittingId);
    const texts = await unqueuedTexts(sittingId);
    if (!kept || texts.length === 0) return;
    const toQueue = toQueueOf(kept);
    const inMemory = texts.map(toQueue);
    let onDisk: typeof inMemory = [];
    const result = await writer.enqueueFromDisk(
      async (tx) => {
        // Another tab may have queued some of them meanwhile.
        const stored = tx.table(SITTING_TEXTS);
        onDisk = (await stored.where('sittingId', sittingId)).filter(isUnqueued).map(toQueue);
        await stored.put(onDisk.map(({ text }) => text));
        return onDisk.map(({ work }) => work);
      },
      inMemory.map(({ work }) => work),
    );
    // The ids of a write that failed were sent to nobody.
    const queued = result === 'unsaved' ? inMemory : onDisk;
    saver.markQueued(queued.map(({ text }) => text));
  }

  /** Makes the work that sends a text of this sitting. */
  function toQueueOf(kept: KeptSitting) {
    const parts = { onDevice: clock.onDevice(kept), device, newId, sitting: kept.test.sitting };
    return (text: SittingText) => queuedText(text, parts);
  }

  async function submit(sittingId: string): Promise<void> {
    await saver.save();
    const kept = await find(sittingId);
    if (!kept || kept.submittedAt !== null) return;
    const unqueued = await unqueuedTexts(sittingId);
    const onDevice = clock.onDevice(kept);
    const toQueue = toQueueOf(kept);
    // No text comes after it: the server would refuse that.
    const submittedAt = Math.max(clock.inTime(kept), ...unqueued.map(({ writtenAt }) => writtenAt));
    const workOf = (texts: readonly SittingText[]): Work[] => [
      ...texts.map((text) => toQueue(text).work),
      submitWork(sittingId, submittedAt, onDevice),
    ];
    const result = await writer.enqueueFromDisk(async (tx) => {
      const stored = await tx.table(SITTINGS).get(sittingId);
      if (stored && stored.submittedAt !== null) return null;
      const storedTexts = await tx.table(SITTING_TEXTS).where('sittingId', sittingId);
      const texts = newestTexts(storedTexts, saver.textsOf(sittingId));
      await tx.table(SITTING_TEXTS).remove(storedTexts.map(SITTING_TEXTS.keyOf));
      await tx.table(SITTINGS).put([{ ...(stored ?? kept), submittedAt }]);
      return workOf(texts.filter(isUnqueued));
    }, workOf(unqueued));
    saver.forget(sittingId);
    // Memory alone knows of it, until the disk takes this.
    if (result === 'unsaved') await saver.putSitting({ ...kept, submittedAt });
  }

  async function keep(test: StartedTest, at: number): Promise<void> {
    const { id: sittingId, state } = test.sitting;
    const known = await find(sittingId);
    if (known && isNewer(known.test, test)) return;
    const next = { sittingId, testId: test.id, test, at, submittedAt: known?.submittedAt ?? null };
    if (state === 'in_progress') {
      await saver.putSitting(next);
      return;
    }
    if (!known) return saver.forget(sittingId);
    // Written in time, and on its way while the server closed it.
    await queue(sittingId);
    saver.forget(sittingId);
    await disk.tryWrite(async () =>
      database.transaction('rw', sittings, sittingTexts, async () => {
        await sittings.delete(sittingId);
        await sittingTexts.where('sittingId').equals(sittingId).delete();
      }),
    );
  }

  function joined(testId: string, stored: KeptSitting | undefined, texts: SittingText[]): SittingOnDevice | null {
    const kept = saver.newestSitting(testId, stored);
    if (!kept) return null;
    const submittedAt = kept.submittedAt ?? stored?.submittedAt ?? null;
    const written = newestTexts(texts, saver.textsOf(kept.sittingId));
    return { kept: { ...kept, submittedAt }, texts: written, saved: saver.state() };
  }

  return {
    keep,
    queue,
    async queueAll() {
      const stored = (await tryRead(sittings.toArray())) ?? [];
      const all = [...stored, ...saver.unsavedSittings()];
      for (const sittingId of new Set(all.map((kept) => kept.sittingId))) await queue(sittingId);
    },
    submit,
    write(kept, questionId, text, before) {
      const { sittingId } = kept;
      const known = saver.textsOf(sittingId).find((one) => one.questionId === questionId);
      const writtenAt = Math.max((before?.writtenAt ?? 0) + 1, (known?.writtenAt ?? 0) + 1, clock.inTime(kept));
      const { queuedAt = null, lineage } = before ?? {};
      const next = { sittingId, questionId, text: cleanAnswer(text), writtenAt, queuedAt, ...(lineage && { lineage }) };
      // An undo follows the text that was there when it was offered; the queue may have got a later one meanwhile.
      const isBehind = (known?.queuedAt ?? -1) > (queuedAt ?? -1);
      saver.putText(known && isBehind ? joinedText(known, next) : next);
    },
    flush: saver.save,
    async finishExpired() {
      const stored = (await tryRead(sittings.toArray())) ?? [];
      for (const kept of [...stored, ...saver.unsavedSittings()])
        if (kept.submittedAt === null && clock.now(kept) >= clock.deadline(kept) + EXPIRY_GRACE_MS)
          await submit(kept.sittingId);
    },
    now: clock.now,
    watch(testId, listener) {
      let read: { sitting: KeptSitting | undefined; texts: SittingText[] } | null = null;
      const tell = () => read && listener(joined(testId, read.sitting, read.texts));
      const readAll = async () => {
        const sitting = await sittings.where('testId').equals(testId).first();
        const texts = sitting ? await sittingTexts.where('sittingId').equals(sitting.sittingId).toArray() : [];
        return { sitting, texts };
      };
      const show = (next: NonNullable<typeof read>) => {
        read = next;
        tell();
      };
      const stop = watchDatabase(
        database,
        { tables: [SITTINGS.name, SITTING_TEXTS.name], read: readAll },
        {
          next: show,
          error: () => show({ sitting: undefined, texts: [] }),
        },
      );
      listeners.add(tell);
      return () => {
        stop();
        listeners.delete(tell);
      };
    },
  };
}
