import type { Database, Tx } from '@quorbit/db/client';

/**
 * How the next writing transaction fails: the connection breaks after so many savepoints, just before the commit
 * (nothing is stored), or just after it (everything is stored, but the caller gets an error).
 */
export type DatabaseFault = { at: 'savepoint'; count: number } | { at: 'commit' } | { at: 'committed' };

export interface FaultyDatabase extends Database {
  /** The fault of a writing transaction, called when it begins; null for none. */
  nextFault: () => DatabaseFault | null;
}

function connectionLost(): Error {
  return Object.assign(new Error('The connection to the database broke.'), { code: 'CONNECTION_CLOSED' });
}

/** A database whose transactions may fail. Queries outside of them do not. */
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

/** A transaction that breaks at savepoint number `count`. */
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
