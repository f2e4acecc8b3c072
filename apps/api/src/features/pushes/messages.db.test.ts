import { pushMessages } from '@quorbit/db/schema/pushes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PushStandIn, startPushStandIn } from '../../testing/stand-ins/push-stand-in.ts';
import type { Person } from '../../testing/test-server.ts';
import { enqueuePushes, type PushRequest } from './pushes.service.ts';
import { sendDuePushes } from './pushes.worker.ts';

const NOW = new Date('2026-07-10T19:30:00.000Z');
const MINUTE_MS = 60_000;

describeWithServer('the queue of push messages', (harness) => {
  let service: PushStandIn;
  let person: Person;
  beforeEach(async () => {
    service = await startPushStandIn();
    harness.server.deps.pushServices = service.services;
    harness.server.setNow(NOW);
    person = await plantPerson(harness.server);
    await person.trpc.pushes.subscribe.mutate(service.browser());
  });
  afterEach(async () => {
    delete harness.server.deps.pushServices;
    await harness.database.transaction((tx) => tx.delete(pushMessages));
    await service.close();
  });

  const later = (ms: number) => harness.server.setNow(new Date(harness.server.deps.now().getTime() + ms));
  const round = () => sendDuePushes({ ...harness.server.deps, signal: new AbortController().signal });
  const about = (kind: string, title: string, more: Partial<PushRequest['message']> = {}): PushRequest => ({
    userId: person.id,
    message: { kind, title, body: '', path: '/', ...more },
  });
  const queue = (...pushes: PushRequest[]) =>
    harness.database.transaction((tx) => enqueuePushes(tx, pushes, harness.server.deps.now()));
  const titles = () => service.received.map(({ message }) => Object(message).title).sort();

  it('sends the newest message of each kind and source', async () => {
    await queue(about('reminder', 'Yesterday'), about('invitation', 'To one group', { source: 'one' }));
    await queue(about('reminder', 'Today'), about('invitation', 'To another', { source: 'other' }));
    await queue(about('invitation', 'To one group again', { source: 'one' }));
    await round();
    expect(titles()).toEqual(['To another', 'To one group again', 'Today']);
    expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(3);
    expect(await harness.database.read.select().from(pushMessages)).toEqual([]);
  });

  it('sends the last of two messages that are queued together', async () => {
    await queue(about('reminder', 'First'), about('reminder', 'Second'));
    await round();
    expect(titles()).toEqual(['Second']);
  });

  it('sends a newer message at once, in place of an older one that waits for its next try', async () => {
    await queue(about('reminder', 'Old'));
    service.respondWith(503);
    await round();
    await queue(about('reminder', 'New'));
    await round();
    later(60 * MINUTE_MS);
    await round();
    expect(titles()).toEqual(['New']);
  });

  it('deletes expired messages, and sends push services the remaining lifetime of the others', async () => {
    const soon = new Date(NOW.getTime() + 5 * MINUTE_MS);
    await queue({ ...about('reminder', 'Soon over'), expiresAt: soon }, about('invitation', 'For hours'));
    later(10 * MINUTE_MS);
    await round();
    expect(titles()).toEqual(['For hours']);
    expect(Number(service.received[0]?.headers.ttl)).toBe(6 * 3_600 - 600);
    expect(await harness.database.read.select().from(pushMessages)).toEqual([]);
  });

  it('does not retry a message that would be expired by then', async () => {
    await queue({ ...about('reminder', 'Soon over'), expiresAt: new Date(NOW.getTime() + MINUTE_MS) });
    service.respondWith(503);
    await round();
    expect(await harness.database.read.select().from(pushMessages)).toEqual([]);
  });

  it('holds at most the newest twenty messages for a browser', async () => {
    for (let count = 0; count < 25; count += 1) {
      later(1_000);
      await queue(about('invitation', `${count}`.padStart(2, '0'), { source: `${count}` }));
    }
    while (await round());
    expect(titles()).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 5}`.padStart(2, '0')));
  });

  it('refuses invalid messages, and paths that lead out of the app', async () => {
    for (const wrong of [{ path: 'https://example.org/' }, { path: '//example.org' }, { title: '' }]) {
      await expect(queue(about('reminder', 'x', wrong))).rejects.toThrow();
    }
    await expect(queue(about('Not a kind', 'x'))).rejects.toThrow();
  });

  it('queues nothing for people without a subscribed browser', async () => {
    const other = await plantPerson(harness.server);
    await queue({ ...about('reminder', 'Nowhere'), userId: other.id });
    expect(await harness.database.read.select().from(pushMessages)).toEqual([]);
  });
});
