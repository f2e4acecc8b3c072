import type { UserDatabase } from '../database.ts';
import { watchDatabase } from '../watch-database.ts';

/**
 * Calls back when the queue holds other work than before: some was added, tried again or deleted, by any tab. Returns a
 * function that stops it.
 */
export function watchQueue(database: UserDatabase, onChange: () => void): () => void {
  let known: string | null = null;
  // Of the index alone: the work itself may be large.
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
      // The engine sees the same failing disk and reports it.
      error: () => {},
    },
  );
}
