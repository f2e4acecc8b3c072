import { ping } from '@quorbit/db/meta';
import { expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { send } from '../testing/http.ts';
import { plantPerson } from '../testing/planted-person.ts';

describeWithServer('health', { fresh: true }, (its) => {
  it('is up, and ready as long as the database answers', async () => {
    const { address } = its.server;
    expect(await send(address, 'GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const ready = { status: 200, body: { status: 'ok', checks: { database: 'ok' } } };
    expect(await send(address, 'GET', '/readyz')).toMatchObject(ready);

    await its.database.close();
    const gone = { status: 503, body: { status: 'unavailable', checks: { database: 'unavailable' } } };
    expect(await send(address, 'GET', '/readyz')).toMatchObject(gone);
    expect(await send(address, 'GET', '/healthz')).toMatchObject({ status: 200 });
  });
});

describeWithServer('while all connections for calls are taken', { on: ['PostgreSQL'] }, (its) => {
  it('calls are told to come again, and the server stays ready', async () => {
    const { address } = its.server;
    const { token } = await plantPerson(its.server);
    let finish: () => void = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const taken = Array.from({ length: 8 }, () =>
      its.database.transaction(async (tx) => {
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
