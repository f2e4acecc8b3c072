import { expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { send } from '../testing/http.ts';

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
