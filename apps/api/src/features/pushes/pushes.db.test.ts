import { learners } from '@quorbit/db/schema/learners';
import { meta } from '@quorbit/db/schema/meta';
import { pushMessages, pushSubscriptions } from '@quorbit/db/schema/pushes';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PushStandIn, startPushStandIn } from '../../testing/stand-ins/push-stand-in.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { sendReminders } from '../reminders/reminders.worker.ts';
import { SUBSCRIPTION } from './pushes.calls.ts';
import { sendDuePushes } from './pushes.worker.ts';
import { ensureVapidKeys } from './vapid.ts';

const NOW = new Date('2026-07-10T19:30:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const KNOWN = [
  'fcm.googleapis.com',
  'web.push.apple.com',
  'db5p.notify.windows.com',
  'updates.push.services.mozilla.com',
];

describeWithServer('push messages', { env: { PUBLIC_URL: 'https://quiz.example.org' } }, (harness) => {
  let service: PushStandIn;
  let learner: Person;
  beforeEach(async () => {
    service = await startPushStandIn();
    harness.server.deps.pushServices = service.services;
    harness.server.setNow(NOW);
    learner = await plantPerson(harness.server);
    await learner.trpc.accounts.updateSettings.mutate({
      timeZone: 'UTC',
      reminderTime: '19:00',
      reminderByMail: false,
    });
    await harness.database.transaction((tx) =>
      tx
        .update(learners)
        .set({ streakCount: 12, streakPoints: 8, streakLastDay: '2026-07-09' })
        .where(eq(learners.userId, learner.id)),
    );
  });
  afterEach(async () => {
    delete harness.server.deps.pushServices;
    await harness.database.transaction((tx) => tx.delete(pushSubscriptions));
    await service.close();
  });

  const round = (signal = new AbortController().signal) => sendDuePushes({ ...harness.server.deps, signal });
  const rows = () => harness.database.read.select().from(pushSubscriptions);
  const waiting = () => harness.database.read.select().from(pushMessages);
  const subscribe = (browser = service.browser(), person = learner) => person.trpc.pushes.subscribe.mutate(browser);
  const later = (ms: number) => harness.server.setNow(new Date(harness.server.deps.now().getTime() + ms));
  const remind = () => sendReminders(harness.server.deps);

  it('remind learners at their chosen hour, encrypted for the browser and signed by this server', async () => {
    const browser = service.browser();
    await subscribe(browser);
    await remind();
    await round();
    const { publicKey, subscribed } = await learner.trpc.pushes.device.query();
    expect(subscribed).toBe(true);
    expect(service.received).toMatchObject([
      {
        path: new URL(browser.endpoint).pathname,
        message: {
          title: 'Keep your 12-day streak',
          body: 'One quiz keeps it alive. Without, today costs a streak freeze.',
          path: '/',
          kind: 'reminder',
          source: '',
        },
        claims: { aud: new URL(browser.endpoint).origin, sub: 'https://quiz.example.org', key: publicKey },
      },
    ]);
    expect(Number(service.received[0]?.headers.ttl)).toBe(6 * 3_600);
    await remind();
    await round();
    expect(service.received).toHaveLength(1);
  });

  it('go to all browsers of a person and to nobody else', async () => {
    const person = await plantPerson(harness.server);
    await subscribe(service.browser(), person);
    await subscribe();
    const again = await harness.server.client().accounts.login.mutate({
      email: learner.user.email,
      password: 'correct horse battery',
    });
    await harness.server.client(again.token).pushes.subscribe.mutate(service.browser());
    await remind();
    await round();
    expect(service.received).toHaveLength(2);
  });

  it('are off by default, and end with the subscription or the session', async () => {
    expect((await learner.trpc.pushes.device.query()).subscribed).toBe(false);
    await subscribe();
    await learner.trpc.pushes.unsubscribe.mutate();
    expect(await rows()).toEqual([]);
    await subscribe();
    await learner.trpc.accounts.logout.mutate();
    expect(await rows()).toEqual([]);
  });

  it('go to the person who subscribed last on a shared browser', async () => {
    const browser = service.browser();
    const next = await plantPerson(harness.server);
    await subscribe(browser);
    await subscribe(browser, next);
    expect((await rows()).map(({ userId }) => userId)).toEqual([next.id]);
    expect((await learner.trpc.pushes.device.query()).subscribed).toBe(false);
  });

  it.each([404, 410])('delete the subscription when the push service replies %i', async (status) => {
    await subscribe();
    await remind();
    service.respondWith(status);
    await round();
    expect(await rows()).toEqual([]);
  });

  it('are retried while the service is busy, and given up after the last retry', async () => {
    await subscribe();
    await remind();
    service.respondWith(503, 429, 500);
    await round();
    await round();
    expect(await waiting()).toMatchObject([{ kind: 'reminder', attempts: 1 }]);
    later(MINUTE_MS);
    await round();
    later(10 * MINUTE_MS);
    await round();
    later(60 * MINUTE_MS);
    await round();
    expect(service.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    later(DAY_MS);
    service.respondWith(503, 503, 503, 503);
    await harness.database.transaction((tx) => tx.update(learners).set({ streakLastDay: '2026-07-10' }));
    await remind();
    for (const pause of [0, 1, 10, 60]) {
      later(pause * MINUTE_MS);
      await round();
    }
    expect(await waiting()).toEqual([]);
    expect(service.received).toHaveLength(1);
  });

  it.each([301, 307, 400, 403, 413])('are neither retried nor sent elsewhere after a reply of %i', async (status) => {
    await subscribe();
    await remind();
    service.respondWith(status);
    await round();
    later(DAY_MS / 2);
    await round();
    expect(service.received).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  it('never write a browser’s address to the log', async () => {
    await subscribe(service.browser('/send/secret-of-the-browser'));
    await remind();
    service.respondWith(503);
    await round();
    expect(JSON.stringify(harness.server.logs)).toContain('push not sent');
    expect(JSON.stringify(harness.server.logs)).not.toContain('secret-of-the-browser');
  });

  it('are sent once even if several processes send', async () => {
    await subscribe();
    await remind();
    await Promise.all([round(), round(), round()]);
    expect(service.received).toHaveLength(1);
  });

  it('do not delay the server’s stop, and are sent later', async () => {
    await subscribe();
    await remind();
    const stopping = new AbortController();
    const sending = round(stopping.signal);
    stopping.abort();
    await sending;
    later(MINUTE_MS);
    await round();
    expect(service.received.length).toBeGreaterThan(0);
  });

  it('go to at most ten browsers of a person', async () => {
    await subscribe();
    for (let count = 0; count < 11; count += 1) {
      later(1_000);
      const { token } = await harness.server.client().accounts.login.mutate({
        email: learner.user.email,
        password: 'correct horse battery',
      });
      await harness.server.client(token).pushes.subscribe.mutate(service.browser());
    }
    expect(await rows()).toHaveLength(10);
    expect((await learner.trpc.pushes.device.query()).subscribed).toBe(false);
  });

  it('accept only known push services', async () => {
    delete harness.server.deps.pushServices;
    const at = (endpoint: string) => outcomeOf(subscribe({ ...SUBSCRIPTION, endpoint }));
    for (const host of KNOWN) expect(await at(`https://${host}/x`)).toBe('ok');
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://someone@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.example.org/x',
      'https://notify.windows.com.example.org/x',
      'https://evilnotify.windows.com/x',
      'https://.push.apple.com/x',
      'https://fcm.googleapis.com\\@127.0.0.1/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://169.254.169.254/latest/meta-data',
      'https://',
      `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
    ]) {
      expect(await at(endpoint), endpoint).toBe('INVALID');
    }
    expect(await outcomeOf(subscribe({ ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, auth: 'short' } }))).toBe(
      'INVALID',
    );
    // If the service of a saved subscription is no longer known, nothing is sent and the subscription is deleted.
    harness.server.deps.pushServices = service.services;
    await remind();
    await round();
    expect(await rows()).toEqual([]);
  });

  it('delete a subscription whose key is not a point of the curve', async () => {
    await subscribe({ ...service.browser(), keys: { ...SUBSCRIPTION.keys, p256dh: `B${'A'.repeat(86)}` } });
    await remind();
    await round();
    expect(await rows()).toEqual([]);
  });

  it('use one pair of keys, which is stored once in the database', async () => {
    const [first, second] = await Promise.all([ensureVapidKeys(harness.database), ensureVapidKeys(harness.database)]);
    expect(first).toEqual(second);
    expect(first).toEqual(harness.server.deps.vapid);
    const kept = await harness.database.read.select().from(meta).where(eq(meta.key, 'vapid'));
    expect(kept).toHaveLength(1);
  });
});
