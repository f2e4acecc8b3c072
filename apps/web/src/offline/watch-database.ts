import type { UserDatabase } from './database.ts';
import { createRerunner } from './rerun.ts';
import { watchTables } from './table-changes.ts';

interface DatabaseWatcher<T> {
  next: (value: T) => void;
  /** Called when the database can't be opened or read. It's tried again after the next change. */
  error: (error: unknown) => void;
}

interface Watched<T> {
  /** The names of the tables that `read` reads. */
  tables: readonly string[];
  read: () => Promise<T>;
}

/**
 * Calls back with the result of `read`, now and after each change of the tables by any tab. Returns a function that
 * stops it.
 */
export function watchDatabase<T>(
  database: UserDatabase,
  { tables, read }: Watched<T>,
  { next, error }: DatabaseWatcher<T>,
): () => void {
  let stopped = false;
  const reread = createRerunner(async () => {
    const notify = await database
      .open()
      .then(read)
      .then(
        (value) => () => next(value),
        (failure: unknown) => () => error(failure),
      );
    if (!stopped) notify();
  });
  const stop = watchTables(database, (changes) => {
    if (tables.some((name) => changes.has(name))) reread();
  });
  reread();
  return () => {
    stopped = true;
    stop();
  };
}
