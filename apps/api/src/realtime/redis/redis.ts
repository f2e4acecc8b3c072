// Realtime of several processes over one Redis.

import { newId } from '@quorbit/contracts/lib/ids';
import type { Realtime } from '../../kernel/realtime.ts';
import type { Logger } from '../../lib/logger.ts';
import type { RedisConnections } from '../../lib/redis/redis-connections.ts';
import { createFinishing } from '../finishing.ts';
import { createPresence, type PresenceTimes } from '../presence.ts';
import { createRedisCommands } from './commands.ts';
import { createFeeds } from './feeds.ts';
import { createHub } from './hub.ts';
import { createOwnedTopics, type LeaseTimes } from './owned.ts';
import { redisPresence } from './presence.ts';
import { createRedisRegistry } from './registry.ts';
import { createRedisSignals } from './signals.ts';

/** An owner that dies is followed by another within 8 s: its lease lapses, and somebody looks. */
const TIMES: LeaseTimes = { leaseMs: 5_000, renewMs: 1_500, lookMs: 1_000 };

interface RedisOptions {
  connections: RedisConnections;
  log: Logger;
  times?: LeaseTimes;
  presenceTimes?: PresenceTimes;
}

export function createRedisRealtime({ connections, log, times = TIMES, presenceTimes }: RedisOptions): Realtime {
  const hub = createHub({ connections, log, processId: newId() });
  const { redis, unlessAway } = hub;
  const feeds = createFeeds(hub);
  const registry = createRedisRegistry(redis);
  const finishing = createFinishing();
  const presenceStore = redisPresence(redis, hub.processId);
  const presence = createPresence(
    {
      ...presenceStore,
      async among(userIds) {
        // A list of friends can do without knowing who is there, and waits for no connection.
        if (redis.status !== 'ready') throw new Error("Redis isn't connected.");
        return unlessAway(() => presenceStore.among(userIds));
      },
    },
    (err) => log.warn({ err }, 'who is there could not be told or read'),
    presenceTimes,
  );
  const topics = createOwnedTopics(hub, feeds, times, () => registry.putAgain());
  const commands = createRedisCommands(hub, topics.onRenewed);
  return {
    outlivesProcess: true,

    topics: {
      begin: (lease, state) => unlessAway(() => topics.append(lease, { events: [], state })).then(() => {}),
      append: topics.append,
      drop: topics.drop,
      after: (...args) => unlessAway(() => feeds.after(...args)),
      state: (...args) => unlessAway(() => feeds.state(...args)),
      follow: (...args) =>
        unlessAway(
          () => feeds.follow(...args),
          (stop) => stop(),
        ),
    },
    leases: {
      claim: (...args) =>
        unlessAway(
          () => topics.claim(...args),
          (lease) => lease?.release(),
        ),
      onOrphan: topics.onOrphan,
    },
    commands: { ...commands, send: (...args) => unlessAway(() => commands.send(...args)) },
    registry: {
      put: (...args) => unlessAway(() => registry.put(...args)),
      putIfNone: (...args) => unlessAway(() => registry.putIfNone(...args)),
      replace: (...args) => unlessAway(() => registry.replace(...args)),
      get: (...args) => unlessAway(() => registry.get(...args)),
      remove: (...args) => unlessAway(() => registry.remove(...args)),
      list: (...args) => unlessAway(() => registry.list(...args)),
    },
    signals: createRedisSignals(hub),
    presence,
    finish: finishing.add,
    async close() {
      const closing = Promise.all([topics.close(), presence.close()]);
      // Where Redis is away, leases lapse.
      await unlessAway(() => closing).catch((err: unknown) => log.warn({ err }, 'leases were not given back'));
      await finishing.done();
      hub.close();
    },
  };
}
