// Tests a Redis that stops answering, disappears without closing its connections, or refuses them, by means of a proxy
// that stops passing bytes.
import { setTimeout } from 'node:timers/promises';
import { newId } from '@quorbit/contracts/lib/ids';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { openSilentProxy, type SilentProxy } from '@quorbit/db/testing-silent-proxy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testRedisUrl } from '../../realtime/testing.ts';
import { type MeasuredCall, measureCall } from '../../testing/measure-call.ts';
import { plantFriends } from '../../testing/planted/friends.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import type { RedisTimes } from './redis-connections.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Milliseconds that calls may take beyond their usual time while Redis doesn't answer. */
const WAIT_MS = 500;
const LIMIT = 60;

type Calls = Record<string, () => Promise<unknown>>;

/** Runs all calls at once and measures each of them. */
async function eachTimed(calls: Calls): Promise<Record<string, MeasuredCall>> {
  const told = Object.entries(calls).map(async ([name, call]) => [name, await measureCall(call)] as const);
  return Object.fromEntries(await Promise.all(told));
}

describeWithDatabase(
  'while Redis gives no answer',
  { on: testRedisUrl === undefined ? [] : ['PostgreSQL'] },
  (harness) => {
    let proxy: SilentProxy;
    let server: TestServer;
    let admin: Person;
    let roomId: string;
    beforeEach(async () => {
      proxy = await openSilentProxy(testRedisUrl ?? '', 6379);
      server = await start(proxy.url, { RATE_LIMIT_PER_MINUTE: '1000000' });
      admin = await plantPerson(server, { role: 'admin' });
      await plantFriends(server, admin, await plantPerson(server));
      const quiz = await plantQuiz(server, { ownerId: null });
      roomId = (await admin.trpc.rooms.create.mutate({ quizId: quiz.id })).room.id;
    });
    afterEach(async () => {
      await server.close();
      await proxy.close();
    });

    const start = (url: string, env: Record<string, string> = {}, redisTimes: Partial<RedisTimes> = {}) =>
      startTestServer(harness.database, { REDIS_URL: url, ...env }, { redisTimes });

    const chat = () => measureCall(() => admin.trpc.rooms.chat.mutate({ roomId, message: 'Hello' }));
    const calls = (): Calls => ({
      me: () => admin.trpc.accounts.me.query(),
      quizzes: () => send(server.address, 'GET', '/api/quizzes', { token: admin.token }),
      friends: () => admin.trpc.friends.list.query(),
      figures: () => admin.trpc.administration.figures.query(),
      health: () => admin.trpc.health.get.query(),
    });
    const roomCalls = (): Calls => ({
      'list rooms': () => admin.trpc.rooms.active.query(),
      'look at a room': () => admin.trpc.rooms.get.query({ roomId }),
      chat: () => admin.trpc.rooms.chat.mutate({ roomId, message: 'Hello' }),
    });
    const ready = async (query = '') => (await send(server.address, 'GET', `/readyz${query}`)).status;

    it.for(['fallSilent', 'refuse'] as const)(
      'calls are answered at most half a second late, and calls to rooms with 503: %s',
      async (mode) => {
        // The first calls fill caches, so that the second ones show the usual times.
        await eachTimed({ ...calls(), ...roomCalls() });
        const usual = await eachTimed({ ...calls(), ...roomCalls() });
        for (const { outcome } of Object.values(usual)) expect(outcome).toBe('ok');
        proxy[mode]();
        // All calls run at once when Redis falls silent or refuses, and again when the server already knows of it.
        for (let times = 0; times < 2; times += 1) {
          const told = await eachTimed({ ...calls(), ...roomCalls() });
          for (const [name, { outcome, ms }] of Object.entries(told)) {
            expect([name, outcome]).toEqual([name, name in roomCalls() ? 'UNAVAILABLE' : 'ok']);
            expect(ms, name).toBeLessThan(WAIT_MS + (usual[name]?.ms ?? 0));
          }
        }
        const { checks } = await admin.trpc.health.get.query();
        expect(checks.find(({ id }) => id === 'redis')).toMatchObject({ state: 'broken' });
        expect(checks.find(({ id }) => id === 'database')).toMatchObject({ state: 'good' });
        expect(await ready()).toBe(503);
        expect(await ready('?for=proxy')).toBe(200);
        proxy.resume();
        await expect.poll(ready, { timeout: 10_000 }).toBe(200);
        await expect.poll(async () => (await chat()).outcome, { timeout: 10_000 }).toBe('ok');
      },
    );

    it('opening a room fails in time as the first call to notice the silence, and opens no room', async () => {
      await admin.trpc.rooms.leave.mutate({ roomId });
      const quiz = await plantQuiz(server, { ownerId: null });
      const open = () => measureCall(() => admin.trpc.rooms.create.mutate({ quizId: quiz.id }));
      const usual = await open();
      await admin.trpc.rooms.leave.mutate({ roomId: (await admin.trpc.rooms.mine.query())?.room.id ?? '' });
      proxy.fallSilent();
      const { outcome, ms } = await open();
      expect(outcome).toBe('UNAVAILABLE');
      expect(ms).toBeLessThan(WAIT_MS + usual.ms);
      proxy.resume();
      await expect.poll(async () => (await open()).outcome, { timeout: 30_000 }).toBe('ok');
    });

    it('dead connections are replaced by new ones, including the one that only listens', async () => {
      const testServer = await start(testRedisUrl ?? '');
      const channel = `test-${newId()}`;
      const heard: string[] = [];
      server.deps.realtime.signals.on(channel, (text) => heard.push(text));
      proxy.dropBytes();
      await expect.poll(ready, { timeout: 5_000 }).toBe(200);
      await expect
        .poll(
          () => {
            testServer.deps.realtime.signals.publish(channel, 'news');
            return heard.length;
          },
          { timeout: 5_000 },
        )
        .toBeGreaterThan(0);
      await expect.poll(async () => (await chat()).outcome, { timeout: 5_000 }).toBe('ok');
      // Only the server's three new connections to Redis are open; its dead ones are closed.
      await expect.poll(() => proxy.countOpen(), { timeout: 5_000 }).toBe(3);
      await testServer.close();
    });

    it('connections opened in vain are closed, and the next ones stay open', async () => {
      const opening = await start(proxy.url, {}, { connectMs: 300 });
      const begun = proxy.countOpened();
      proxy.fallSilent();
      // Both servers keep opening new connections to Redis, none of which is answered.
      await expect.poll(() => proxy.countOpened(), { timeout: 20_000 }).toBeGreaterThan(begun + 12);
      proxy.resume();
      const calls = [server, opening].map(
        ({ address }) =>
          async () =>
            (await send(address, 'GET', '/readyz')).status,
      );
      for (const call of calls) await expect.poll(call, { timeout: 10_000 }).toBe(200);
      await expect.poll(() => proxy.countOpen(), { timeout: 10_000 }).toBe(6);
      const stayed = proxy.countOpened();
      await setTimeout(1_500);
      expect(proxy.countOpened()).toBe(stayed);
      await opening.close();
    });

    it('each process counts requests for the rate limit by itself', async () => {
      const limited = await start(proxy.url, { RATE_LIMIT_PER_MINUTE: String(LIMIT) });
      const call = async () => (await send(limited.address, 'GET', '/api/users/me', { token: admin.token })).status;
      expect(await call()).toBe(200);
      proxy.fallSilent();
      for (let times = 0; times < LIMIT; times += 1) expect(await call()).toBe(200);
      expect(await call()).toBe(429);
      await limited.close();
    });

    it('a server stops within five seconds', async () => {
      const closing = await start(proxy.url);
      proxy.fallSilent();
      const began = performance.now();
      await closing.close();
      expect(performance.now() - began).toBeLessThan(5_000);
    });
  },
);
