import type { Lease, Realtime } from '../kernel/realtime.ts';
import { createLogger } from '../lib/logger.ts';
import { createRedisConnections, type RedisTimes } from '../lib/redis/redis-connections.ts';
import { createMemoryRealtime, createMemoryStore } from './memory.ts';
import { PRESENCE_TIMES, type PresenceTimes } from './presence.ts';
import { createRedisRealtime } from './redis/redis-realtime.ts';

/** The address of the Redis that tests use; undefined without one. */
export const testRedisUrl = process.env.TEST_REDIS_URL;

const log = createLogger('silent');
/**
 * Lease times for tests: a long lease that is renewed often, so that an owner keeps its topic even if a busy machine
 * stalls for seconds.
 */
const TIMES = { leaseMs: 5_000, renewMs: 100, checkMs: 50 };

/** Longer limits for Redis' silence, because a busy test machine stalls for longer than the usual ones. */
export const PATIENT_TIMES: Partial<RedisTimes> = { silentMs: 10_000, connectMs: 10_000 };

/** Returns a function that creates realtime instances, which represent processes that share one store. */
export function createProcesses(kind: string): (presenceTimes?: PresenceTimes) => Realtime {
  if (kind === 'memory') {
    const store = createMemoryStore();
    return (presenceTimes) => createMemoryRealtime(store, Date.now, presenceTimes);
  }
  return (presenceTimes = PRESENCE_TIMES) =>
    createRedisRealtime({
      log,
      times: TIMES,
      presenceTimes,
      connections: createRedisConnections({ url: testRedisUrl ?? '', log, times: PATIENT_TIMES }),
    });
}

/** Claims a topic that has no owner; throws if it has one. */
export async function claimTopic(realtime: Realtime, topic: string): Promise<Lease> {
  const lease = await realtime.leases.claim(topic);
  if (!lease) throw new Error('It has an owner.');
  return lease;
}

/** Creates one event per number; the state after them contains the last number. */
export const additionOf = (...numbers: number[]) => ({
  events: numbers.map((n) => JSON.stringify({ n })),
  state: JSON.stringify({ last: numbers.at(-1) ?? 0 }),
});

/** Returns the snapshot that a reader gets: the last number, negated to distinguish it from events. */
export const snapshotOf = (state: string) => ({ n: -(JSON.parse(state) as { last: number }).last });
