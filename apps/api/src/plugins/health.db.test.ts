import { ping } from '@quorbit/db/meta';
import { expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import { send } from '../testing/wire/http.ts';

describeWithServer('health', { fresh: true }, (harness) => {
  it('reports that it is up, and that it is ready as long as the database answers', async () => {
    const { address } = harness.server;
    expect(await send(address, 'GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const ready = { status: 200, body: { status: 'ok', checks: { database: 'ok' } } };
    expect(await send(address, 'GET', '/readyz')).toMatchObject(ready);

    await harness.database.close();
    const gone = { status: 503, body: { status: 'unavailable', checks: { database: 'unavailable' } } };
    expect(await send(address, 'GET', '/readyz')).toMatchObject(gone);
    expect(await send(address, 'GET', '/healthz')).toMatchObject({ status: 200 });
  });
});

describeWithServer('readiness for proxies', (harness) => {
  const asked = () => send(harness.server.address, 'GET', '/readyz?for=proxy');

  it('turns proxies away once the server begins to stop, and serves until they had time to ask', async () => {
    const { address, app, deps } = harness.server;
    let proceed: () => void = () => {};
    const waited: number[] = [];
    deps.pause = (ms) => {
      waited.push(ms);
      return new Promise((resolve) => {
        proceed = resolve;
      });
    };
    expect(await asked()).toMatchObject({ status: 200, body: { status: 'ok', checks: { database: 'ok' } } });
    const drained = app.drain().then(() => 'drained');
    expect(await asked()).toMatchObject({ status: 503, body: { status: 'draining' } });
    expect(await send(address, 'GET', '/readyz')).toMatchObject({ status: 200 });
    expect(await send(address, 'GET', '/api/openapi.json')).toMatchObject({ status: 200 });
    expect(await Promise.race([drained, 'serving'])).toBe('serving');
    proceed();
    expect([await drained, waited]).toEqual(['drained', [5_000]]);
  });
});

describeWithServer('a server that no proxy has asked', (harness) => {
  it('stops at once', async () => {
    harness.server.deps.pause = () => Promise.reject(new Error('It waits for nobody.'));
    await harness.server.app.drain();
  });
});

describeWithServer('while all connections for calls are taken', { on: ['PostgreSQL'] }, (harness) => {
  it('calls get 503 with a time to retry, and the server stays ready', async () => {
    const { address } = harness.server;
    const { token } = await plantPerson(harness.server);
    let finish: () => void = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const taken = Array.from({ length: 8 }, () =>
      harness.database.transaction(async (tx) => {
        await ping(tx);
        await done;
      }),
    );
    const call = send(address, 'GET', '/api/quizzes', { token });
    expect(await send(address, 'GET', '/readyz')).toMatchObject({ status: 200 });
    const { status, headers, body } = await call;
    expect([status, headers.get('retry-after'), body]).toEqual([
      503,
      '2',
      expect.objectContaining({ code: 'UNAVAILABLE' }),
    ]);
    finish();
    await Promise.all(taken);
    expect(await send(address, 'GET', '/api/quizzes', { token })).toMatchObject({ status: 200 });
  });
});
