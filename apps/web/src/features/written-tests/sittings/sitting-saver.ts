import type { SavedState } from '#lib/durable/save-on-leaving.ts';
import type { UserDatabase } from '#offline/database.ts';
import type { Disk } from '#offline/disk.ts';
import { createDurableTable } from '#offline/durable-table.ts';
import type { StoreParts } from '#offline/feature-store.ts';
import {
  isNewer,
  isUnqueued,
  type LocalSitting,
  SITTING_TEXTS,
  SITTINGS,
  type SittingText,
  textKeyOf,
} from '../sittings.mirror.ts';
import { mergeTexts } from './texts.ts';

/** Texts typed within this number of milliseconds are written to the disk together. */
const DEBOUNCE_MS = 250;

interface SittingSaverParts {
  database: UserDatabase;
  disk: Disk;
  guard: StoreParts['guard'];
  /** Called when texts or sittings in memory change, or when some of them were written to the disk. */
  onChange: () => void;
}

/** Writes sittings and texts to the disk soon after they change, and holds them in memory if the disk refuses them. */
export function createSittingSaver({ database, disk, guard, onChange }: SittingSaverParts) {
  /** All texts written while this page is open. The database watcher reports them only a moment later. */
  const texts = new Map<string, SittingText>();
  const latestOf = (text: SittingText) => texts.get(textKeyOf(text)) ?? text;
  // This table only mirrors sittings that the server has, so leaving the page loses nothing of it.
  const sittings = createDurableTable({ database, disk, guard, table: SITTINGS, onChange, isLostOnLeave: () => false });
  const unsavedTexts = createDurableTable({
    database,
    disk,
    guard,
    onChange,
    table: SITTING_TEXTS,
    extraTables: [SITTINGS],
    isLostOnLeave: (text) => isUnqueued(latestOf(text)),
  });

  /** Sittings that were stored, but that the database watcher hasn't reported yet. */
  const unconfirmed = new Map<string, LocalSitting>();

  const textsOf = (sittingId: string) => [...texts.values()].filter((text) => text.sittingId === sittingId);

  /**
   * Writes everything to the disk; never rejects.
   * @returns whether everything is on the disk.
   */
  async function save(): Promise<boolean> {
    const saved = [await sittings.save(), await unsavedTexts.save()];
    return saved.every(Boolean);
  }

  return {
    save,
    putText(text: SittingText): void {
      const { sittingId } = text;
      texts.set(textKeyOf(text), text);
      const merge = async (stored: SittingText | undefined) => {
        const sitting = (await database.tableOf(SITTINGS).get(sittingId)) ?? sittings.memory().get(sittingId);
        // Another tab has submitted the sitting, or it has ended on the server, so the text isn't stored.
        if (!sitting || sitting.submittedAt !== null) return null;
        return stored ? mergeTexts(stored, latestOf(text)) : latestOf(text);
      };
      unsavedTexts.put(textKeyOf(text), text, merge, DEBOUNCE_MS);
    },
    async putSitting(sitting: LocalSitting): Promise<void> {
      unconfirmed.set(sitting.sittingId, sitting);
      await sittings.put(sitting.sittingId, sitting, (stored) => {
        if (!stored) return sitting;
        return isNewer(stored.test, sitting.test)
          ? null
          : { ...sitting, submittedAt: stored.submittedAt ?? sitting.submittedAt };
      });
    },
    /** Records that the given texts are queued. */
    markQueued(queued: readonly SittingText[]): void {
      for (const sittingText of queued) {
        const known = texts.get(textKeyOf(sittingText));
        if (known) texts.set(textKeyOf(sittingText), mergeTexts(sittingText, known));
      }
      onChange();
    },
    /** Drops a sitting and its texts from memory. */
    forget(sittingId: string): void {
      for (const text of textsOf(sittingId)) {
        texts.delete(textKeyOf(text));
        unsavedTexts.discard(textKeyOf(text));
      }
      sittings.discard(sittingId);
      unconfirmed.delete(sittingId);
      onChange();
    },
    textsOf,
    /** Returns the sittings that the disk doesn't have in their current state. */
    unsavedSittings: () => [...sittings.memory().values()],
    /**
     * Returns the newest sitting of a test, from memory or disk.
     * @param stored the sitting as last read from the disk.
     */
    newestSitting(testId: string, stored: LocalSitting | undefined): LocalSitting | undefined {
      const isOfTest = (localSitting: LocalSitting) => localSitting.testId === testId;
      const recent = [...unconfirmed.values()].find(isOfTest);
      const isConfirmed = recent && stored && !isNewer(recent.test, stored.test);
      if (isConfirmed) unconfirmed.delete(recent.sittingId);
      return [...sittings.memory().values()].find(isOfTest) ?? (isConfirmed ? stored : (recent ?? stored));
    },
    state(): SavedState {
      const states = [sittings.state(), unsavedTexts.state()];
      return states.find((state) => state === 'unsaved') ?? states.find((state) => state === 'saving') ?? 'saved';
    },
  };
}
