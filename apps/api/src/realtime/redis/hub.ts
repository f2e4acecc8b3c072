import type { Redis } from 'ioredis';
import type { Logger } from '../../lib/logger.ts';
import type { RedisConnections } from '../../lib/redis/redis-connections.ts';

/** The parts that all realtime modules over Redis share. */
export interface Hub {
  /** The connection for commands. While Redis can't be reached, commands wait, and those in progress are sent again. */
  redis: Redis;
  log: Logger;
  /** The unique id of this process. */
  processId: string;
  /** Does work that needs Redis; see `RedisConnections`. */
  runIfAvailable: RedisConnections['runIfAvailable'];
  /** Subscribes `listener` to a channel; resolves once messages arrive. @returns a function that unsubscribes it */
  listen(channel: string, listener: (message: string) => void): Promise<() => void>;
  /** Calls `listener` each time the subscribing connection has reconnected, because messages may have been lost. */
  onGap(listener: () => void): void;
}

interface HubOptions extends Pick<Hub, 'log' | 'processId'> {
  connections: RedisConnections;
}

/** Creates the hub of a process, with one connection for commands and one for all subscriptions. */
export function createHub({ connections, log, processId }: HubOptions): Hub & { close(): void } {
  // Commands in progress when the connection breaks are sent again, so every script may run twice.
  const redis = connections.open({ maxRetriesPerRequest: null });
  const subscriber = connections.open({ maxRetriesPerRequest: null });
  const channels = new Map<string, Set<(message: string) => void>>();
  const gapListeners: (() => void)[] = [];
  let connected = false;
  subscriber.on('message', (channel: string, message: string) => {
    for (const listener of channels.get(channel) ?? []) {
      try {
        listener(message);
      } catch (err) {
        log.error({ err, channel }, 'a message between processes failed');
      }
    }
  });
  subscriber.on('ready', () => {
    const isReconnect = connected;
    connected = true;
    // The client renews its subscriptions by itself; Redis replies to this ping only after it has renewed them.
    if (isReconnect) subscriber.ping().then(notifyGap, logFailure);
  });
  const notifyGap = () => {
    for (const gap of gapListeners) gap();
  };
  const logFailure = (err: unknown) => log.warn({ err }, 'redis');
  return {
    redis,
    log,
    processId,
    runIfAvailable: connections.runIfAvailable,
    async listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      channels.set(channel, listeners);
      if (isFirst) await subscriber.subscribe(channel);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || channels.get(channel) !== listeners) return;
        channels.delete(channel);
        subscriber.unsubscribe(channel).catch(logFailure);
      };
    },
    onGap: (listener) => void gapListeners.push(listener),
    close() {
      redis.disconnect();
      subscriber.disconnect();
    },
  };
}
