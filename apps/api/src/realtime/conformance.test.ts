import { newId } from '@quorbit/contracts/lib/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Lease, Realtime, TopicState } from '../kernel/realtime.ts';
import { AppError } from '../lib/app-error.ts';
import { LeaseLost } from './lease-lost.ts';
import { RETAINED_EVENTS } from './limits.ts';
import type { PresenceTimes } from './presence.ts';
import { additionOf, claimTopic, createProcesses, snapshotOf, testRedisUrl } from './testing.ts';
import { topicStream } from './topic-stream.ts';

describe.each(testRedisUrl === undefined ? ['memory'] : ['memory', 'redis'])('realtime in %s', (kind) => {
  let start: (presenceTimes?: PresenceTimes) => Realtime;
  let one: Realtime;
  let two: Realtime;
  let topic: string;
  const opened: Realtime[] = [];
  beforeEach(() => {
    const make = createProcesses(kind);
    start = (presenceTimes) => {
      const made = make(presenceTimes);
      opened.push(made);
      return made;
    };
    one = start();
    two = start();
    topic = `test:${newId()}`;
  });
  afterEach(async () => {
    for (const realtime of opened.splice(0)) await realtime.close();
  });

  interface Found {
    id: string;
    n: number;
  }
  /** Reads a stream until it has `count` events. @param found receives the events */
  async function read(realtime: Realtime, count: number, lastEventId?: string, found: Found[] = []) {
    for await (const [id, { n }] of topicStream<{ n: number }>(realtime.topics, {
      topic,
      lastEventId,
      snapshot: snapshotOf,
    })) {
      found.push({ id, n });
      if (found.length === count) break;
    }
    return found;
  }
  const numbers = (found: readonly Found[]) => found.map(({ n }) => n);

  it('sends readers on every process the same events, in order and once', async () => {
    const lease = await claimTopic(one, topic);
    await one.topics.append(lease, additionOf(1));
    const seen: Found[][] = [[], []];
    const readers = [one, two].map((realtime, at) => read(realtime, 5, undefined, seen[at]));
    for (const n of [2, 3]) await one.topics.append(lease, additionOf(n));
    // A late reader starts from the state; the poll makes sure that no reader starts after the last event.
    await expect.poll(() => seen.every((found) => found.length > 0)).toBe(true);
    for (const n of [4, 5, 6, 7]) await one.topics.append(lease, additionOf(n));
    for (const found of await Promise.all(readers)) {
      const [first = 0, ...rest] = numbers(found);
      expect(rest).toEqual(rest.map((_, at) => -first + at + 1));
    }
  });

  it('continues after the last event that a reader has', async () => {
    const lease = await claimTopic(one, topic);
    const ids = await one.topics.append(lease, additionOf(1, 2, 3, 4));
    expect(numbers(await read(two, 2, ids[1]))).toEqual([3, 4]);
    const nothingMissed = read(two, 1, ids[3]);
    await expect.poll(async () => (await two.topics.listAfter(topic, ids[3] ?? ''))?.length).toBe(0);
    await one.topics.append(lease, additionOf(5));
    expect(numbers(await nothingMissed)).toEqual([5]);
  });

  it('begins with the state if the log can’t tell what was missed', async () => {
    const lease = await claimTopic(one, topic);
    const [first] = await one.topics.append(lease, additionOf(1));
    for (let n = 2; n < 3 * RETAINED_EVENTS; n += 100)
      await one.topics.append(lease, additionOf(...Array.from({ length: 100 }, (_, at) => n + at)));
    const last = JSON.parse((await one.topics.state(topic))?.state ?? '').last as number;
    for (const id of [first, undefined, 'nonsense', 'other-3', `${first}000000`])
      expect(numbers(await read(two, 1, id))).toEqual([-last]);
  });

  it('has one owner, and refuses what an earlier one writes', async () => {
    const lease = await claimTopic(one, topic);
    expect(await two.leases.claim(topic)).toBeNull();
    await one.topics.append(lease, additionOf(1));
    await lease.release();
    expect(lease.lost.aborted).toBe(true);
    const next = await claimTopic(two, topic);
    expect(next.fence).toBeGreaterThan(lease.fence);
    await expect(one.topics.append(lease, additionOf(2))).rejects.toThrow(LeaseLost);
    await expect(one.topics.drop(lease)).rejects.toThrow(LeaseLost);
    await two.topics.append(next, additionOf(3));
    expect((await one.topics.state(topic))?.state).toBe(additionOf(3).state);
  });

  it('hands a topic whose owner has closed to another process', async () => {
    const lease = await claimTopic(one, topic);
    await one.topics.append(lease, additionOf(1, 2));
    const adopted = new Promise<[Lease, TopicState]>((resolve) => {
      two.leases.onOrphan('test:', (next, state) => next.topic === topic && resolve([next, state]));
    });
    await one.close();
    const [next, state] = await adopted;
    expect(state.state).toBe(additionOf(2).state);
    expect(next.fence).toBeGreaterThan(lease.fence);
    await two.topics.append(next, additionOf(3));
    expect(numbers(await read(two, 1, state.id))).toEqual([3]);
  });

  it('delivers commands to the owner in order, and returns replies and refusals', async () => {
    const lease = await claimTopic(one, topic);
    await one.topics.append(lease, additionOf(1));
    const got: unknown[] = [];
    one.commands.serve(lease, async ({ body }) => {
      got.push(body);
      if (body === 3) throw new AppError('CONFLICT', 'Not three.');
      return { doubled: Number(body) * 2 };
    });
    for (const realtime of [one, two]) {
      const replies = await Promise.allSettled([1, 2, 3].map((n) => realtime.commands.send(topic, n)));
      expect(replies.map((reply) => (reply.status === 'fulfilled' ? reply.value : reply.reason.message))).toEqual([
        { doubled: 2 },
        { doubled: 4 },
        'Not three.',
      ]);
    }
    expect(got).toEqual([1, 2, 3, 1, 2, 3]);
    await expect(two.commands.send(`${topic}-none`, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ends the streams of a dropped topic', async () => {
    const lease = await claimTopic(one, topic);
    await one.topics.append(lease, additionOf(1));
    const all = Promise.all([one, two].map((realtime) => read(realtime, 99))).catch((error: unknown) => error);
    await expect.poll(async () => (await two.topics.state(topic)) !== null).toBe(true);
    const again = setInterval(() => undefined, 1_000);
    await one.topics.append(lease, additionOf(2));
    // Readers that haven't begun by now are refused, since the topic doesn't exist any more.
    await one.topics.drop(lease);
    const ended = await all;
    clearInterval(again);
    expect(Array.isArray(ended) || ended instanceof AppError).toBe(true);
    expect(await two.topics.state(topic)).toBeNull();
    expect(lease.lost.aborted).toBe(true);
  });

  it('tells its owners on close to end their work, and waits for it', async () => {
    const lease = await claimTopic(one, topic);
    let ended = false;
    const begun = new Promise<void>((resolve) => {
      lease.lost.addEventListener('abort', () =>
        setTimeout(() => {
          ended = true;
          resolve();
        }),
      );
    });
    one.trackWork(begun);
    one.trackWork(Promise.reject(new Error('Whoever began it hears of this.')));
    await one.close();
    expect(ended).toBe(true);
  });

  it('stores small values that all processes see', async () => {
    const unique = newId();
    await one.registry.put(unique, 'a', '1');
    expect(await two.registry.putIfAbsent(unique, 'a', '2')).toBe('1');
    expect(await two.registry.putIfAbsent(unique, 'b', '2')).toBe('2');
    expect(await one.registry.get(unique, 'b')).toBe('2');
    expect((await one.registry.list(unique, 10)).map(({ key }) => key).sort()).toEqual(['a', 'b']);
    expect(await one.registry.list(unique, 1)).toHaveLength(1);
    expect(await one.registry.replace(unique, 'b', 'not this', '3')).toBe(false);
    expect(await one.registry.replace(unique, 'b', '2', '3')).toBe(true);
    expect(await two.registry.get(unique, 'b')).toBe('3');
    expect(await two.registry.replace(unique, 'b', '3', '2')).toBe(true);
    expect(await two.registry.replace(unique, 'none', '3', '2')).toBe(false);
    await one.registry.remove(unique, 'b', 'not this');
    expect(await two.registry.get(unique, 'b')).toBe('2');
    await one.registry.remove(unique, 'b', '2');
    await two.registry.remove(unique, 'a');
    expect(await one.registry.list(unique, 10)).toEqual([]);
    expect(await one.registry.get(unique, 'none')).toBeNull();
  });

  it('shows a person as online on all processes until they leave the last one', async () => {
    const [ada, bob, carol] = [newId(), newId(), newId()];
    const there = async (realtime: Realtime) => [...(await realtime.presence.listOnline([carol, bob, ada]))];
    const leaves = [one.presence.enter(ada), one.presence.enter(ada), two.presence.enter(ada)];
    const leaveBob = two.presence.enter(bob);
    for (const realtime of [one, two]) await expect.poll(() => there(realtime)).toEqual([bob, ada]);
    leaveBob();
    leaveBob();
    for (const realtime of [one, two]) await expect.poll(() => there(realtime)).toEqual([ada]);
    leaves[0]?.();
    leaves[2]?.();
    // Each process applies its presence changes in order: once Bob counts as online, the earlier leaving has been
    // applied too.
    two.presence.enter(bob);
    await expect.poll(() => there(two)).toContain(bob);
    expect(await there(one)).toEqual([bob, ada]);
    leaves[1]?.();
    await expect.poll(() => there(two)).toEqual([bob]);
    leaves[1]?.();
    one.presence.enter(ada)();
    one.presence.enter(carol);
    await expect.poll(() => there(two)).toEqual([carol, bob]);
    expect(await one.presence.listOnline([])).toEqual(new Set());
  });

  it('keeps people online while their process runs, and forgets people of a process that has stopped', async () => {
    const [kept, lost, stopped] = [newId(), newId(), newId()];
    start({ refreshMs: 50, lifeMs: 1_000 }).presence.enter(kept);
    start({ refreshMs: 3_600_000, lifeMs: 1_000 }).presence.enter(lost);
    const stopping = start();
    stopping.presence.enter(stopped);
    const there = async () => [...(await one.presence.listOnline([kept, lost, stopped]))];
    await expect.poll(there).toEqual([kept, lost, stopped]);
    await stopping.close();
    expect(await there()).not.toContain(stopped);
    await expect.poll(there).toEqual([kept]);
  });

  it('passes signals to all processes until they stop listening', async () => {
    const heard: string[] = [];
    const channel = newId();
    const stops = [one, two].map((realtime, at) => realtime.signals.on(channel, (text) => heard.push(`${at}${text}`)));
    await expect
      .poll(() => {
        one.signals.publish(channel, 'a');
        return new Set(heard).size;
      })
      .toBe(2);
    stops[0]?.();
    heard.length = 0;
    one.signals.publish(channel, 'b');
    await expect.poll(() => heard.includes('1b')).toBe(true);
    expect(heard).not.toContain('0b');
  });
});
