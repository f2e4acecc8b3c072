// What is read from logs in Redis, and who in this process follows them.

import type { Follower, TopicEvent, TopicState } from '../../kernel/realtime.ts';
import { idOf, type Place, placeOf } from '../event-id.ts';
import type { Hub } from './hub.ts';
import { eventsChannel, keysOf } from './scripts.ts';

/** What processes tell each other of a log. */
export type FeedMessage =
  | { type: 'added'; epoch: string /** The seq of the first one. */; first: number; events: readonly string[] }
  | { type: 'restarted'; epoch: string }
  | { type: 'dropped' };

interface Feed {
  /** Of the newest event told; null where none is known. */
  place: Place | null;
  followers: Set<Follower>;
  /** Resolves once messages arrive. */
  ready: Promise<void>;
  stop: () => void;
  healing: boolean;
}

export interface Feeds {
  after(topic: string, id: string): Promise<TopicEvent[] | null>;
  state(topic: string): Promise<TopicState | null>;
  follow(topic: string, follower: Follower): Promise<() => void>;
  /** Takes what this process or another has told; each event reaches the followers once. */
  offer(topic: string, message: FeedMessage): void;
}

export function createFeeds(hub: Hub): Feeds {
  const { redis, log } = hub;
  const feeds = new Map<string, Feed>();
  hub.onGap(() => {
    for (const topic of feeds.keys()) heal(topic);
  });

  async function head(topic: string): Promise<(Place & { state: string | null }) | null> {
    const [key = ''] = keysOf(topic);
    const [epoch, seq, state] = await redis.hmget(key, 'epoch', 'seq', 'state');
    return epoch == null ? null : { epoch, seq: Number(seq ?? 0), state: state ?? null };
  }

  async function after(topic: string, id: string): Promise<TopicEvent[] | null> {
    const place = placeOf(id);
    if (!place) return null;
    const [, , key = ''] = keysOf(topic);
    const [current, entries] = await Promise.all([head(topic), redis.xrange(key, `(${place.seq}-0`, '+')]);
    if (!current || current.state === null || current.epoch !== place.epoch || place.seq > current.seq) return null;
    const events = entries.map(([entry, [, json = '']]) => ({
      id: idOf({ epoch: place.epoch, seq: Number.parseInt(entry, 10) }),
      json,
    }));
    const [first] = events;
    const complete = first ? placeOf(first.id)?.seq === place.seq + 1 : place.seq === current.seq;
    return complete ? events : null;
  }

  function tell(topic: string, feed: Feed, fn: (follower: Follower) => void): void {
    for (const follower of feed.followers) {
      try {
        fn(follower);
      } catch (err) {
        log.error({ err, topic }, 'a follower failed');
      }
    }
  }

  function offer(topic: string, message: FeedMessage): void {
    const feed = feeds.get(topic);
    if (!feed) return;
    if (message.type === 'dropped') tell(topic, feed, (follower) => follower.dropped());
    else if (message.type === 'restarted') restart(topic, feed, message.epoch);
    else add(topic, feed, message);
  }

  function restart(topic: string, feed: Feed, epoch: string): void {
    if (feed.place?.epoch === epoch) return;
    feed.place = { epoch, seq: 0 };
    tell(topic, feed, (follower) => follower.restarted());
  }

  function add(topic: string, feed: Feed, { epoch, first, events }: FeedMessage & { type: 'added' }): void {
    feed.place ??= { epoch, seq: first - 1 };
    if (feed.place.epoch !== epoch || first > feed.place.seq + 1) {
      heal(topic);
      return;
    }
    const known = feed.place.seq - first + 1;
    if (known >= events.length) return;
    const fresh = events
      .map((json, index) => ({ id: idOf({ epoch, seq: first + index }), json }))
      .slice(Math.max(0, known));
    feed.place = { epoch, seq: first + events.length - 1 };
    tell(topic, feed, (follower) => follower.events(fresh));
  }

  /** Reads what was missed. */
  function heal(topic: string): void {
    const feed = feeds.get(topic);
    if (!feed || feed.healing) return;
    feed.healing = true;
    void readMissed(topic, feed)
      .catch((err: unknown) => log.warn({ err, topic }, 'events that were missed could not be read'))
      .finally(() => {
        feed.healing = false;
      });
  }

  async function readMissed(topic: string, feed: Feed): Promise<void> {
    const from = feed.place;
    if (from === null) return;
    const missed = await after(topic, idOf(from));
    if (missed && missed.length > 0) {
      const events = missed.map(({ json }) => json);
      return add(topic, feed, { type: 'added', epoch: from.epoch, first: from.seq + 1, events });
    }
    if (missed) return;
    const current = await head(topic);
    if (!current || current.state === null) return;
    // What lies between is not there any more: the state tells it.
    feed.place = { epoch: current.epoch, seq: current.seq };
    tell(topic, feed, (follower) => follower.restarted());
  }

  function open(topic: string): Feed {
    const feed: Feed = { place: null, followers: new Set(), ready: Promise.resolve(), stop: () => {}, healing: false };
    feed.ready = (async () => {
      feed.stop = await hub.listen(eventsChannel(topic), (text) => offer(topic, JSON.parse(text) as FeedMessage));
      const current = await head(topic);
      if (current) feed.place ??= { epoch: current.epoch, seq: current.seq };
    })();
    feeds.set(topic, feed);
    return feed;
  }

  return {
    after,
    async state(topic) {
      const current = await head(topic);
      return current && current.state !== null ? { id: idOf(current), state: current.state } : null;
    },
    async follow(topic, follower) {
      const feed = feeds.get(topic) ?? open(topic);
      feed.followers.add(follower);
      const stop = () => {
        feed.followers.delete(follower);
        if (feed.followers.size > 0 || feeds.get(topic) !== feed) return;
        feeds.delete(topic);
        void feed.ready.then(() => feed.stop());
      };
      try {
        await feed.ready;
        return stop;
      } catch (error) {
        stop();
        throw error;
      }
    },
    offer,
  };
}
