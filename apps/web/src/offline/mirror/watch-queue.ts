import { liveQuery } from 'dexie';
import type { UserDatabase } from '../database.ts';

/**
 * Calls back when the queue holds other work than before: some was added, tried again or deleted, by any tab. Returns a
 * function that stops it.
 */
export function watchQueue({ outbox }: UserDatabase, onChange: () => void): () => void {
  let known: string | null = null;
  // The index alone: the work itself may be large.
  const watch = liveQuery(async () => (await outbox.orderBy('opId').keys()).join()).subscribe({
    next(ids) {
      const isFirst = known === null;
      if (!isFirst && ids !== known) onChange();
      known = ids;
    },
    // The engine sees the same failing disk and reports it.
    error: () => {},
  });
  return () => watch.unsubscribe();
}
