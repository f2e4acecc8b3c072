import { connect } from 'node:net';
import { newId } from '@quorbit/contracts/lib/ids';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import { allKinds } from '@quorbit/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { Gate } from '../kernel/gate.ts';
import { createGate } from '../lib/admission/gate.ts';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';

/** The announced size of a body in bytes, of which only the first byte is sent. */
const LARGE = 50_000;

describeWithServer('exchanges that would wait for too long', { on: allKinds }, (harness) => {
  let first: Person;
  let second: Person;
  /** The number of exchanges that were admitted and haven't left yet. */
  let taken = 0;
  beforeAll(async () => {
    [first, second] = await Promise.all([plantPerson(harness.server), plantPerson(harness.server)]);
    // With a maximum wait of 0, the gate admits only the few callers that it admits regardless of the wait.
    const gate = createGate(harness.database, { maxWaitMs: 0, schedule: () => () => {} });
    const requestAdmission: Gate['requestAdmission'] = (caller) => {
      const admission = gate.requestAdmission(caller);
      if (admission.retryAfter !== null) return admission;
      taken += 1;
      const leave = () => {
        admission.leave();
        taken -= 1;
      };
      return { ...admission, leave };
    };
    harness.server.deps.gate = { ...gate, requestAdmission };
  });

  /** Sends the headers of an exchange and only the first byte of its body. */
  function announce({ token }: Person, { path = '/trpc/sync.exchange', bytes = LARGE } = {}) {
    const { hostname, port, host } = new URL(harness.server.address);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`,
    );
    return {
      answered: (pattern: RegExp) => expect.poll(() => text).toMatch(pattern),
      unanswered: () => expect(text).toBe(''),
      /** Sends the rest of the body. */
      finish: () => socket.write(`${' '.repeat(bytes - 2)}}`),
      hangUp: () => socket.destroy(),
    };
  }

  /** Occupies all places that the gate gives regardless of the wait. Returns a function that frees them. */
  async function fill() {
    const size = harness.database.kind === 'pglite' ? 2 : 8;
    const all = Array.from({ length: size }, () => announce(first));
    await expect.poll(() => taken).toBe(size);
    for (const connection of all) connection.unanswered();
    return async () => {
      for (const connection of all) connection.hangUp();
      await expect.poll(() => taken).toBe(0);
    };
  }

  const small = ({ token }: Person) =>
    fetch(`${harness.server.address}/trpc/sync.exchange`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ protocol: PROTOCOL, clientId: newId(), epoch: '', cursor: '', clientNow: 0, ops: [] }),
    });

  it('are refused before their body is read, however the path is spelled', async () => {
    const empty = await fill();
    for (const path of ['/trpc/sync.exchange', '/trpc/sync%2Eexchange', '/trpc/accounts.me,sync.exchange?batch=1']) {
      const refused = announce(second, { path });
      await refused.answered(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+/i);
      refused.hangUp();
    }
    await empty();
  });

  it('free their places when they hang up', async () => {
    await (await fill())();
    await (await fill())();
  });

  it('do not block small exchanges without work, nor other calls', async () => {
    const empty = await fill();
    expect((await small(second)).status).toBe(200);
    expect((await second.trpc.accounts.me.query()).id).toBe(second.id);
    const other = announce(second, { path: '/trpc/accounts.login' });
    other.finish();
    await other.answered(/^HTTP\/1\.1 400 /);
    other.hangUp();
    await empty();
  });
});
