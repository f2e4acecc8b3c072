// Tests failures that only Redis can cause: it may lose its data, and processes may freeze.
import { newId } from '@quorbit/contracts/lib/ids';
import { openSilentProxy } from '@quorbit/db/testing-silent-proxy';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Lease, Realtime } from '../../kernel/realtime.ts';
import { createLogger } from '../../lib/logger.ts';
import { createRedisConnections } from '../../lib/redis/redis-connections.ts';
import { freePort } from '../../testing/free-port.ts';
import { LeaseLost } from '../lease-lost.ts';
import { additionOf, claimTopic, createProcesses, PATIENT_TIMES, snapshotOf, testRedisUrl } from '../testing.ts';
import { topicStream } from '../topic-stream.ts';
import { createRedisRealtime } from './redis-realtime.ts';
import { topicKeys } from './scripts.ts';

describe.runIf(testRedisUrl !== undefined)('realtime in redis', () => {
  let redis: Redis;
  let topic: string;
  const opened: Realtime[] = [];
  const start = () => {
    const made = createProcesses('redis')();
    opened.push(made);
    return made;
  };
  beforeEach(() => {
    redis = new Redis(testRedisUrl ?? '');
    topic = `test:${newId()}`;
  });
  afterEach(async () => {
    for (const realtime of opened.splice(0)) await realtime.close();
    redis.disconnect();
  });

  /** Acts as if the process had frozen until another one took over. */
  async function takeOver(): Promise<void> {
    const [head = ''] = topicKeys(topic);
    await redis.hincrby(head, 'fence', 1);
  }

  it('an owner that froze and comes back writes nothing', async () => {
    const realtime = start();
    const lease = await claimTopic(realtime, topic);
    await realtime.topics.append(lease, additionOf(1));
    await takeOver();
    await expect(realtime.topics.append(lease, additionOf(2))).rejects.toThrow(LeaseLost);
    expect(lease.lost.aborted).toBe(true);
    expect((await start().topics.state(topic))?.state).toBe(additionOf(1).state);
    expect(await redis.xlen(topicKeys(topic)[2] ?? '')).toBe(1);
  });

  it('an owner notices that it has lost the topic without writing', async () => {
    const realtime = start();
    const lease = await claimTopic(realtime, topic);
    await realtime.topics.append(lease, additionOf(1));
    await takeOver();
    await expect.poll(() => lease.lost.aborted).toBe(true);
  });

  it('commands that an owner left undone are done by the next owner', async () => {
    const [realtime, two, three] = [start(), start(), start()];
    const lease = await claimTopic(realtime, topic);
    await realtime.topics.append(lease, additionOf(1));
    let heard = false;
    realtime.commands.serve(lease, () => {
      heard = true;
      return new Promise(() => undefined);
    });
    const reply = three.commands.send(topic, 'please');
    await expect.poll(() => heard).toBe(true);
    two.leases.onOrphan(topic, (next) => two.commands.serve(next, async ({ body }) => `${body}, done`));
    await realtime.close();
    expect(await reply).toBe('please, done');
  });

  it('topics that no process here adopts do not keep another topic from its next owner', async () => {
    const [realtime, two, gone] = [start(), start(), start()];
    for (let no = 0; no < 60; no += 1) {
      const other = await claimTopic(gone, `test-other:${String(no).padStart(2, '0')}:${topic}`);
      await gone.topics.append(other, additionOf(no));
    }
    await gone.close();
    const lease = await claimTopic(realtime, topic);
    await realtime.topics.append(lease, additionOf(1));
    await realtime.close();
    const next = await new Promise<Lease>((resolve) => void two.leases.onOrphan(topic, resolve));
    expect(next.topic).toBe(topic);
  });

  it('begins the log again after Redis has lost it, and sends readers the state', async () => {
    const [realtime, two] = [start(), start()];
    const lease = await claimTopic(realtime, topic);
    const [id] = await realtime.topics.append(lease, additionOf(1));
    await realtime.registry.put('test', topic, 'here');
    const stream = topicStream<{ n: number }>(two.topics, { topic, lastEventId: id, snapshot: snapshotOf });
    const events = stream[Symbol.asyncIterator]();
    const next = async () => (await events.next()).value?.[1].n;
    const first = next();
    await expect.poll(async () => (await redis.pubsub('NUMSUB', `quorbit:live:events:${topic}`))[1]).toBe(1);
    await realtime.topics.append(lease, additionOf(2));
    expect(await first).toBe(2);
    await redis.del(...topicKeys(topic).slice(0, 4), `quorbit:live:registry:test:${topic}`);
    // The next renewal of the lease finds that the topic's data is missing in Redis, and writes it again.
    expect(await next()).toBe(-2);
    await realtime.topics.append(lease, additionOf(3));
    expect(await next()).toBe(3);
    expect(await two.topics.listAfter(topic, id ?? '')).toBeNull();
    await expect.poll(() => two.registry.get('test', topic)).toBe('here');
    await events.return?.(undefined);
  });

  it('a command waits until the owner has restored what Redis lost', async () => {
    const [realtime, two] = [start(), start()];
    const lease = await claimTopic(realtime, topic);
    await realtime.topics.append(lease, additionOf(1));
    realtime.commands.serve(lease, async ({ body }) => `${body}, done`);
    expect(await two.commands.send(topic, 'before')).toBe('before, done');
    await redis.del(...topicKeys(topic).slice(0, 4));
    expect(await two.commands.send(topic, 'after')).toBe('after, done');
  });

  it('an append whose reply is lost with the connection is sent again, and written once', async () => {
    const proxy = await openSilentProxy(testRedisUrl ?? '', 6379);
    const log = createLogger('silent');
    const connections = createRedisConnections({ url: proxy.url, log, times: PATIENT_TIMES });
    const realtime = createRedisRealtime({ connections, log });
    const lease = await claimTopic(realtime, topic);
    await realtime.topics.append(lease, additionOf(1));
    const opened = proxy.countOpened();
    proxy.loseReplies();
    await realtime.topics.append(lease, additionOf(2));
    expect(proxy.countOpened()).toBeGreaterThan(opened);
    expect(await redis.xlen(topicKeys(topic)[2] ?? '')).toBe(2);
    expect((await start().topics.state(topic))?.state).toBe(additionOf(2).state);
    await realtime.close();
    await proxy.close();
  });

  it('appends made at the same time are each written once', async () => {
    const one = start();
    const lease = await claimTopic(one, topic);
    await Promise.all([1, 2, 3].map((n) => one.topics.append(lease, additionOf(n))));
    expect(await redis.xlen(topicKeys(topic)[2] ?? '')).toBe(3);
    expect((await one.topics.state(topic))?.state).toBe(additionOf(3).state);
  });
});

describe('without redis', () => {
  it('shows everybody as offline before calls that need Redis give up', async () => {
    // No server listens on this port: it was free a moment ago.
    const log = createLogger('silent');
    const connections = createRedisConnections({ url: `redis://127.0.0.1:${await freePort()}`, log });
    const realtime = createRedisRealtime({ connections, log });
    const order: string[] = [];
    const needed = realtime.registry.get('rooms', 'x').then(
      () => order.push('found'),
      () => order.push('gave up'),
    );
    expect(await realtime.presence.listOnline([newId()])).toEqual(new Set());
    order.push('away');
    await needed;
    expect(order).toEqual(['away', 'gave up']);
    await realtime.close();
  });
});
