// Realtime of several processes over one Redis.

import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { Redis } from 'ioredis';
import { AppError } from '../../lib/app-error.ts';
import type { Logger } from '../../lib/logger.ts';
import { createFinishing } from '../finishing.ts';
import { createPresence, type PresenceTimes } from '../presence.ts';
import type { Realtime } from '../realtime.ts';
import { createRedisCommands } from './commands.ts';
import { createFeeds } from './feeds.ts';
import { createHub } from './hub.ts';
import { createOwnedTopics, type LeaseTimes } from './owned.ts';
import { redisPresence } from './presence.ts';
import { createRedisRegistry } from './registry.ts';
import { createRedisSignals } from './signals.ts';

/** An owner that dies is followed by another within 8 s: its lease lapses, and somebody looks. */
const TIMES: LeaseTimes = { leaseMs: 5_000, renewMs: 1_500, lookMs: 1_000 };
const MAX_RECONNECT_MS = 1_000;
/** Calls wait for Redis no longer than for the database. */
const PATIENCE_MS = 4_000;
/** A list of friends can do without knowing who is there. */
const PRESENCE_PATIENCE_MS = 500;

interface RedisOptions {
  url: string;
  log: Logger;
  times?: LeaseTimes;
  presenceTimes?: PresenceTimes;
}

export function createRedisRealtime({ url, log, times = TIMES, presenceTimes }: RedisOptions): Realtime {
  // What was under way when the connection broke is sent again: every script may run twice.
  const connect = () =>
    new Redis(url, {
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(50 * times, MAX_RECONNECT_MS),
    });
  const redis = connect();
  const subscriber = connect();
  for (const connection of [redis, subscriber]) connection.on('error', (err) => log.warn({ err }, 'redis'));
  const hub = createHub(redis, subscriber, log, newId());
  const feeds = createFeeds(hub);
  const registry = createRedisRegistry(redis);
  const finishing = createFinishing();
  const presenceStore = redisPresence(redis, hub.processId);
  const presence = createPresence(
    { ...presenceStore, among: (userIds) => soon(presenceStore.among(userIds), undefined, PRESENCE_PATIENCE_MS) },
    (err) => log.warn({ err }, 'who is there could not be told or read'),
    presenceTimes,
  );
  const topics = createOwnedTopics(hub, feeds, times, () => registry.putAgain());
  return {
    outlivesProcess: true,

    topics: {
      append: topics.append,
      drop: topics.drop,
      after: (...args) => soon(feeds.after(...args)),
      state: (...args) => soon(feeds.state(...args)),
      follow: (...args) => soon(feeds.follow(...args), (stop) => stop()),
    },
    leases: {
      claim: (...args) => soon(topics.claim(...args), (lease) => lease?.release()),
      onOrphan: topics.onOrphan,
    },
    commands: createRedisCommands(hub, topics.onRenewed),
    registry: {
      put: (...args) => soon(registry.put(...args)),
      putIfNone: (...args) => soon(registry.putIfNone(...args)),
      replace: (...args) => soon(registry.replace(...args)),
      get: (...args) => soon(registry.get(...args)),
      remove: (...args) => soon(registry.remove(...args)),
      list: (...args) => soon(registry.list(...args)),
    },
    signals: createRedisSignals(hub),
    presence,
    finish: finishing.add,
    async close() {
      if (redis.status === 'ready') await Promise.all([topics.close(), presence.close()]);
      await finishing.done();
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}

/**
 * @param undo takes back what came too late
 * @throws AppError UNAVAILABLE where Redis doesn't answer
 */
async function soon<T>(work: Promise<T>, undo?: (late: T) => unknown, patienceMs = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: 2 }));
      work.then((result) => undo?.(result)).catch(() => undefined);
    }, patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
