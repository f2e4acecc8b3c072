import type { Redis } from 'ioredis';
import type { Logger } from '../../lib/logger.ts';
import type { RedisConnections } from '../../lib/redis/redis-connections.ts';

/** What the parts of realtime over Redis share. */
export interface Hub {
  /** Waits while Redis can't be reached, and sends again what was under way. */
  redis: Redis;
  log: Logger;
  /** This process. */
  processId: string;
  /** Does work that needs Redis, as `RedisConnections` says. */
  runIfAvailable: RedisConnections['runIfAvailable'];
  /** Listens to a channel; resolves once it does. @returns what ends it */
  listen(channel: string, listener: (message: string) => void): Promise<() => void>;
  /** Called when the connection that listens is back: messages may have been lost. */
  onGap(listener: () => void): void;
}

interface HubOptions extends Pick<Hub, 'log' | 'processId'> {
  connections: RedisConnections;
}

/** One connection listens for all. */
export function createHub({ connections, log, processId }: HubOptions): Hub & { close(): void } {
  // Commands that were under way when the connection broke are sent again, so every script may run twice.
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
    // Behind the subscriptions that the client makes again by itself.
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
