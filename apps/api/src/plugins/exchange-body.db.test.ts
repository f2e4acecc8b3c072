import { gzipSync } from 'node:zlib';
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_BODY_BYTES, PROTOCOL } from '@quorbit/contracts/sync/limits';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';

describeWithServer('the body of an exchange', { on: ['PGlite'] }, (harness) => {
  let learner: Person;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
  });

  const envelope = (more = {}) =>
    JSON.stringify({ protocol: PROTOCOL, clientId: newId(), epoch: '', cursor: '', clientNow: 0, ops: [], ...more });

  async function post(
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    path = 'sync.exchange',
  ) {
    const response = await fetch(`${harness.server.address}/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${learner.token}`, ...headers },
      body,
    });
    return { status: response.status, text: await response.text() };
  }
  const zip = (text: string) => new Uint8Array(gzipSync(text));
  const GZIP = { 'content-encoding': 'gzip' };

  it('is accepted plain and gzipped', async () => {
    expect(await post(envelope())).toMatchObject({ status: 200 });
    expect(await post(zip(envelope()), GZIP)).toMatchObject({ status: 200 });
    expect(await post(envelope(), { 'content-encoding': 'identity' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['large', () => post(envelope({ padding: 'x'.repeat(MAX_BODY_BYTES) })), 413],
    ['very large', () => post(envelope({ padding: 'x'.repeat(900_000) })), 413],
    ['small but large when inflated', () => post(zip(envelope({ padding: 'x'.repeat(5_000_000) })), GZIP), 413],
    [
      'large and sent in a batch',
      () => post(JSON.stringify({ 0: 'x'.repeat(MAX_BODY_BYTES) }), {}, 'sync.exchange?batch=1'),
      413,
    ],
    [
      'large and sent to an encoded path',
      () => post(envelope({ padding: 'x'.repeat(MAX_BODY_BYTES) }), {}, 'sync%2Eexchange'),
      413,
    ],
    [
      'large and sent to a path encoded twice',
      () => post(envelope({ padding: 'x'.repeat(900_000) }), {}, 'sync%252Eexchange'),
      413,
    ],
    [
      'large and sent in a batch to a path encoded twice',
      () => post(JSON.stringify({ 0: 'x'.repeat(900_000) }), {}, 'health%252Csync%252eexchange?batch=1'),
      413,
    ],
    ['declared as gzip but not gzip', () => post(envelope(), GZIP), 400],
    ['truncated gzip', () => post(zip(envelope()).slice(0, 30), GZIP), 400],
    ['not JSON when inflated', () => post(zip('{'), GZIP), 400],
    ['in another encoding', () => post(envelope(), { 'content-encoding': 'br' }), 415],
    [
      'nested 3,000 levels deep',
      () => post(envelope({ ops: [{ seq: 1, opId: newId(), args: JSON.parse('['.repeat(3000) + ']'.repeat(3000)) }] })),
      400,
    ],
  ])('is refused with a message when %s', async (_name, send, status) => {
    const response = await send();
    expect(response.status, response.text).toBe(status);
    expect(response.text).toMatch(/"message":"[^"]{10,}"/);
  });
});
