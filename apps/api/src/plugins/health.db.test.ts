import { testDatabases } from '@quorbit/db/testing';
import { describe, expect, it } from 'vitest';
import { send } from '../testing/http.ts';
import { startTestServer } from '../testing/test-server.ts';

describe.each(testDatabases)('health on $name', ({ open }) => {
  it('is up, and ready as long as the database answers', async () => {
    const database = await open();
    const server = await startTestServer(database);
    try {
      expect(await send(server.address, 'GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
      const ready = { status: 200, body: { status: 'ok', checks: { database: 'ok' } } };
      expect(await send(server.address, 'GET', '/readyz')).toMatchObject(ready);

      await database.close();
      const gone = { status: 503, body: { status: 'unavailable', checks: { database: 'unavailable' } } };
      expect(await send(server.address, 'GET', '/readyz')).toMatchObject(gone);
      expect(await send(server.address, 'GET', '/healthz')).toMatchObject({ status: 200 });
    } finally {
      await server.close();
    }
  });
});
