import { newId } from '@quorbit/contracts/lib/ids';
import { deviceKind } from '#lib/device-kind.ts';
import type { SavedState } from '#lib/durable/save-on-leaving.ts';
import { createDisk } from '#offline/disk.ts';
import type { StoreParts } from '#offline/feature-store.ts';
import type { Work } from '#offline/queue/work.ts';
import { watchDatabase } from '#offline/watch-database.ts';
import {
  cleanAnswer,
  isNewer,
  isUnqueued,
  type LocalSitting,
  SITTING_TEXTS,
  SITTINGS,
  type SittingText,
  type StartedTest,
  toSubmitWork,
} from '../sittings.mirror.ts';
import { createSittingClock } from './sitting-clock.ts';
import { createSittingSaver } from './sitting-saver.ts';
import { mergeNewestTexts, mergeTexts, type PreviousText, toQueuedText } from './texts.ts';

/**
 * How long, in milliseconds, an expired sitting isn't submitted by the store, so that an open player can submit it with
 * the last words.
 */
const EXPIRY_GRACE_MS = 5000;

/** A sitting as this device has it, on the disk or in memory. */
export interface SittingOnDevice {
  local: LocalSitting;
  texts: readonly SittingText[];
  saved: SavedState;
}

export interface SittingStore {
  /**
   * Stores the server's reply about a started test. If the sitting is over, queues the texts that the server lacks and
   * removes the sitting from this device.
   */
  storeTest(test: StartedTest, at: number): Promise<void>;
  /**
   * Stores an answer in memory at once, and on the disk a moment later.
   * @param before the text that it follows; null for none.
   */
  write(local: LocalSitting, questionId: string, text: string, before: PreviousText | null): void;
  /** Queues the texts of a sitting that aren't queued yet. */
  queue(sittingId: string): Promise<void>;
  /**
   * Queues the unqueued texts of all sittings. Used when the learner logs out, to find data that's only on this device.
   */
  queueAll(): Promise<void>;
  /** Submits a sitting: one transaction queues the unqueued texts, then the submission, and removes the texts. */
  submit(sittingId: string): Promise<void>;
  /**
   * Writes pending changes to the disk.
   * @returns whether everything is on the disk.
   */
  flush(): Promise<boolean>;
  /** Submits every sitting whose time ran out, as of its deadline. */
  finishExpired(): Promise<void>;
  /** Returns the server's current time in milliseconds. */
  now(local: LocalSitting): number;
  /**
   * Calls the listener with the sitting of a test, now and after each change by any tab; null if there is none.
   * @returns a function that stops watching.
   */
  watch(testId: string, listener: (found: SittingOnDevice | null) => void): () => void;
}

/**
 * Creates the store of a learner's written tests in progress. If the browser refuses to store anything, they last as
 * long as the page.
 */
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

  async function find(sittingId: string): Promise<LocalSitting | undefined> {
    const inMemory = saver.unsavedSittings().find((unsavedSitting) => unsavedSitting.sittingId === sittingId);
    return inMemory ?? (await tryRead(sittings.get(sittingId)));
  }

  /** Returns the texts that aren't queued yet, as far as the disk can be read. */
  async function unqueuedTexts(sittingId: string): Promise<SittingText[]> {
    const stored = await tryRead(sittingTexts.where('sittingId').equals(sittingId).toArray());
    return mergeNewestTexts(stored ?? [], saver.textsOf(sittingId)).filter(isUnqueued);
  }

  async function queue(sittingId: string): Promise<void> {
    await saver.save();
    const local = await find(sittingId);
    const texts = await unqueuedTexts(sittingId);
    if (!local || texts.length === 0) return;
    const toQueued = createQueuedTextFactory(local);
    const inMemory = texts.map(toQueued);
    let onDisk: typeof inMemory = [];
    const result = await writer.enqueueFromDisk(
      async (tx) => {
        // Another tab may have queued some of the texts meanwhile.
        const stored = tx.table(SITTING_TEXTS);
        onDisk = (await stored.where('sittingId', sittingId)).filter(isUnqueued).map(toQueued);
        await stored.put(onDisk.map(({ text }) => text));
        return onDisk.map(({ work }) => work);
      },
      inMemory.map(({ work }) => work),
    );
    // If the write to the disk failed, the ops made for the disk were never sent; the queued texts are then the ones in
    // memory.
    const queued = result === 'unsaved' ? inMemory : onDisk;
    saver.markQueued(queued.map(({ text }) => text));
  }

  /** Returns a function that creates the op for a text of this sitting. */
  function createQueuedTextFactory(local: LocalSitting) {
    const parts = { onDevice: clock.onDevice(local), device, newId, sitting: local.test.sitting };
    return (text: SittingText) => toQueuedText(text, parts);
  }

  async function submit(sittingId: string): Promise<void> {
    await saver.save();
    const local = await find(sittingId);
    if (!local || local.submittedAt !== null) return;
    const unqueued = await unqueuedTexts(sittingId);
    const onDevice = clock.onDevice(local);
    const toQueued = createQueuedTextFactory(local);
    // The submission must not be older than any text, because the server would refuse a text written after it.
    const submittedAt = Math.max(clock.inTime(local), ...unqueued.map(({ writtenAt }) => writtenAt));
    const workOf = (texts: readonly SittingText[]): Work[] => [
      ...texts.map((text) => toQueued(text).work),
      toSubmitWork(sittingId, submittedAt, onDevice),
    ];
    const result = await writer.enqueueFromDisk(async (tx) => {
      const stored = await tx.table(SITTINGS).get(sittingId);
      if (stored && stored.submittedAt !== null) return null;
      const storedTexts = await tx.table(SITTING_TEXTS).where('sittingId', sittingId);
      const texts = mergeNewestTexts(storedTexts, saver.textsOf(sittingId));
      await tx.table(SITTING_TEXTS).remove(storedTexts.map(SITTING_TEXTS.keyOf));
      await tx.table(SITTINGS).put([{ ...(stored ?? local), submittedAt }]);
      return workOf(texts.filter(isUnqueued));
    }, workOf(unqueued));
    saver.forget(sittingId);
    // If the disk refused the write, the submission is held in memory until the disk accepts it.
    if (result === 'unsaved') await saver.putSitting({ ...local, submittedAt });
  }

  async function storeTest(test: StartedTest, at: number): Promise<void> {
    const { id: sittingId, state } = test.sitting;
    const known = await find(sittingId);
    if (known && isNewer(known.test, test)) return;
    const next = { sittingId, testId: test.id, test, at, submittedAt: known?.submittedAt ?? null };
    if (state === 'in_progress') {
      await saver.putSitting(next);
      return;
    }
    if (!known) return saver.forget(sittingId);
    // Texts written in time may still be unsent when the server closes the sitting.
    await queue(sittingId);
    saver.forget(sittingId);
    await disk.tryWrite(async () =>
      database.transaction('rw', sittings, sittingTexts, async () => {
        await sittings.delete(sittingId);
        await sittingTexts.where('sittingId').equals(sittingId).delete();
      }),
    );
  }

  function toSittingOnDevice(
    testId: string,
    stored: LocalSitting | undefined,
    texts: SittingText[],
  ): SittingOnDevice | null {
    const local = saver.newestSitting(testId, stored);
    if (!local) return null;
    const submittedAt = local.submittedAt ?? stored?.submittedAt ?? null;
    const written = mergeNewestTexts(texts, saver.textsOf(local.sittingId));
    return { local: { ...local, submittedAt }, texts: written, saved: saver.state() };
  }

  return {
    storeTest,
    queue,
    async queueAll() {
      const stored = (await tryRead(sittings.toArray())) ?? [];
      const all = [...stored, ...saver.unsavedSittings()];
      for (const sittingId of new Set(all.map((local) => local.sittingId))) await queue(sittingId);
    },
    submit,
    write(local, questionId, text, before) {
      const { sittingId } = local;
      const known = saver.textsOf(sittingId).find((sittingText) => sittingText.questionId === questionId);
      const writtenAt = Math.max((before?.writtenAt ?? 0) + 1, (known?.writtenAt ?? 0) + 1, clock.inTime(local));
      const { queuedAt = null, lineage } = before ?? {};
      const next = { sittingId, questionId, text: cleanAnswer(text), writtenAt, queuedAt, ...(lineage && { lineage }) };
      // An undo continues the text that was shown when it was offered. If a later text has been queued meanwhile, both
      // are merged.
      const isBehind = (known?.queuedAt ?? -1) > (queuedAt ?? -1);
      saver.putText(known && isBehind ? mergeTexts(known, next) : next);
    },
    flush: saver.save,
    async finishExpired() {
      const stored = (await tryRead(sittings.toArray())) ?? [];
      for (const local of [...stored, ...saver.unsavedSittings()])
        if (local.submittedAt === null && clock.now(local) >= clock.deadline(local) + EXPIRY_GRACE_MS)
          await submit(local.sittingId);
    },
    now: clock.now,
    watch(testId, listener) {
      let lastRead: { sitting: LocalSitting | undefined; texts: SittingText[] } | null = null;
      const notifyListener = () => lastRead && listener(toSittingOnDevice(testId, lastRead.sitting, lastRead.texts));
      const readAll = async () => {
        const sitting = await sittings.where('testId').equals(testId).first();
        const texts = sitting ? await sittingTexts.where('sittingId').equals(sitting.sittingId).toArray() : [];
        return { sitting, texts };
      };
      const onRead = (next: NonNullable<typeof lastRead>) => {
        lastRead = next;
        notifyListener();
      };
      const stop = watchDatabase(
        database,
        { tables: [SITTINGS.name, SITTING_TEXTS.name], read: readAll },
        {
          next: onRead,
          error: () => onRead({ sitting: undefined, texts: [] }),
        },
      );
      listeners.add(notifyListener);
      return () => {
        stop();
        listeners.delete(notifyListener);
      };
    },
  };
}
