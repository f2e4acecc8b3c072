import type { Database } from '@quorbit/db/client';
import type { ServerEnd } from './in-process.ts';

/** Parts of the server that a test may replace by worse ones. */
export interface ServerParts {
  database: (database: Database) => Database;
  end: (end: ServerEnd, database: Database) => ServerEnd;
}

export const soundServer: ServerParts = { database: (database) => database, end: (end) => end };

/** Parts that can be exchanged while the server runs. */
export function changingParts(current: () => Partial<ServerParts>): ServerParts {
  return {
    database: (database) => {
      const present = () => current().database?.(database) ?? database;
      return { ...database, transaction: (fn, options) => present().transaction(fn, options) };
    },
    end: (end, database) => (claims, body) => (current().end?.(end, database) ?? end)(claims, body),
  };
}
