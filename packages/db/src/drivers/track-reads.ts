import { setImmediate } from 'node:timers/promises';

/** The methods of PGlite that run SQL outside a transaction. Drizzle uses the first. */
const READS = new Set<string | symbol>(['query', 'exec', 'sql']);
/** An endless stream of reads must not block other work for ever. */
const MAX_ROUNDS = 50;

/** The same client, which counts waiting reads. @returns `done` resolves once there are none */
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
      // Lets a caller that just got its row begin the next read.
      await setImmediate();
    }
  }

  return { client: tracked, done };
}
