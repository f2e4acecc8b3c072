// Reads topics' logs in Redis for the followers in this process.

import type { Follower, TopicEvent, TopicState } from '../../kernel/realtime.ts';
import { type EventPosition, formatEventId, parseEventId } from '../event-id.ts';
import type { Hub } from './hub.ts';
import { eventsChannel, topicKeys } from './scripts.ts';

/** A message between processes about a change of a topic's log. */
export type TopicMessage =
  | {
      type: 'added';
      epoch: string /** The number that the first of the added events has in the topic's log. */;
      first: number;
      events: readonly string[];
    }
  | { type: 'restarted'; epoch: string }
  | { type: 'dropped' };

interface TopicFeed {
  /** The position of the newest event that followers have; null if none is known. */
  position: EventPosition | null;
  followers: Set<Follower>;
  /** Resolves once the feed receives messages. */
  ready: Promise<void>;
  stop: () => void;
  isRecovering: boolean;
}

export interface TopicFeeds {
  listAfter(topic: string, id: string): Promise<TopicEvent[] | null>;
  findState(topic: string): Promise<TopicState | null>;
  follow(topic: string, follower: Follower): Promise<() => void>;
  /** Handles a message from this or another process; each event reaches the followers once. */
  receive(topic: string, message: TopicMessage): void;
}

export function createTopicFeeds(hub: Hub): TopicFeeds {
  const { redis, log } = hub;
  const feeds = new Map<string, TopicFeed>();
  hub.onGap(() => {
    for (const topic of feeds.keys()) recover(topic);
  });

  async function readHead(topic: string): Promise<(EventPosition & { state: string | null }) | null> {
    const [key = ''] = topicKeys(topic);
    const [epoch, seq, state] = await redis.hmget(key, 'epoch', 'seq', 'state');
    return epoch == null ? null : { epoch, seq: Number(seq ?? 0), state: state ?? null };
  }

  async function listAfter(topic: string, id: string): Promise<TopicEvent[] | null> {
    const place = parseEventId(id);
    if (!place) return null;
    const [, , key = ''] = topicKeys(topic);
    const [current, entries] = await Promise.all([readHead(topic), redis.xrange(key, `(${place.seq}-0`, '+')]);
    if (!current || current.state === null || current.epoch !== place.epoch || place.seq > current.seq) return null;
    const events = entries.map(([entry, [, json = '']]) => ({
      id: formatEventId({ epoch: place.epoch, seq: Number.parseInt(entry, 10) }),
      json,
    }));
    const [first] = events;
    const complete = first ? parseEventId(first.id)?.seq === place.seq + 1 : place.seq === current.seq;
    return complete ? events : null;
  }

  function notifyFollowers(topic: string, feed: TopicFeed, fn: (follower: Follower) => void): void {
    for (const follower of feed.followers) {
      try {
        fn(follower);
      } catch (err) {
        log.error({ err, topic }, 'a follower failed');
      }
    }
  }

  function receive(topic: string, message: TopicMessage): void {
    const feed = feeds.get(topic);
    if (!feed) return;
    if (message.type === 'dropped') notifyFollowers(topic, feed, (follower) => follower.dropped());
    else if (message.type === 'restarted') restartFeed(topic, feed, message.epoch);
    else addEvents(topic, feed, message);
  }

  function restartFeed(topic: string, feed: TopicFeed, epoch: string): void {
    if (feed.position?.epoch === epoch) return;
    feed.position = { epoch, seq: 0 };
    notifyFollowers(topic, feed, (follower) => follower.restarted());
  }

  function addEvents(topic: string, feed: TopicFeed, { epoch, first, events }: TopicMessage & { type: 'added' }): void {
    feed.position ??= { epoch, seq: first - 1 };
    if (feed.position.epoch !== epoch || first > feed.position.seq + 1) {
      recover(topic);
      return;
    }
    const knownCount = feed.position.seq - first + 1;
    if (knownCount >= events.length) return;
    const fresh = events
      .map((json, index) => ({ id: formatEventId({ epoch, seq: first + index }), json }))
      .slice(Math.max(0, knownCount));
    feed.position = { epoch, seq: first + events.length - 1 };
    notifyFollowers(topic, feed, (follower) => follower.events(fresh));
  }

  /** Reads events that were missed, and passes them to the followers. */
  function recover(topic: string): void {
    const feed = feeds.get(topic);
    if (!feed || feed.isRecovering) return;
    feed.isRecovering = true;
    void readMissed(topic, feed)
      .catch((err: unknown) => log.warn({ err, topic }, 'events that were missed could not be read'))
      .finally(() => {
        feed.isRecovering = false;
      });
  }

  async function readMissed(topic: string, feed: TopicFeed): Promise<void> {
    const from = feed.position;
    if (from === null) return;
    const missed = await listAfter(topic, formatEventId(from));
    if (missed && missed.length > 0) {
      const events = missed.map(({ json }) => json);
      return addEvents(topic, feed, { type: 'added', epoch: from.epoch, first: from.seq + 1, events });
    }
    if (missed) return;
    const current = await readHead(topic);
    if (!current || current.state === null) return;
    // The log no longer has all events that the followers miss, so they start again from the state.
    feed.position = { epoch: current.epoch, seq: current.seq };
    notifyFollowers(topic, feed, (follower) => follower.restarted());
  }

  function openFeed(topic: string): TopicFeed {
    const feed: TopicFeed = {
      position: null,
      followers: new Set(),
      ready: Promise.resolve(),
      stop: () => {},
      isRecovering: false,
    };
    feed.ready = (async () => {
      feed.stop = await hub.listen(eventsChannel(topic), (text) => receive(topic, JSON.parse(text) as TopicMessage));
      const current = await readHead(topic);
      if (current) feed.position ??= { epoch: current.epoch, seq: current.seq };
    })();
    feeds.set(topic, feed);
    return feed;
  }

  return {
    listAfter,
    async findState(topic) {
      const current = await readHead(topic);
      return current && current.state !== null ? { id: formatEventId(current), state: current.state } : null;
    },
    async follow(topic, follower) {
      const feed = feeds.get(topic) ?? openFeed(topic);
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
    receive,
  };
}
