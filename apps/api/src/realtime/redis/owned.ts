// The topics that this process owns in Redis: leases, and writing under them.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lease, TopicState, Topics } from '../../kernel/realtime.ts';
import { idOf, newEpoch } from '../event-id.ts';
import { LeaseLost } from '../lease-lost.ts';
import { KEPT_EVENTS } from '../limits.ts';
import type { FeedMessage, Feeds } from './feeds.ts';
import type { Hub } from './hub.ts';
import { eventsChannel, keysOf, run, SCRIPTS, TOPICS } from './scripts.ts';

type Addition = Parameters<Topics['append']>[1];

export interface LeaseTimes {
  leaseMs: number;
  renewMs: number;
  /** How often each process looks for topics without an owner. */
  lookMs: number;
}

/** Topics taken over in one look. */
const ADOPTED_AT_ONCE = 50;
const RETRY_MS = 200;

interface Owned {
  lease: Lease;
  lose: () => void;
  epoch: string;
  seq: number;
  /** Of the last append; null before the first. */
  state: string | null;
  /** Appends of one topic run one after the other. */
  last: Promise<unknown>;
}

export interface OwnedTopics {
  claim(topic: string): Promise<Lease | null>;
  append(lease: Lease, addition: Addition): Promise<string[]>;
  drop(lease: Lease): Promise<void>;
  onOrphan(beginning: string, adopt: (lease: Lease, state: TopicState) => void): () => void;
  /** Called with each renewal that went well. */
  onRenewed(listener: () => void): void;
  close(): Promise<void>;
}

export function createOwnedTopics(
  hub: Hub,
  feeds: Pick<Feeds, 'offer' | 'state'>,
  { leaseMs, renewMs, lookMs }: LeaseTimes,
  onEmptied: () => Promise<void>,
): OwnedTopics {
  const { redis, log } = hub;
  const owned = new Map<string, Owned>();
  const orphanages = new Set<{ beginning: string; adopt: (lease: Lease, state: TopicState) => void }>();
  const renewed: (() => void)[] = [];
  let closed = false;

  async function claim(topic: string): Promise<Lease | null> {
    const claimed = await run(redis, SCRIPTS.claim, keysOf(topic), [topic, leaseMs, newEpoch()]);
    if (claimed === null) return null;
    const [fence, epoch, seq, state] = claimed as [number, string, number, string];
    const lost = new AbortController();
    const one: Owned = {
      epoch,
      seq,
      state: state === '' ? null : state,
      last: Promise.resolve(),
      lose() {
        if (owned.get(topic) === one) owned.delete(topic);
        lost.abort();
      },
      lease: {
        topic,
        fence,
        lost: lost.signal,
        async release() {
          if (lost.signal.aborted) return;
          one.lose();
          const released = run(redis, SCRIPTS.release, keysOf(topic), [topic, fence]);
          // Where Redis is away, it gets this once it's back, and nobody waits for that.
          released.catch(failed);
          await hub.unlessAway(() => released);
        },
      },
    };
    owned.set(topic, one);
    return one.lease;
  }

  function mine({ topic, fence }: Lease): Owned {
    const one = owned.get(topic);
    if (one?.lease.fence !== fence) throw new LeaseLost(topic);
    return one;
  }

  function lose(one: Owned): never {
    one.lose();
    throw new LeaseLost(one.lease.topic);
  }

  /** Waits while Redis can't be reached: only Redis knows whether the lease is still valid. */
  async function insist<T>(one: Owned, fn: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await fn();
      } catch (err) {
        if (closed || one.lease.lost.aborted) throw err;
        log.warn({ err, topic: one.lease.topic }, 'redis');
        await pause(RETRY_MS);
      }
    }
  }

  /** Redis has lost what was there, or has an older copy of it: the log begins again with the state. */
  async function restart(one: Owned, state: string): Promise<void> {
    const { topic, fence } = one.lease;
    const epoch = newEpoch();
    const message: FeedMessage = { type: 'restarted', epoch };
    const args = [eventsChannel(topic), JSON.stringify(message), fence, epoch, state, topic, leaseMs];
    const result = await run(redis, SCRIPTS.restart, keysOf(topic), args);
    if (result === 'lost') lose(one);
    Object.assign(one, { epoch, seq: 0, state });
    log.warn({ topic }, 'a log began again, since redis had lost it');
    feeds.offer(topic, message);
    await onEmptied();
  }

  async function appendNow(one: Owned, { events, state }: Addition): Promise<string[]> {
    if (one.lease.lost.aborted) throw new LeaseLost(one.lease.topic);
    const { topic, fence } = one.lease;
    const first = one.seq + 1;
    const message: FeedMessage = { type: 'added', epoch: one.epoch, first, events };
    const word = randomBytes(6).toString('hex');
    const told = JSON.stringify(message);
    const args = [eventsChannel(topic), told, fence, one.epoch, one.seq, word, state, KEPT_EVENTS, ...events];
    const result = await insist(one, () => run(redis, SCRIPTS.append, keysOf(topic), args));
    if (result === 'lost') lose(one);
    if (result !== 'done') {
      await insist(one, () => restart(one, state));
      return events.map(() => idOf(one));
    }
    one.seq += events.length;
    one.state = state;
    if (events.length > 0) feeds.offer(topic, message);
    return events.map((_, at) => idOf({ epoch: one.epoch, seq: first + at }));
  }

  async function renew(one: Owned): Promise<void> {
    const { topic, fence } = one.lease;
    const result = await run(redis, SCRIPTS.renew, keysOf(topic), [topic, leaseMs, fence]);
    if (one.lease.lost.aborted) return;
    if (result === 'lost') one.lose();
    else if (result === 'empty' && one.state !== null) await inTurn(one, () => restart(one, one.state ?? ''));
  }

  function inTurn<T>(one: Owned, fn: () => Promise<T>): Promise<T> {
    const result = one.last.then(fn, fn);
    one.last = result.catch(() => undefined);
    return result;
  }

  async function adoptLapsed(): Promise<void> {
    const beginnings = [...orphanages].map(({ beginning }) => beginning);
    const lapsed = (await run(redis, SCRIPTS.lapsed, [TOPICS], [ADOPTED_AT_ONCE, ...beginnings])) as string[];
    for (const topic of lapsed) {
      const orphanage = [...orphanages].find(({ beginning }) => topic.startsWith(beginning));
      if (!orphanage || owned.has(topic)) continue;
      const lease = await claim(topic);
      if (!lease) continue;
      const state = await feeds.state(topic);
      if (state) orphanage.adopt(lease, state);
      else await drop(lease);
    }
  }

  async function drop(lease: Lease): Promise<void> {
    const one = mine(lease);
    await inTurn(one, async () => {
      const args = [eventsChannel(lease.topic), JSON.stringify({ type: 'dropped' }), lease.fence, lease.topic];
      const result = await insist(one, () => run(redis, SCRIPTS.drop, keysOf(lease.topic), args));
      one.lose();
      if (result === 'lost') throw new LeaseLost(lease.topic);
      feeds.offer(lease.topic, { type: 'dropped' });
    });
  }

  const failed = (err: unknown) => log.warn({ err }, 'leases could not be looked after');
  /** Each of the two runs again only once it is done, however long Redis takes. */
  function every(ms: number, work: () => Promise<unknown>): () => void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || redis.status !== 'ready') return;
      busy = true;
      work()
        .catch(failed)
        .finally(() => {
          busy = false;
        });
    }, ms);
    timer.unref();
    return () => clearInterval(timer);
  }
  const stopRenewing = every(renewMs, async () => {
    await Promise.all([...owned.values()].map((one) => renew(one).catch(failed)));
    for (const listener of renewed) listener();
  });
  const stopLooking = every(lookMs, async () => orphanages.size > 0 && adoptLapsed());

  return {
    claim,
    append: async (lease, addition) => {
      const one = mine(lease);
      return inTurn(one, () => appendNow(one, addition));
    },
    drop,
    onOrphan(beginning, adopt) {
      const orphanage = { beginning, adopt };
      orphanages.add(orphanage);
      return () => orphanages.delete(orphanage);
    },
    onRenewed: (listener) => void renewed.push(listener),
    async close() {
      closed = true;
      stopRenewing();
      stopLooking();
      const leases = [...owned.values()].map(({ lease }) => lease);
      await Promise.all(leases.map((lease) => lease.release().catch(failed)));
    },
  };
}
