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

/** Texts that are typed within so many milliseconds are written to the disk together. */
const DEBOUNCE_MS = 250;

interface SittingSaverParts {
  database: UserDatabase;
  disk: Disk;
  guard: StoreParts['guard'];
  /** Called when the texts or sittings in memory change, or the disk took some of them. */
  onChange: () => void;
}

/** Writes sittings and texts to the disk soon after they change, and has all that it can't take. */
export function createSittingSaver({ database, disk, guard, onChange }: SittingSaverParts) {
  /** All texts that were written while this page is open. What watches the disk shows them a moment later. */
  const texts = new Map<string, SittingText>();
  const latestOf = (text: SittingText) => texts.get(textKeyOf(text)) ?? text;
  // The server has all of them.
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

  /** Sittings that were stored, and that what watches the disk hasn't shown yet. */
  const unconfirmed = new Map<string, LocalSitting>();

  const textsOf = (sittingId: string) => [...texts.values()].filter((text) => text.sittingId === sittingId);

  /** Returns whether everything is on the disk. Never rejects. */
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
        // Submitted by another tab, or over on the server.
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
    /** The queue has these texts. */
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
    /** Sittings that the disk doesn't have, or not as they are now. */
    unsavedSittings: () => [...sittings.memory().values()],
    /** The sitting of a test. @param stored as the disk showed it last */
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
