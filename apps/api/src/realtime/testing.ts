import { createLogger } from '../lib/logger.ts';
import { createMemoryRealtime, createMemoryStore } from './memory.ts';
import { PRESENCE_TIMES, type PresenceTimes } from './presence.ts';
import type { Lease, Realtime } from './realtime.ts';
import { createRedisRealtime } from './redis/redis.ts';

/** The Redis that tests use; undefined without one. */
export const testRedisUrl = process.env.TEST_REDIS_URL;

const log = createLogger('silent');
/** Renews often against a long lease, so that an owner keeps its topic although a busy machine stalls for seconds. */
const TIMES = { leaseMs: 5_000, renewMs: 100, lookMs: 50 };

/** Makes processes that share one store. */
export function processes(kind: string): (presenceTimes?: PresenceTimes) => Realtime {
  if (kind === 'memory') {
    const store = createMemoryStore();
    return (presenceTimes) => createMemoryRealtime(store, Date.now, presenceTimes);
  }
  return (presenceTimes = PRESENCE_TIMES) =>
    createRedisRealtime({ url: testRedisUrl ?? '', log, times: TIMES, presenceTimes });
}

/** Claims a free topic. */
export async function owned(realtime: Realtime, topic: string): Promise<Lease> {
  const lease = await realtime.leases.claim(topic);
  if (!lease) throw new Error('It has an owner.');
  return lease;
}

/** Events with these numbers, and the state after them, which is the last one. */
export const addition = (...numbers: number[]) => ({
  events: numbers.map((n) => JSON.stringify({ n })),
  state: JSON.stringify({ last: numbers.at(-1) ?? 0 }),
});

/** The snapshot a reader gets: the last number, negated to distinguish it from events. */
export const snapshot = (state: string) => ({ n: -(JSON.parse(state) as { last: number }).last });
