import type { Database, Tx } from '@quorbit/db/client';

/**
 * The failure of the next writing transaction: the connection breaks after `count` savepoints, just before the commit
 * (nothing is stored), or just after it (everything is stored, but the caller gets an error).
 */
export type DatabaseFault = { at: 'savepoint'; count: number } | { at: 'commit' } | { at: 'committed' };

export interface FaultyDatabase extends Database {
  /** Returns the fault of a writing transaction, or null for none; called when the transaction begins. */
  nextFault: () => DatabaseFault | null;
}

function connectionLost(): Error {
  return Object.assign(new Error('The connection to the database broke.'), { code: 'CONNECTION_CLOSED' });
}

/** Returns a database whose writing transactions may fail. Queries outside transactions don't fail. */
export function withDatabaseFaults<D extends Database>(database: D): D & FaultyDatabase {
  const faulty = {
    ...database,
    nextFault: (): DatabaseFault | null => null,
    async transaction<T>(fn: (tx: Tx) => Promise<T>, options?: { readOnly?: boolean }): Promise<T> {
      const fault = options?.readOnly ? null : faulty.nextFault();
      if (fault === null) return database.transaction(fn, options);
      if (fault.at === 'committed') {
        await database.transaction(fn, options);
        throw connectionLost();
      }
      return database.transaction(async (tx) => {
        await fn(fault.at === 'savepoint' ? breakingAt(tx, fault.count) : tx);
        throw connectionLost();
      }, options);
    },
  };
  return faulty;
}

/** Returns a transaction that breaks when a savepoint begins after `count` others. */
function breakingAt(tx: Tx, count: number): Tx {
  let begun = 0;
  return new Proxy(tx, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (key === 'transaction') {
          begun += 1;
          if (begun > count) throw connectionLost();
        }
        return Reflect.apply(value, target, args);
      };
    },
  });
}
