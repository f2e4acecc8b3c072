import type { UserDatabase } from '../database.ts';
import { readLastExchange } from '../queue/last-exchange.ts';
import { watchDatabase } from '../watch-database.ts';

/** Calls back after each exchange that any tab of this browser gets a reply to. Returns a function that stops it. */
export function watchExchanges(database: UserDatabase, onExchange: () => void): () => void {
  let known: number | null | undefined;
  return watchDatabase(
    database,
    { tables: ['meta'], read: () => readLastExchange(database) },
    {
      next(at) {
        if (known !== undefined && at !== known) onExchange();
        known = at;
      },
      // The engine sees the same failing disk and reports it.
      error: () => {},
    },
  );
}
