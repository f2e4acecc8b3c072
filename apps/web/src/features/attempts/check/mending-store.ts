import { createDisk } from '#offline/disk.ts';
import { createDurableTable } from '#offline/durable-table.ts';
import type { StoreParts } from '#offline/feature-store.ts';
import { watchDatabase } from '#offline/watch-database.ts';
import { MENDINGS, type Mending } from '../mendings.mirror.ts';

export interface MendingStore {
  /** Stores a new mending, unless another tab has begun it, and deletes those of other days. */
  begin(mending: Mending): Promise<void>;
  /**
   * Stores a mending's new state. `step` is applied to the stored one, so that two tabs don't undo each other's work.
   * @returns the stored state; the given one if the disk refuses it.
   */
  update(mending: Mending, step: (stored: Mending) => Mending): Promise<Mending>;
  /** Reads the mendings that aren't over. */
  listOpen(): Promise<Mending[]>;
  /** Calls back with a stored mending now and after each change, by any tab. Returns a function that stops this. */
  watch(attemptId: string, listener: (mending: Mending) => void): () => void;
}

/** Creates the store of a user's mendings. What the browser refuses to store stays in memory. */
export function createMendingStore({ database, guard, freeSpace, onDefect }: StoreParts): MendingStore {
  const table = database.tableOf(MENDINGS);
  const disk = createDisk({ freeSpace, onDefect });
  const durableMendings = createDurableTable({
    database,
    disk,
    guard,
    table: MENDINGS,
    onChange: () => undefined,
    // The attempt was submitted before, so nothing that counts would be lost.
    isLostOnLeave: () => false,
  });

  return {
    async begin(mending) {
      await durableMendings.update(mending.attemptId, mending, (stored) => stored ?? mending);
      await disk.tryWrite(async () => table.filter(({ day }) => day !== mending.day).delete());
    },
    async update(mending, step) {
      let result = mending;
      await durableMendings.update(mending.attemptId, mending, (stored) => {
        if (stored) result = step(stored);
        return result;
      });
      return durableMendings.unsaved().get(mending.attemptId) ?? result;
    },
    async listOpen() {
      const stored = (await disk.tryRead(table.toArray())) ?? [];
      const unsaved = durableMendings.unsaved();
      const others = stored.filter(({ attemptId }) => !unsaved.has(attemptId));
      return [...others, ...unsaved.values()].filter(({ isOver }) => !isOver);
    },
    watch: (attemptId, listener) =>
      watchDatabase(
        database,
        { tables: [MENDINGS.name], read: () => table.get(attemptId) },
        {
          next: (stored) => stored && listener(stored),
          // Without the disk, only this page's own changes are known.
          error: () => undefined,
        },
      ),
  };
}
