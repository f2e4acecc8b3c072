import type { Lease, Realtime } from '../kernel/realtime.ts';
import { createLogger } from '../lib/logger.ts';
import { createRedisConnections, type RedisTimes } from '../lib/redis/redis-connections.ts';
import { createMemoryRealtime, createMemoryStore } from './memory.ts';
import { PRESENCE_TIMES, type PresenceTimes } from './presence.ts';
import { createRedisRealtime } from './redis/redis-realtime.ts';

/** The Redis that tests use; undefined without one. */
export const testRedisUrl = process.env.TEST_REDIS_URL;

const log = createLogger('silent');
/** Renews often against a long lease, so that an owner keeps its topic although a busy machine stalls for seconds. */
const TIMES = { leaseMs: 5_000, renewMs: 100, checkMs: 50 };

/** A busy machine stalls for longer than Redis may be silent. */
export const PATIENT_TIMES: Partial<RedisTimes> = { silentMs: 10_000, connectMs: 10_000 };

/** Makes processes that share one store. */
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

/** Claims a free topic. */
export async function claimTopic(realtime: Realtime, topic: string): Promise<Lease> {
  const lease = await realtime.leases.claim(topic);
  if (!lease) throw new Error('It has an owner.');
  return lease;
}

/** Events with these numbers, and the state after them, which is the last one. */
export const additionOf = (...numbers: number[]) => ({
  events: numbers.map((n) => JSON.stringify({ n })),
  state: JSON.stringify({ last: numbers.at(-1) ?? 0 }),
});

/** The snapshot a reader gets: the last number, negated to distinguish it from events. */
export const snapshotOf = (state: string) => ({ n: -(JSON.parse(state) as { last: number }).last });
