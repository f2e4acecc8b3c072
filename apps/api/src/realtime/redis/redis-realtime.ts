// Realtime of several processes over one Redis.

import { newId } from '@quorbit/contracts/lib/ids';
import type { Realtime } from '../../kernel/realtime.ts';
import type { Logger } from '../../lib/logger.ts';
import type { RedisConnections } from '../../lib/redis/redis-connections.ts';
import { createPendingWork } from '../pending-work.ts';
import { createPresence, type PresenceTimes } from '../presence.ts';
import { createRedisCommands } from './commands.ts';
import { createHub } from './hub.ts';
import { createOwnedTopics, type LeaseTimes } from './owned-topics.ts';
import { createRedisPresence } from './presence.ts';
import { createRedisRegistry } from './registry.ts';
import { createRedisSignals } from './signals.ts';
import { createTopicFeeds } from './topic-feeds.ts';

/**
 * When an owner dies, another process takes over within 8 s: the lease expires, and the next search finds the topic.
 */
const TIMES: LeaseTimes = { leaseMs: 5_000, renewMs: 1_500, checkMs: 1_000 };

interface RedisOptions {
  connections: RedisConnections;
  log: Logger;
  times?: LeaseTimes;
  presenceTimes?: PresenceTimes;
}

export function createRedisRealtime({ connections, log, times = TIMES, presenceTimes }: RedisOptions): Realtime {
  const hub = createHub({ connections, log, processId: newId() });
  const { redis, runIfAvailable } = hub;
  const feeds = createTopicFeeds(hub);
  const registry = createRedisRegistry(redis);
  const pendingWork = createPendingWork();
  const presenceStore = createRedisPresence(redis, hub.processId);
  const presence = createPresence(
    {
      ...presenceStore,
      async listOnline(userIds) {
        // A list of friends works without presence, so reading presence never waits for a Redis connection.
        if (redis.status !== 'ready') throw new Error("Redis isn't connected.");
        return runIfAvailable(() => presenceStore.listOnline(userIds));
      },
    },
    (err) => log.warn({ err }, 'who is there could not be told or read'),
    presenceTimes,
  );
  const topics = createOwnedTopics(hub, feeds, times, () => registry.restoreValues());
  const commands = createRedisCommands(hub, topics.onRenewed);
  return {
    outlivesProcess: true,

    topics: {
      create: (lease, state) => runIfAvailable(() => topics.append(lease, { events: [], state })).then(() => {}),
      append: topics.append,
      drop: topics.drop,
      listAfter: (...args) => runIfAvailable(() => feeds.listAfter(...args)),
      state: (...args) => runIfAvailable(() => feeds.findState(...args)),
      follow: (...args) =>
        runIfAvailable(
          () => feeds.follow(...args),
          (stop) => stop(),
        ),
    },
    leases: {
      claim: (...args) =>
        runIfAvailable(
          () => topics.claim(...args),
          (lease) => lease?.release(),
        ),
      onOrphan: topics.onOrphan,
    },
    commands: { ...commands, send: (...args) => runIfAvailable(() => commands.send(...args)) },
    registry: {
      put: (...args) => runIfAvailable(() => registry.put(...args)),
      putIfAbsent: (...args) => runIfAvailable(() => registry.putIfAbsent(...args)),
      replace: (...args) => runIfAvailable(() => registry.replace(...args)),
      get: (...args) => runIfAvailable(() => registry.get(...args)),
      remove: (...args) => runIfAvailable(() => registry.remove(...args)),
      list: (...args) => runIfAvailable(() => registry.list(...args)),
    },
    signals: createRedisSignals(hub),
    presence,
    trackWork: pendingWork.add,
    async close() {
      const closing = Promise.all([topics.close(), presence.close()]);
      // While Redis can't be reached, the leases expire by themselves.
      await runIfAvailable(() => closing).catch((err: unknown) => log.warn({ err }, 'leases were not given back'));
      await pendingWork.drain();
      hub.close();
    },
  };
}
