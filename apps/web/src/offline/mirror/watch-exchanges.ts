import type { UserDatabase } from '../database.ts';
import { readLastExchange } from '../queue/last-exchange.ts';
import { watchDatabase } from '../watch-database.ts';

/** Calls back after each exchange in which any tab of this browser gets a reply. Returns a function that ends it. */
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
      // Errors are ignored here, because the engine sees the same failing disk and reports it.
      error: () => {},
    },
  );
}
