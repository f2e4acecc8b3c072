import { newId } from '@quorbit/contracts/lib/ids';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

describeWithServer('an exchange called alone', { on: ['PGlite'], now: NOW }, (harness) => {
  let learner: Person;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
  });

  const envelope = (more = {}) => ({
    protocol: PROTOCOL,
    clientId: newId(),
    epoch: '',
    cursor: '',
    clientNow: 0,
    ops: [],
    ...more,
  });

  async function post(path: string, body: string, token: string | null) {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${harness.server.address}/trpc/sync.exchange${path}`, {
      method: 'POST',
      headers,
      body,
    });
    const text = await response.text();
    return { status: response.status, json: JSON.parse(text) };
  }

  const alone = (input: unknown, token: string | null = learner.token) => post('', JSON.stringify(input), token);
  async function inBatch(input: unknown, token: string | null = learner.token) {
    const { status, json } = await post('?batch=1', JSON.stringify({ 0: input }), token);
    return { status, json: json[0] };
  }

  it('gets the same reply as in a batch that goes through the whole of tRPC', async () => {
    const input = envelope();
    const { status, json } = await alone(input);
    expect(status).toBe(200);
    expect(json.result.data.rows.length).toBeGreaterThan(0);
    expect({ status, json }).toEqual(await inBatch(input));
  });

  it.each([
    ['without a session', () => envelope(), null, 401],
    ['with a protocol that is no longer supported', () => envelope({ protocol: 0 }), undefined, 412],
    ['with an invalid envelope', () => ({ ops: 'x' }), undefined, 400],
    ['with a number instead of an object', () => 7, undefined, 400],
  ])('is refused %s just as in a batch', async (_name, input, token, status) => {
    const single = await alone(input(), token);
    const other = await inBatch(input(), token);
    expect(single.status).toBe(status);
    const { path: _path, ...data } = other.json.error.data;
    expect(single.json).toEqual({ error: { ...other.json.error, data } });
  });

  it('is refused as INVALID when its body can’t be parsed', async () => {
    expect(await post('', '{"protocol":', learner.token)).toMatchObject({
      status: 400,
      json: { error: { data: { appCode: 'INVALID' } } },
    });
  });
});
