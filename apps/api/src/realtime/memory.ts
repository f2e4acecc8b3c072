// Realtime of one process, for servers without Redis. Several of them over one store are what tests take for processes.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Command, Follower, Lease, Realtime, TopicEvent, TopicState } from '../kernel/realtime.ts';
import { AppError } from '../lib/app-error.ts';
import { idOf, newEpoch, placeOf } from './event-id.ts';
import { createFinishing } from './finishing.ts';
import { LeaseLost } from './lease-lost.ts';
import { KEPT_EVENTS, REGISTERED_MS } from './limits.ts';
import { memoryPresence, type Present } from './memory-presence.ts';
import { createPresence, PRESENCE_TIMES, type PresenceTimes } from './presence.ts';
import { TOPIC_GONE } from './words.ts';

interface StoredTopic {
  epoch: string;
  seq: number;
  /** The newest ones. */
  events: TopicEvent[];
  /** Null until the first append. */
  state: string | null;
  fence: number;
  owner: Owner | null;
  followers: Set<Follower>;
}

interface Owner {
  fence: number;
  handler: ((command: Command) => Promise<unknown>) | null;
  lose: () => void;
}

interface Orphanage {
  beginning: string;
  adopt: (lease: Lease, state: TopicState) => void;
}

/** What several processes would share. */
export interface MemoryStore {
  topics: Map<string, StoredTopic>;
  registered: Map<string, Map<string, { value: string; until: number }>>;
  listeners: Map<string, Set<(text: string) => void>>;
  orphanages: Set<Orphanage & { of: Realtime }>;
  present: Present;
}

export function createMemoryStore(): MemoryStore {
  return { topics: new Map(), registered: new Map(), listeners: new Map(), orphanages: new Set(), present: new Map() };
}

/** @param now milliseconds; for what lapses */
export function createMemoryRealtime(
  store: MemoryStore = createMemoryStore(),
  now: () => number = Date.now,
  times: PresenceTimes = PRESENCE_TIMES,
): Realtime {
  const mine = new Map<Owner, Lease>();
  const finishing = createFinishing();
  const presence = createPresence(
    memoryPresence(store.present, now),
    (error) => {
      throw error;
    },
    times,
  );

  function written(topic: string): (StoredTopic & { state: string }) | null {
    const stored = store.topics.get(topic);
    return stored && stored.state !== null ? (stored as StoredTopic & { state: string }) : null;
  }

  function topicOf(topic: string): StoredTopic {
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

  function owned({ topic, fence }: Lease): StoredTopic {
    const stored = store.topics.get(topic);
    if (stored?.owner?.fence !== fence) throw new LeaseLost(topic);
    return stored;
  }

  function orphaned(topic: string): void {
    for (const { of, beginning, adopt } of store.orphanages) {
      if (!topic.startsWith(beginning)) continue;
      void of.leases.claim(topic).then((lease) => {
        const stored = written(topic);
        if (lease && stored) adopt(lease, { id: idOf(stored), state: stored.state });
      });
    }
  }

  function registeredOf(kind: string) {
    const all = store.registered.get(kind) ?? new Map<string, { value: string; until: number }>();
    store.registered.set(kind, all);
    for (const [key, { until }] of all) if (until <= now()) all.delete(key);
    return all;
  }

  function put(kind: string, key: string, value: string): void {
    const all = registeredOf(kind);
    all.delete(key);
    all.set(key, { value, until: now() + REGISTERED_MS });
  }

  const realtime: Realtime = {
    outlivesProcess: false,

    topics: {
      async begin(lease, state) {
        owned(lease).state = state;
      },
      async append(lease, { events, state }) {
        const stored = owned(lease);
        const added = events.map((json) => ({ id: idOf({ epoch: stored.epoch, seq: ++stored.seq }), json }));
        stored.events.push(...added);
        if (stored.events.length > 2 * KEPT_EVENTS) stored.events.splice(0, stored.events.length - KEPT_EVENTS);
        stored.state = state;
        if (added.length > 0) for (const follower of stored.followers) follower.events(added);
        return added.map(({ id }) => id);
      },
      async after(topic, id) {
        const stored = written(topic);
        const place = placeOf(id);
        if (!stored || !place || place.epoch !== stored.epoch) return null;
        const missed = stored.seq - place.seq;
        if (missed < 0 || missed > stored.events.length) return null;
        return missed === 0 ? [] : stored.events.slice(-missed);
      },
      async state(topic) {
        const stored = written(topic);
        return stored ? { id: idOf(stored), state: stored.state } : null;
      },
      async follow(topic, follower) {
        const stored = topicOf(topic);
        stored.followers.add(follower);
        return () => {
          stored.followers.delete(follower);
          const unused = stored.state === null && stored.owner === null && stored.followers.size === 0;
          if (unused && store.topics.get(topic) === stored) store.topics.delete(topic);
        };
      },
      async drop(lease) {
        const { followers, owner } = owned(lease);
        store.topics.delete(lease.topic);
        for (const follower of followers) follower.dropped();
        owner?.lose();
      },
    },

    leases: {
      async claim(topic) {
        const stored = topicOf(topic);
        if (stored.owner) return null;
        const lost = new AbortController();
        const owner: Owner = {
          fence: ++stored.fence,
          handler: null,
          lose: () => {
            mine.delete(owner);
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
            if (written(topic)) orphaned(topic);
            else if (stored.followers.size === 0) store.topics.delete(topic);
          },
        };
        mine.set(owner, lease);
        return lease;
      },
      onOrphan(beginning, adopt) {
        const orphanage = { of: realtime, beginning, adopt };
        store.orphanages.add(orphanage);
        return () => store.orphanages.delete(orphanage);
      },
    },

    commands: {
      async send(topic, body) {
        const handler = store.topics.get(topic)?.owner?.handler;
        if (!handler) throw new AppError('NOT_FOUND', TOPIC_GONE);
        return handler({ id: newId(), body });
      },
      serve(lease, handler) {
        const { owner } = owned(lease);
        if (owner) owner.handler = handler;
      },
    },

    registry: {
      async put(kind, key, value) {
        put(kind, key, value);
      },
      async putIfNone(kind, key, value) {
        const standing = registeredOf(kind).get(key)?.value;
        if (standing === undefined) put(kind, key, value);
        return standing ?? value;
      },
      async replace(kind, key, expected, value) {
        if (registeredOf(kind).get(key)?.value !== expected) return false;
        put(kind, key, value);
        return true;
      },
      async get(kind, key) {
        return registeredOf(kind).get(key)?.value ?? null;
      },
      async remove(kind, key, value) {
        const all = registeredOf(kind);
        if (value === undefined || all.get(key)?.value === value) all.delete(key);
      },
      async list(kind, limit) {
        const all = [...registeredOf(kind)].map(([key, { value }]) => ({ key, value }));
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

    finish: finishing.add,

    async close() {
      for (const orphanage of store.orphanages) if (orphanage.of === realtime) store.orphanages.delete(orphanage);
      for (const lease of [...mine.values()]) await lease.release();
      await presence.close();
      await finishing.done();
    },
  };
  return realtime;
}
