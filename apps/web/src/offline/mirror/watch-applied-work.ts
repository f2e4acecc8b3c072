import type { UserDatabase } from '../database.ts';
import { watchDatabase } from '../watch-database.ts';

/**
 * Calls back when the server has acknowledged work from any tab of this browser and the resulting rows are here. Even
 * tabs that don't sync must refresh the server data that they show. Start it before the engine. Returns a function that
 * ends it.
 */
export function watchAppliedWork(database: UserDatabase, onApplied: () => void): () => void {
  const read = async () => (await database.meta.get('meta'))?.settled ?? 0;
  // The order of the last applied work is read now, because the watcher reads it a moment later, when more work may be
  // applied. If the disk can't be read, the watcher can't read it either, and the engine reports that.
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
