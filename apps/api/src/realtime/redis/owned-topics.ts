// Manages the topics that this process owns in Redis: their leases, and writes under them.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lease, TopicState, Topics } from '../../kernel/realtime.ts';
import { formatEventId, newEpoch } from '../event-id.ts';
import { LeaseLost } from '../lease-lost.ts';
import { RETAINED_EVENTS } from '../limits.ts';
import type { Hub } from './hub.ts';
import { eventsChannel, runScript, SCRIPTS, TOPICS_KEY, topicKeys } from './scripts.ts';
import type { TopicFeeds, TopicMessage } from './topic-feeds.ts';

type Addition = Parameters<Topics['append']>[1];

export interface LeaseTimes {
  leaseMs: number;
  renewMs: number;
  /** Milliseconds between searches for topics without an owner. */
  checkMs: number;
}

/** The maximum number of topics taken over after one search. */
const ADOPT_BATCH = 50;
const RETRY_MS = 200;

interface OwnedTopic {
  lease: Lease;
  lose: () => void;
  epoch: string;
  seq: number;
  /** The topic's state after the newest append; null before the first append. */
  state: string | null;
  /** The end of the topic's queue of writes, which run one after the other. */
  queueEnd: Promise<unknown>;
}

export interface OwnedTopics {
  claim(topic: string): Promise<Lease | null>;
  append(lease: Lease, addition: Addition): Promise<string[]>;
  drop(lease: Lease): Promise<void>;
  onOrphan(prefix: string, adopt: (lease: Lease, state: TopicState) => void): () => void;
  /** Calls `listener` after each round of lease renewals, even if some of them failed. */
  onRenewed(listener: () => void): void;
  close(): Promise<void>;
}

export function createOwnedTopics(
  hub: Hub,
  feeds: Pick<TopicFeeds, 'receive' | 'findState'>,
  { leaseMs, renewMs, checkMs }: LeaseTimes,
  onEmptied: () => Promise<void>,
): OwnedTopics {
  const { redis, log } = hub;
  const owned = new Map<string, OwnedTopic>();
  const orphanWatchers = new Set<{ prefix: string; adopt: (lease: Lease, state: TopicState) => void }>();
  const renewalListeners: (() => void)[] = [];
  let closed = false;

  async function claim(topic: string): Promise<Lease | null> {
    const claimed = await runScript(redis, SCRIPTS.claim, topicKeys(topic), [topic, leaseMs, newEpoch()]);
    if (claimed === null) return null;
    const [fence, epoch, seq, state] = claimed as [number, string, number, string];
    const lost = new AbortController();
    const ownedTopic: OwnedTopic = {
      epoch,
      seq,
      state: state === '' ? null : state,
      queueEnd: Promise.resolve(),
      lose() {
        if (owned.get(topic) === ownedTopic) owned.delete(topic);
        lost.abort();
      },
      lease: {
        topic,
        fence,
        lost: lost.signal,
        async release() {
          if (lost.signal.aborted) return;
          ownedTopic.lose();
          const released = runScript(redis, SCRIPTS.release, topicKeys(topic), [topic, fence]);
          // If Redis can't be reached, the release is sent once it's back, and nobody waits for it.
          released.catch(logFailure);
          await hub.runIfAvailable(() => released);
        },
      },
    };
    owned.set(topic, ownedTopic);
    return ownedTopic.lease;
  }

  function requireOwned({ topic, fence }: Lease): OwnedTopic {
    const ownedTopic = owned.get(topic);
    if (ownedTopic?.lease.fence !== fence) throw new LeaseLost(topic);
    return ownedTopic;
  }

  function lose(ownedTopic: OwnedTopic): never {
    ownedTopic.lose();
    throw new LeaseLost(ownedTopic.lease.topic);
  }

  /**
   * Repeats `fn` until it succeeds, because only Redis knows whether the lease is still valid. Throws if the lease is
   * lost or the process closes.
   */
  async function retryUntilDone<T>(ownedTopic: OwnedTopic, fn: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await fn();
      } catch (err) {
        if (closed || ownedTopic.lease.lost.aborted) throw err;
        log.warn({ err, topic: ownedTopic.lease.topic }, 'redis');
        await pause(RETRY_MS);
      }
    }
  }

  /** Begins the log again with `state`, after Redis has lost the log or has an older copy of it. */
  async function restart(ownedTopic: OwnedTopic, state: string): Promise<void> {
    const { topic, fence } = ownedTopic.lease;
    const epoch = newEpoch();
    const message: TopicMessage = { type: 'restarted', epoch };
    const args = [eventsChannel(topic), JSON.stringify(message), fence, epoch, state, topic, leaseMs];
    const result = await runScript(redis, SCRIPTS.restart, topicKeys(topic), args);
    if (result === 'lost') lose(ownedTopic);
    Object.assign(ownedTopic, { epoch, seq: 0, state });
    log.warn({ topic }, 'a log began again, since redis had lost it');
    feeds.receive(topic, message);
    await onEmptied();
  }

  async function appendNow(ownedTopic: OwnedTopic, { events, state }: Addition): Promise<string[]> {
    if (ownedTopic.lease.lost.aborted) throw new LeaseLost(ownedTopic.lease.topic);
    const { topic, fence } = ownedTopic.lease;
    const first = ownedTopic.seq + 1;
    const message: TopicMessage = { type: 'added', epoch: ownedTopic.epoch, first, events };
    const appendId = randomBytes(6).toString('hex');
    const payload = JSON.stringify(message);
    const args = [
      eventsChannel(topic),
      payload,
      fence,
      ownedTopic.epoch,
      ownedTopic.seq,
      appendId,
      state,
      RETAINED_EVENTS,
      ...events,
    ];
    const result = await retryUntilDone(ownedTopic, () => runScript(redis, SCRIPTS.append, topicKeys(topic), args));
    if (result === 'lost') lose(ownedTopic);
    if (result !== 'done') {
      await retryUntilDone(ownedTopic, () => restart(ownedTopic, state));
      return events.map(() => formatEventId(ownedTopic));
    }
    ownedTopic.seq += events.length;
    ownedTopic.state = state;
    if (events.length > 0) feeds.receive(topic, message);
    return events.map((_, at) => formatEventId({ epoch: ownedTopic.epoch, seq: first + at }));
  }

  async function renew(ownedTopic: OwnedTopic): Promise<void> {
    const { topic, fence } = ownedTopic.lease;
    const result = await runScript(redis, SCRIPTS.renew, topicKeys(topic), [topic, leaseMs, fence]);
    if (ownedTopic.lease.lost.aborted) return;
    if (result === 'lost') ownedTopic.lose();
    else if (result === 'empty' && ownedTopic.state !== null)
      await enqueue(ownedTopic, () => restart(ownedTopic, ownedTopic.state ?? ''));
  }

  function enqueue<T>(ownedTopic: OwnedTopic, fn: () => Promise<T>): Promise<T> {
    const result = ownedTopic.queueEnd.then(fn, fn);
    ownedTopic.queueEnd = result.catch(() => undefined);
    return result;
  }

  async function adoptLapsed(): Promise<void> {
    const prefixes = [...orphanWatchers].map(({ prefix }) => prefix);
    const lapsed = (await runScript(redis, SCRIPTS.lapsed, [TOPICS_KEY], [ADOPT_BATCH, ...prefixes])) as string[];
    for (const topic of lapsed) {
      const watcher = [...orphanWatchers].find(({ prefix }) => topic.startsWith(prefix));
      if (!watcher || owned.has(topic)) continue;
      const lease = await claim(topic);
      if (!lease) continue;
      const state = await feeds.findState(topic);
      if (state) watcher.adopt(lease, state);
      else await drop(lease);
    }
  }

  async function drop(lease: Lease): Promise<void> {
    const ownedTopic = requireOwned(lease);
    await enqueue(ownedTopic, async () => {
      const args = [eventsChannel(lease.topic), JSON.stringify({ type: 'dropped' }), lease.fence, lease.topic];
      const result = await retryUntilDone(ownedTopic, () =>
        runScript(redis, SCRIPTS.drop, topicKeys(lease.topic), args),
      );
      ownedTopic.lose();
      if (result === 'lost') throw new LeaseLost(lease.topic);
      feeds.receive(lease.topic, { type: 'dropped' });
    });
  }

  const logFailure = (err: unknown) => log.warn({ err }, 'leases could not be looked after');
  /**
   * Repeats work every `ms` milliseconds while Redis is connected. A run begins only once the previous one is done,
   * however long Redis takes.
   */
  function repeatEvery(ms: number, work: () => Promise<unknown>): () => void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || redis.status !== 'ready') return;
      busy = true;
      work()
        .catch(logFailure)
        .finally(() => {
          busy = false;
        });
    }, ms);
    timer.unref();
    return () => clearInterval(timer);
  }
  const stopRenewing = repeatEvery(renewMs, async () => {
    await Promise.all([...owned.values()].map((ownedTopic) => renew(ownedTopic).catch(logFailure)));
    for (const listener of renewalListeners) listener();
  });
  const stopAdopting = repeatEvery(checkMs, async () => orphanWatchers.size > 0 && adoptLapsed());

  return {
    claim,
    append: async (lease, addition) => {
      const ownedTopic = requireOwned(lease);
      return enqueue(ownedTopic, () => appendNow(ownedTopic, addition));
    },
    drop,
    onOrphan(prefix, adopt) {
      const watcher = { prefix, adopt };
      orphanWatchers.add(watcher);
      return () => orphanWatchers.delete(watcher);
    },
    onRenewed: (listener) => void renewalListeners.push(listener),
    async close() {
      closed = true;
      stopRenewing();
      stopAdopting();
      const leases = [...owned.values()].map(({ lease }) => lease);
      await Promise.all(leases.map((lease) => lease.release().catch(logFailure)));
    },
  };
}
