import type { UserDatabase } from '../database.ts';
import { watchDatabase } from '../watch-database.ts';

/** Calls back when ops were added to the queue, retried or deleted by any tab. Returns a function that ends it. */
export function watchQueue(database: UserDatabase, onChange: () => void): () => void {
  let known: string | null = null;
  // Only the index is read, because the ops themselves may be large.
  const readIds = async () => (await database.outbox.orderBy('opId').keys()).join();
  return watchDatabase(
    database,
    { tables: ['outbox'], read: readIds },
    {
      next(ids) {
        const isFirst = known === null;
        if (!isFirst && ids !== known) onChange();
        known = ids;
      },
      // Errors are ignored here, because the engine sees the same failing disk and reports it.
      error: () => {},
    },
  );
}
