import { liveQuery } from 'dexie';
import type { UserDatabase } from '../database.ts';

/**
 * Calls back when work from any tab of this browser was settled and the resulting rows are here: the tab that syncs is
 * not the only one that shows server data. Start it before the engine. Returns a function that stops it.
 */
export function watchSettled({ meta }: UserDatabase, onSettled: () => void): () => void {
  const read = async () => (await meta.get('meta'))?.settled ?? 0;
  // Read now: the live query starts a moment later, when more may be settled already. If the disk cannot be read, the
  // live query shows nothing either; the engine sees the same disk and reports it.
  let known = read().catch(() => 0);
  const watch = liveQuery(read).subscribe({
    next(upTo) {
      void known.then((before) => {
        if (upTo !== before) onSettled();
      });
      known = Promise.resolve(upTo);
    },
    error: () => {},
  });
  return () => watch.unsubscribe();
}
