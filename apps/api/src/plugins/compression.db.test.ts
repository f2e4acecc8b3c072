import { expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { send } from '../testing/wire/http.ts';

describeWithServer('compression', { on: ['PGlite'] }, (harness) => {
  it.each([
    ['gzip', 'gzip'],
    ['identity', null],
  ])('keeps the status, type and body of a tRPC reply to a client that accepts %s', async (accepted, encoding) => {
    // A refusal that repeats the long name of the missing procedure is long enough to be compressed.
    const missing = 'a'.repeat(2_000);
    const { status, headers, text, body } = await send(harness.server.address, 'GET', `/trpc/${missing}`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(text).toContain(missing);
    expect(body).toMatchObject({ error: { data: { code: 'NOT_FOUND' } } });
  });
});
