import type { Signals } from '../../kernel/realtime.ts';
import type { Hub } from './hub.ts';
import { SIGNALS_CHANNEL } from './scripts.ts';

/** Creates signals over Redis. This process receives its own signals at once, whether or not Redis can be reached. */
export function createRedisSignals(hub: Hub): Signals {
  const listeners = new Map<string, Set<(text: string) => void>>();
  const notifyListeners = (channel: string, text: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(text);
  };
  hub
    .listen(SIGNALS_CHANNEL, (message) => {
      const [from = '', channel = '', text = ''] = JSON.parse(message) as string[];
      if (from !== hub.processId) notifyListeners(channel, text);
    })
    .catch((err: unknown) => hub.log.warn({ err }, 'redis'));
  return {
    publish(channel, text) {
      notifyListeners(channel, text);
      // A hint that waits until Redis is back would be outdated.
      if (hub.redis.status !== 'ready') return;
      hub.redis
        .publish(SIGNALS_CHANNEL, JSON.stringify([hub.processId, channel, text]))
        .catch((err: unknown) => hub.log.warn({ err }, 'redis'));
    },
    on(channel, listener) {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all);
      all.add(listener);
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(channel) === all) listeners.delete(channel);
      };
    },
  };
}
