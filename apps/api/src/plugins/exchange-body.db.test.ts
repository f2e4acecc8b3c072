import { gzipSync } from 'node:zlib';
import { newId } from '@quorbit/contracts/lib/ids';
import { openTestPglite, type TestDatabase } from '@quorbit/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantPerson } from '../testing/planted-person.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

describe('the body of an exchange', () => {
  let database: TestDatabase;
  let server: TestServer;
  let learner: Person;
  beforeAll(async () => {
    database = await openTestPglite();
    server = await startTestServer(database);
    learner = await plantPerson(server);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const envelope = (more = {}) =>
    JSON.stringify({ protocol: 1, clientId: newId(), epoch: '', cursor: '', clientNow: 0, ops: [], ...more });

  async function post(
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    path = 'sync.exchange',
  ) {
    const response = await fetch(`${server.address}/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${learner.token}`, ...headers },
      body,
    });
    return { status: response.status, text: await response.text() };
  }
  const zip = (text: string) => new Uint8Array(gzipSync(text));
  const GZIP = { 'content-encoding': 'gzip' };

  it('is taken as it is and gzipped', async () => {
    expect(await post(envelope())).toMatchObject({ status: 200 });
    expect(await post(zip(envelope()), GZIP)).toMatchObject({ status: 200 });
    expect(await post(envelope(), { 'content-encoding': 'identity' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['large', () => post(envelope({ padding: 'x'.repeat(70_000) })), 413],
    ['very large', () => post(envelope({ padding: 'x'.repeat(900_000) })), 413],
    ['small but unfolding to a large one', () => post(zip(envelope({ padding: 'x'.repeat(5_000_000) })), GZIP), 413],
    [
      'large, called in a batch',
      () => post(JSON.stringify({ 0: 'x'.repeat(70_000) }), {}, 'sync.exchange?batch=1'),
      413,
    ],
    [
      'large, named with an encoded path',
      () => post(envelope({ padding: 'x'.repeat(70_000) }), {}, 'sync%2Eexchange'),
      413,
    ],
    ['no gzip', () => post(envelope(), GZIP), 400],
    ['a gzip cut short', () => post(zip(envelope()).slice(0, 30), GZIP), 400],
    ['no JSON when inflated', () => post(zip('{'), GZIP), 400],
    ['of another encoding', () => post(envelope(), { 'content-encoding': 'br' }), 415],
    [
      'nested without end',
      () => post(envelope({ ops: [{ seq: 1, opId: newId(), args: JSON.parse('['.repeat(3000) + ']'.repeat(3000)) }] })),
      400,
    ],
  ])('is refused with words when %s', async (_name, send, status) => {
    const answer = await send();
    expect(answer.status, answer.text).toBe(status);
    expect(answer.text).toMatch(/"message":"[^"]{10,}"/);
  });
});
