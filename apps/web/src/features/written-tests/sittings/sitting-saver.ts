import type { UserDatabase } from '#offline/database.ts';
import { isDiskFull, isStorageFailure } from '#offline/storage-failure.ts';
import { isNewer, type KeptSitting, SITTING_TEXTS, SITTINGS, type SittingText, textKey } from '../sittings.mirror.ts';
import { joinedText, newestTexts } from './texts.ts';

/** What is typed within so short a time is written to the disk together. */
const SOON_MS = 250;

interface SittingSaverParts {
  /** The disk is full: removes what no work needs. Returns whether it is worth trying again. */
  freeSpace: () => Promise<boolean>;
  onDefect: (error: unknown) => void;
  /** What memory has, or what the disk has of it, changed. */
  onChange: () => void;
}

/** Whether the disk has what was written: `unsaved` means that it refused. */
export type SavedState = 'saving' | 'saved' | 'unsaved';

/** Writes sittings and texts to the disk soon after they change, and has all that it can't take. */
export function createSittingSaver(database: UserDatabase, { freeSpace, onDefect, onChange }: SittingSaverParts) {
  const sittings = database.tableOf(SITTINGS);
  const sittingTexts = database.tableOf(SITTING_TEXTS);
  /** Everything that was written while this page is open: what the disk shows of it comes later. */
  const texts = new Map<string, SittingText>();
  const unsavedTexts = new Set<string>();
  const unsavedSittings = new Map<string, KeptSitting>();
  let refused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<unknown> = Promise.resolve();

  const isAllSaved = () => unsavedTexts.size === 0 && unsavedSittings.size === 0;

  async function onDisk(newSittings: readonly KeptSitting[], newTexts: readonly SittingText[]): Promise<void> {
    await database.transaction('rw', sittings, sittingTexts, async () => {
      for (const sitting of newSittings) {
        const stored = await sittings.get(sitting.sittingId);
        const submittedAt = stored?.submittedAt ?? sitting.submittedAt;
        if (!stored || !isNewer(stored.test, sitting.test)) await sittings.put({ ...sitting, submittedAt });
      }
      for (const text of newTexts) {
        const sitting = await sittings.get(text.sittingId);
        // Submitted by another tab, or over on the server.
        if (!sitting || sitting.submittedAt !== null) continue;
        const stored = await sittingTexts.get([text.sittingId, text.questionId]);
        await sittingTexts.bulkPut(newestTexts(stored ? [stored] : [], [text]));
      }
    });
  }

  async function trySave(): Promise<boolean> {
    const newSittings = [...unsavedSittings.values()];
    const newTexts = [...texts.values()].filter((text) => unsavedTexts.has(textKey(text)));
    if (newSittings.length + newTexts.length === 0) return true;
    try {
      await onDisk(newSittings, newTexts).catch(async (error: unknown) => {
        if (!isDiskFull(error) || !(await freeSpace())) throw error;
        await onDisk(newSittings, newTexts);
      });
      for (const one of newSittings)
        if (unsavedSittings.get(one.sittingId) === one) unsavedSittings.delete(one.sittingId);
      for (const one of newTexts) if (texts.get(textKey(one)) === one) unsavedTexts.delete(textKey(one));
      refused = false;
    } catch (error) {
      if (!isStorageFailure(error)) onDefect(error);
      refused = true;
    }
    onChange();
    return isAllSaved();
  }

  /** One write at a time. Returns whether everything is on the disk. Never rejects. */
  function save(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    const saved = saving.then(trySave);
    saving = saved;
    return saved;
  }

  return {
    save,
    putText(text: SittingText): void {
      texts.set(textKey(text), text);
      unsavedTexts.add(textKey(text));
      timer ??= setTimeout(() => void save(), SOON_MS);
      onChange();
    },
    putSitting(sitting: KeptSitting): Promise<boolean> {
      unsavedSittings.set(sitting.sittingId, sitting);
      return save();
    },
    /** The queue has these texts. */
    markQueued(queued: readonly SittingText[]): void {
      for (const one of queued) {
        const known = texts.get(textKey(one));
        if (known) texts.set(textKey(one), joinedText(one, known));
      }
      onChange();
    },
    /** Nothing of a sitting is needed in memory any more. */
    forget(sittingId: string): void {
      for (const text of [...texts.values()]) {
        if (text.sittingId !== sittingId) continue;
        texts.delete(textKey(text));
        unsavedTexts.delete(textKey(text));
      }
      unsavedSittings.delete(sittingId);
      onChange();
    },
    textsOf: (sittingId: string) => [...texts.values()].filter((text) => text.sittingId === sittingId),
    /** Sittings that the disk doesn't have, or not as they are now. */
    unsavedSittings: () => [...unsavedSittings.values()],
    state: (): SavedState => (isAllSaved() ? 'saved' : refused ? 'unsaved' : 'saving'),
  };
}
