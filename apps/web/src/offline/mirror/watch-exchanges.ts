import { liveQuery } from 'dexie';
import type { UserDatabase } from '../database.ts';
import { readLastExchange } from '../queue/last-exchange.ts';

/** Calls back after each exchange that any tab of this browser gets a reply to. Returns a function that stops it. */
export function watchExchanges(database: UserDatabase, onExchange: () => void): () => void {
  let isFirst = true;
  const watch = liveQuery(async () => readLastExchange(database)).subscribe({
    next() {
      if (!isFirst) onExchange();
      isFirst = false;
    },
    // The engine sees the same failing disk and reports it.
    error: () => {},
  });
  return () => watch.unsubscribe();
}
