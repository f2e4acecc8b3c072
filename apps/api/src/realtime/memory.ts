// Realtime within one process, for servers without Redis. In tests, several instances over one store represent
// processes.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Follower, Lease, Realtime, TopicCommand, TopicEvent, TopicState } from '../kernel/realtime.ts';
import { AppError } from '../lib/app-error.ts';
import { formatEventId, newEpoch, parseEventId } from './event-id.ts';
import { LeaseLost } from './lease-lost.ts';
import { REGISTRY_TTL_MS, RETAINED_EVENTS } from './limits.ts';
import { createMemoryPresence, type PresenceMap } from './memory-presence.ts';
import { TOPIC_NOT_FOUND } from './messages.ts';
import { createPendingWork } from './pending-work.ts';
import { createPresence, PRESENCE_TIMES, type PresenceTimes } from './presence.ts';

interface StoredTopic {
  epoch: string;
  seq: number;
  /** The newest events of the topic, in order. */
  events: TopicEvent[];
  /** The state of the topic; null until the first one is written. */
  state: string | null;
  fence: number;
  owner: Owner | null;
  followers: Set<Follower>;
}

interface Owner {
  fence: number;
  handler: ((command: TopicCommand) => Promise<unknown>) | null;
  lose: () => void;
}

interface OrphanWatcher {
  prefix: string;
  adopt: (lease: Lease, state: TopicState) => void;
}

/** The data that several processes would share. */
export interface MemoryStore {
  topics: Map<string, StoredTopic>;
  registry: Map<string, Map<string, { value: string; until: number }>>;
  listeners: Map<string, Set<(text: string) => void>>;
  orphanWatchers: Set<OrphanWatcher & { of: Realtime }>;
  presence: PresenceMap;
}

export function createMemoryStore(): MemoryStore {
  return {
    topics: new Map(),
    registry: new Map(),
    listeners: new Map(),
    orphanWatchers: new Set(),
    presence: new Map(),
  };
}

/** Creates realtime over a store in memory. @param now returns milliseconds, by which values expire */
export function createMemoryRealtime(
  store: MemoryStore = createMemoryStore(),
  now: () => number = Date.now,
  times: PresenceTimes = PRESENCE_TIMES,
): Realtime {
  const ownLeases = new Map<Owner, Lease>();
  const pendingWork = createPendingWork();
  const presence = createPresence(
    createMemoryPresence(store.presence, now),
    (error) => {
      throw error;
    },
    times,
  );

  function findWritten(topic: string): (StoredTopic & { state: string }) | null {
    const stored = store.topics.get(topic);
    return stored && stored.state !== null ? (stored as StoredTopic & { state: string }) : null;
  }

  function getOrCreateTopic(topic: string): StoredTopic {
    const found = store.topics.get(topic);
    if (found) return found;
    const stored: StoredTopic = {
      epoch: newEpoch(),
      seq: 0,
      events: [],
      state: null,
      fence: 0,
      owner: null,
      followers: new Set(),
    };
    store.topics.set(topic, stored);
    return stored;
  }

  function requireOwned({ topic, fence }: Lease): StoredTopic {
    const stored = store.topics.get(topic);
    if (stored?.owner?.fence !== fence) throw new LeaseLost(topic);
    return stored;
  }

  function offerOrphan(topic: string): void {
    for (const { of, prefix, adopt } of store.orphanWatchers) {
      if (!topic.startsWith(prefix)) continue;
      void of.leases.claim(topic).then((lease) => {
        const stored = findWritten(topic);
        if (lease && stored) adopt(lease, { id: formatEventId(stored), state: stored.state });
      });
    }
  }

  function liveEntries(kind: string) {
    const all = store.registry.get(kind) ?? new Map<string, { value: string; until: number }>();
    store.registry.set(kind, all);
    for (const [key, { until }] of all) if (until <= now()) all.delete(key);
    return all;
  }

  function put(kind: string, key: string, value: string): void {
    const all = liveEntries(kind);
    all.delete(key);
    all.set(key, { value, until: now() + REGISTRY_TTL_MS });
  }

  const realtime: Realtime = {
    outlivesProcess: false,

    topics: {
      async create(lease, state) {
        requireOwned(lease).state = state;
      },
      async append(lease, { events, state }) {
        const stored = requireOwned(lease);
        const added = events.map((json) => ({ id: formatEventId({ epoch: stored.epoch, seq: ++stored.seq }), json }));
        stored.events.push(...added);
        if (stored.events.length > 2 * RETAINED_EVENTS) stored.events.splice(0, stored.events.length - RETAINED_EVENTS);
        stored.state = state;
        if (added.length > 0) for (const follower of stored.followers) follower.events(added);
        return added.map(({ id }) => id);
      },
      async listAfter(topic, id) {
        const stored = findWritten(topic);
        const place = parseEventId(id);
        if (!stored || !place || place.epoch !== stored.epoch) return null;
        const missedCount = stored.seq - place.seq;
        if (missedCount < 0 || missedCount > stored.events.length) return null;
        return missedCount === 0 ? [] : stored.events.slice(-missedCount);
      },
      async state(topic) {
        const stored = findWritten(topic);
        return stored ? { id: formatEventId(stored), state: stored.state } : null;
      },
      async follow(topic, follower) {
        const stored = getOrCreateTopic(topic);
        stored.followers.add(follower);
        return () => {
          stored.followers.delete(follower);
          const unused = stored.state === null && stored.owner === null && stored.followers.size === 0;
          if (unused && store.topics.get(topic) === stored) store.topics.delete(topic);
        };
      },
      async drop(lease) {
        const { followers, owner } = requireOwned(lease);
        store.topics.delete(lease.topic);
        for (const follower of followers) follower.dropped();
        owner?.lose();
      },
    },

    leases: {
      async claim(topic) {
        const stored = getOrCreateTopic(topic);
        if (stored.owner) return null;
        const lost = new AbortController();
        const owner: Owner = {
          fence: ++stored.fence,
          handler: null,
          lose: () => {
            ownLeases.delete(owner);
            if (stored.owner === owner) stored.owner = null;
            lost.abort();
          },
        };
        stored.owner = owner;
        const lease: Lease = {
          topic,
          fence: owner.fence,
          lost: lost.signal,
          release: async () => {
            if (lost.signal.aborted) return;
            owner.lose();
            if (findWritten(topic)) offerOrphan(topic);
            else if (stored.followers.size === 0) store.topics.delete(topic);
          },
        };
        ownLeases.set(owner, lease);
        return lease;
      },
      onOrphan(prefix, adopt) {
        const watcher = { of: realtime, prefix, adopt };
        store.orphanWatchers.add(watcher);
        return () => store.orphanWatchers.delete(watcher);
      },
    },

    commands: {
      async send(topic, body) {
        const handler = store.topics.get(topic)?.owner?.handler;
        if (!handler) throw new AppError('NOT_FOUND', TOPIC_NOT_FOUND);
        return handler({ id: newId(), body });
      },
      serve(lease, handler) {
        const { owner } = requireOwned(lease);
        if (owner) owner.handler = handler;
      },
    },

    registry: {
      async put(kind, key, value) {
        put(kind, key, value);
      },
      async putIfAbsent(kind, key, value) {
        const existing = liveEntries(kind).get(key)?.value;
        if (existing === undefined) put(kind, key, value);
        return existing ?? value;
      },
      async replace(kind, key, expected, value) {
        if (liveEntries(kind).get(key)?.value !== expected) return false;
        put(kind, key, value);
        return true;
      },
      async get(kind, key) {
        return liveEntries(kind).get(key)?.value ?? null;
      },
      async remove(kind, key, value) {
        const all = liveEntries(kind);
        if (value === undefined || all.get(key)?.value === value) all.delete(key);
      },
      async list(kind, limit) {
        const all = [...liveEntries(kind)].map(([key, { value }]) => ({ key, value }));
        return all.reverse().slice(0, limit);
      },
    },

    presence,

    signals: {
      publish(channel, text) {
        for (const listener of store.listeners.get(channel) ?? []) listener(text);
      },
      on(channel, listener) {
        const listeners = store.listeners.get(channel) ?? new Set();
        store.listeners.set(channel, listeners);
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
          if (listeners.size === 0 && store.listeners.get(channel) === listeners) store.listeners.delete(channel);
        };
      },
    },

    trackWork: pendingWork.add,

    async close() {
      for (const watcher of store.orphanWatchers) if (watcher.of === realtime) store.orphanWatchers.delete(watcher);
      for (const lease of [...ownLeases.values()]) await lease.release();
      await presence.close();
      await pendingWork.drain();
    },
  };
  return realtime;
}
