import type { Database } from '@quorbit/db/client';
import type { Gate } from '../../kernel/gate.ts';
import type { ServerEnd } from './in-process.ts';

/** Parts of the server that a test may replace by faulty ones. */
export interface ServerParts {
  database: (database: Database) => Database;
  end: (end: ServerEnd, database: Database) => ServerEnd;
  gate: (gate: Gate) => Gate;
}

export const soundServer: ServerParts = {
  database: (database) => database,
  end: (end) => end,
  gate: (gate) => gate,
};

/**
 * Returns server parts that look up the current replacement on every call, so that they can change while the server
 * runs.
 */
export function changingParts(current: () => Partial<ServerParts>): ServerParts {
  const part = <Name extends keyof ServerParts>(name: Name): ServerParts[Name] => current()[name] ?? soundServer[name];
  return {
    database: (database) => ({
      ...database,
      transaction: (fn, options) => part('database')(database).transaction(fn, options),
    }),
    end: (end, database) => (claims, body) => part('end')(end, database)(claims, body),
    gate: (gate) => ({ ...gate, run: (caller, fn, options) => part('gate')(gate).run(caller, fn, options) }),
  };
}
