import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { newId } from '@quorbit/contracts/lib/ids';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import { allKinds } from '@quorbit/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { createGate } from '../lib/admission/gate.ts';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';

/** So much is never sent. */
const LARGE = 50_000;

describeWithServer('exchanges that would wait for too long', { on: allKinds }, (harness) => {
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    [first, second] = await Promise.all([plantPerson(harness.server), plantPerson(harness.server)]);
    // So few are inside that somebody would be let in all the same.
    harness.server.deps.gate = createGate(harness.database, { maxWaitMs: 0, schedule: () => () => {} });
  });

  /** Announces an exchange and sends nothing of its body. */
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
      answered: () => expect.poll(() => text).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+/i),
      silent: async () => {
        await setTimeout(200);
        expect(text).toBe('');
      },
      async hangUp() {
        socket.destroy();
        await setTimeout(50);
      },
    };
  }

  /** As many as are let in whatever the wait. */
  async function fill() {
    const size = harness.database.kind === 'pglite' ? 2 : 8;
    const all = Array.from({ length: size }, () => announce(first));
    for (const connection of all) await connection.silent();
    return async () => {
      for (const connection of all) await connection.hangUp();
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
      await refused.answered();
      await refused.hangUp();
    }
    await empty();
  });

  it('keep nobody out after they hung up', async () => {
    await (await fill())();
    await (await fill())();
  });

  it('do not concern those without work, nor other calls', async () => {
    const empty = await fill();
    expect((await small(second)).status).toBe(200);
    expect((await second.trpc.accounts.me.query()).id).toBe(second.id);
    const other = announce(second, { path: '/trpc/accounts.login' });
    await other.silent();
    await other.hangUp();
    await empty();
  });
});
