import { setImmediate } from 'node:timers/promises';

/** The methods of PGlite that run SQL outside a transaction. Drizzle uses the first. */
const READS = new Set<string | symbol>(['query', 'exec', 'sql']);
/** The most rounds of waiting for reads, because an endless stream of reads must not block other work forever. */
const MAX_ROUNDS = 50;

/**
 * Wraps a client so that its waiting reads are counted.
 * @returns the wrapped client and `done`, which resolves once no reads are waiting or after `MAX_ROUNDS`.
 */
export function trackReads<C extends object>(client: C): { client: C; done: () => Promise<void> } {
  const waiting = new Set<Promise<unknown>>();

  const tracked = new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (!READS.has(key) || typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const read: unknown = Reflect.apply(value, target, args);
        if (!(read instanceof Promise)) return read;
        const trackedRead = read.finally(() => waiting.delete(trackedRead));
        waiting.add(trackedRead);
        return trackedRead;
      };
    },
  });

  async function done(): Promise<void> {
    for (let round = 0; waiting.size > 0 && round < MAX_ROUNDS; round += 1) {
      await Promise.allSettled(waiting);
      // Lets a caller that has just received its row begin the next read.
      await setImmediate();
    }
  }

  return { client: tracked, done };
}
