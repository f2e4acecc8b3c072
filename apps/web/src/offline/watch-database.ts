import { liveQuery } from 'dexie';
import type { UserDatabase } from './database.ts';

interface DatabaseWatcher<T> {
  next: (value: T) => void;
  /** The database can't be opened or read. Nothing more comes unless it is written to. */
  error: (error: unknown) => void;
}

/**
 * Calls back with what `read` returns, now and whenever the data it read changes. Dexie's own live queries say nothing of a
 * database that is missing or can't be opened, so it is opened first. Returns a function that stops it.
 */
export function watchDatabase<T>(
  database: UserDatabase,
  read: () => Promise<T>,
  { next, error }: DatabaseWatcher<T>,
): () => void {
  let stopped = false;
  let query: { unsubscribe(): void } | null = null;
  // Nor do they say that it was closed meanwhile.
  const readOrTell = () =>
    read().catch((failure: unknown) => {
      if (isClosed(failure)) tell(failure);
      throw failure;
    });
  function tell(failure: unknown): void {
    if (!stopped) error(failure);
  }
  database.open().then(() => {
    // Dexie only tracks reads after an await inside an async function.
    if (!stopped) query = liveQuery(async () => readOrTell()).subscribe({ next, error: tell });
  }, tell);
  return () => {
    stopped = true;
    query?.unsubscribe();
  };
}

/** The errors that a live query keeps to itself. */
const isClosed = (error: unknown) => error instanceof Error && error.name === 'DatabaseClosedError';
