import type { UserDatabase } from '../database.ts';
import { watchDatabase } from '../watch-database.ts';

/**
 * Calls back when work from any tab of this browser was settled and the resulting rows are here: the tab that syncs is
 * not the only one that shows server data. Start it before the engine. Returns a function that stops it.
 */
export function watchAppliedWork(database: UserDatabase, onApplied: () => void): () => void {
  const read = async () => (await database.meta.get('meta'))?.settled ?? 0;
  // Read now: the watcher reads a moment later, when more may be settled already. If the disk can't be read, the watcher
  // can't either; the engine sees the same disk and reports it.
  let known = read().catch(() => 0);
  return watchDatabase(
    database,
    { tables: ['meta'], read },
    {
      next(upTo) {
        void known.then((before) => {
          if (upTo !== before) onApplied();
        });
        known = Promise.resolve(upTo);
      },
      error: () => {},
    },
  );
}
