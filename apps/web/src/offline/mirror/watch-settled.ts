import { liveQuery } from 'dexie';
import type { UserDatabase } from '../database.ts';

/**
 * Calls back when work of this browser, of whatever tab, was settled and what it changed is here: the tab that syncs is
 * not the only one that shows what the server has. Begin before the engine starts. Returns the way to stop.
 */
export function watchSettled({ meta }: UserDatabase, onSettled: () => void): () => void {
  const read = async () => (await meta.get('meta'))?.settled ?? 0;
  // Read at once: the watch looks a moment later, when some of it may be settled already. A disk that cannot be read
  // shows the watch nothing either; the engine meets the same disk and tells of it.
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
