// Simulates a PostgreSQL that doesn't reply, through a proxy that stops passing bytes.
import { openPostgres } from '@quorbit/db/drivers/postgres';
import type { TestDatabase } from '@quorbit/db/testing';
import { openSilentProxy, type SilentProxy } from '@quorbit/db/testing-silent-proxy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { measureCall } from '../../testing/measure-call.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type Client, clientOf, type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';

// A timeout is the only way to notice silence, so these tests take long.
vi.setConfig({ testTimeout: 120_000 });

const MINUTE_MS = 60_000;

describeWithServer('while PostgreSQL gives no answer', { on: ['PostgreSQL'] }, (harness) => {
  let proxy: SilentProxy;
  let behind: ReturnType<typeof openPostgres>;
  let server: TestServer;
  let admin: Person;
  beforeEach(async () => {
    const url = harness.database.url ?? '';
    proxy = await openSilentProxy(url, 5432);
    behind = openPostgres(proxy.url, { max: 4 });
    const database: TestDatabase = { ...behind, url, drop: async () => {} };
    server = await startTestServer(database);
    server.deps.healthSources.diskOf = async () => ({ bavail: 50, blocks: 100, bsize: 2 ** 30 });
    admin = await plantPerson(harness.server, { role: 'admin' });
  });
  afterEach(async () => {
    proxy.resume();
    await server.close();
    await behind.close();
    await proxy.close();
  });

  const as = ({ token }: Person): Client => clientOf(server.address, token);
  const ready = async (query = '') => (await send(server.address, 'GET', `/readyz${query}`)).status;

  it('every call fails with 503 within ten seconds, including the first one', async () => {
    await as(admin).accounts.me.query();
    proxy.fallSilent();
    const began = performance.now();
    const [first, write, plain, forProxy] = await Promise.all([
      send(server.address, 'GET', '/api/users/me', { token: admin.token }),
      measureCall(() => as(admin).health.setReminder.mutate({ reminder: 'weekly' })),
      ready(),
      ready('?for=proxy'),
    ]);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect([first.status, first.headers.get('retry-after'), write.outcome]).toEqual([503, '2', 'UNAVAILABLE']);
    expect([plain, forProxy]).toEqual([503, 503]);
    const again = await measureCall(() => as(admin).accounts.me.query());
    expect(again.outcome).toBe('UNAVAILABLE');
    expect(again.ms).toBeLessThan(10_000);
    proxy.resume();
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    expect((await measureCall(() => as(admin).accounts.me.query())).outcome).toBe('ok');
  });

  it('health still opens for an admin that this process knows, and for nobody else', async () => {
    const [unseen, learner] = [await plantPerson(harness.server, { role: 'admin' }), await plantPerson(harness.server)];
    await as(admin).accounts.me.query();
    await as(learner).accounts.me.query();
    proxy.fallSilent();
    const others = [
      measureCall(() => as(unseen).health.get.query()),
      measureCall(() => as(learner).health.get.query()),
      measureCall(() => as(admin).administration.figures.query()),
      measureCall(() => as(admin).health.backups.query()),
    ];
    const batch = send(server.address, 'GET', '/trpc/health.get,health.backups?batch=1', { token: admin.token });
    const began = performance.now();
    const { state, checks } = await as(admin).health.get.query();
    expect(performance.now() - began).toBeLessThan(7_000);
    const told = Object.fromEntries(checks.map((check) => [check.id, check]));
    expect([state, told.database?.state, told.redis?.state]).toEqual(['broken', 'broken', 'off']);
    expect(told.versions?.found).toContain(`on Node.js ${process.versions.node}`);
    // This server runs no worker, but the disk is still checked.
    expect([told.workers?.state, told.disk?.facts.length]).toEqual(['off', 3]);
    for (const { outcome } of await Promise.all(others)) expect(outcome).toBe('UNAVAILABLE');
    expect((await batch).status).toBe(503);

    server.setNow(new Date(Date.now() + 16 * MINUTE_MS));
    expect((await measureCall(() => as(admin).health.get.query())).outcome).toBe('UNAVAILABLE');
  });

  it('health stays closed for an admin who has logged out, was suspended or has another role', async () => {
    const [out, suspended, demoted] = [
      await plantPerson(harness.server, { role: 'admin' }),
      await plantPerson(harness.server, { role: 'admin' }),
      await plantPerson(harness.server, { role: 'admin' }),
    ];
    for (const person of [admin, out, suspended, demoted]) await as(person).health.get.query();
    await as(out).accounts.logout.mutate();
    await as(admin).administration.suspend.mutate({ userId: suspended.id });
    await as(admin).administration.setRole.mutate({ userId: demoted.id, role: 'user' });
    proxy.fallSilent();
    const closed = [out, suspended, demoted].map((person) => measureCall(() => as(person).health.get.query()));
    expect((await measureCall(() => as(admin).health.get.query())).outcome).toBe('ok');
    for (const { outcome } of await Promise.all(closed)) expect(outcome).toBe('UNAVAILABLE');
  });
});
