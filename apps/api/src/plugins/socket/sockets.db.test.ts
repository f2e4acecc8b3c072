import { LOGIN_TO_PLAY } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifySessions } from '../../sessions/notify-sessions.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { helloMessage, openRawSocket, subscribeMessage } from '../../testing/wire/raw-socket.ts';
import { CLOSE_CODES } from './close-codes.ts';

const anything = () => true;

describeWithServer('the socket', { env: { SOCKETS_PER_USER: '3' } }, (harness) => {
  const open = (token?: string | null, headers?: Record<string, string>) =>
    openRawSocket(harness.server.address, { token, headers });

  async function subscribed(token: string) {
    const socket = await open(token);
    socket.ws.send(subscribeMessage('sync.hints'));
    expect(await socket.next(anything)).toEqual({ id: 1, result: { type: 'started' } });
    return socket;
  }

  it('delivers the values of a subscription to tRPC’s own client', async () => {
    const person = await plantPerson(harness.server);
    const { trpc } = harness.server.socket(person.token);
    const positions: string[] = [];
    await new Promise<void>((resolve, reject) => {
      trpc.sync.hints.subscribe(undefined, {
        onStarted: () => void person.trpc.accounts.updateSettings.mutate({ name: 'Another Name' }).catch(reject),
        onData: ({ position }) => {
          positions.push(position);
          if (positions.length === 2) resolve();
        },
        onError: reject,
      });
    });
    expect(positions[1]).not.toBe(positions[0]);
  });

  it('closes a connection without a token, or with a wrong one', async () => {
    const { user } = await plantPerson(harness.server);
    for (const token of [null, '', 'nonsense', `${user.id}.a.b`]) {
      const { closed, next } = await open(token);
      expect(await next(anything)).toMatchObject({ error: { message: LOGIN_TO_PLAY } });
      expect((await closed).code).toBe(CLOSE_CODES.sessionOver[0]);
    }
  });

  it('closes at once when its session ends', async () => {
    const person = await plantPerson(harness.server);
    const socket = await subscribed(person.token);
    await person.trpc.accounts.logout.mutate();
    expect((await socket.closed).code).toBe(CLOSE_CODES.sessionOver[0]);
    expect((await (await open(person.token)).closed).code).toBe(CLOSE_CODES.sessionOver[0]);
  });

  it('closes at once when the account is suspended, but not for other users', async () => {
    const [person, bystander] = [await plantPerson(harness.server), await plantPerson(harness.server)];
    const [socket, untouched] = [await subscribed(person.token), await subscribed(bystander.token)];
    await write(
      harness.database,
      [],
      async (tx) => {
        await tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, person.id));
        notifySessions(tx, person.id);
      },
      { onLateError: (error) => expect(error).toBeNull() },
    );
    expect((await socket.closed).code).toBe(CLOSE_CODES.sessionOver[0]);
    untouched.ws.send('PING');
    await expect.poll(() => untouched.received).toContain('PONG');
  });

  it('closes when the role changes, so that permissions are checked again', async () => {
    const person = await plantPerson(harness.server);
    const socket = await subscribed(person.token);
    await person.trpc.accounts.updateRole.mutate({ userId: person.id, role: 'premium' });
    expect((await socket.closed).code).toBe(CLOSE_CODES.roleChanged[0]);
  });

  it('stays open for a person’s other sessions when one ends', async () => {
    const person = await plantPerson(harness.server);
    const again = await harness.server.client().accounts.login.mutate({
      email: person.user.email,
      password: 'correct horse battery',
    });
    const [first, second] = [await subscribed(person.token), await subscribed(again.token)];
    await person.trpc.accounts.logout.mutate();
    await first.closed;
    second.ws.send('PING');
    await expect.poll(() => second.received).toContain('PONG');
  });

  it('refuses queries and mutations', async () => {
    const { token } = await plantPerson(harness.server);
    const socket = await open(token);
    for (const [id, method, path] of [
      [1, 'query', 'accounts.me'],
      [2, 'mutation', 'accounts.logout'],
    ]) {
      socket.ws.send(JSON.stringify({ id, method, params: { path } }));
      expect((await socket.next((message) => message.id === id)).error?.data.appCode).toBe('METHOD_NOT_ALLOWED');
    }
  });

  it('refuses an upgrade from another page or over a foreign host name', async () => {
    const { host, port } = new URL(harness.server.address);
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://evil.example:${port}` },
      { origin: `http://evil.example:${port}`, host: `evil.example:${port}` },
      { host: 'quiz.example.org' },
    ];
    for (const headers of refused) expect((await (await open(null, headers)).closed).code).toBe(1006);
    const welcome: Record<string, string>[] = [
      { origin: `http://${host}` },
      { origin: `http://localhost:${port}`, host: `localhost:${port}` },
    ];
    const { token } = await plantPerson(harness.server);
    for (const headers of welcome) {
      const socket = await open(token, headers);
      socket.ws.send('PING');
      await expect.poll(() => socket.received).toContain('PONG');
      socket.ws.close();
    }
  });

  it('opens at no other path', async () => {
    const response = await fetch(`${harness.server.address}/trpc`);
    expect(response.status).toBe(404);
    for (const path of ['/healthz', '/api/openapi.json', '/', `/trpc/${newId()}`]) {
      const { closed } = await openRawSocket(`${harness.server.address}${path}?`, {});
      expect((await closed).code).toBe(1006);
    }
  });

  it('limits the sockets of one person', async () => {
    const { token } = await plantPerson(harness.server);
    const standing = [await subscribed(token), await subscribed(token), await subscribed(token)];
    expect((await (await open(token)).closed).code).toBe(CLOSE_CODES.tooMany[0]);
    standing[0]?.ws.close();
    await standing[0]?.closed;
    await expect.poll(async () => (await subscribed(token).catch(() => null)) !== null).toBe(true);
  });

  it('limits the subscriptions of one socket, and refuses a second one with the same id', async () => {
    const { token } = await plantPerson(harness.server);
    const socket = await open(token);
    const all = Array.from({ length: 17 }, (_, index) =>
      JSON.parse(subscribeMessage('sync.hints', undefined, index + 1)),
    );
    socket.ws.send(JSON.stringify(all));
    expect((await socket.next(({ id }) => id === 17)).error?.data.appCode).toBe('TOO_MANY');
    socket.ws.send(JSON.stringify({ id: 3, method: 'subscription.stop' }));
    await socket.next(({ id, result }) => id === 3 && result?.type === 'stopped');
    socket.ws.send(subscribeMessage('sync.hints', undefined, 4));
    expect((await socket.next(({ id, error }) => id === 4 && error !== undefined)).error?.data.appCode).toBe('INVALID');
  });

  it('handles messages that arrive while the token is being checked', async () => {
    const { token } = await plantPerson(harness.server);
    const socket = await open();
    socket.ws.send(helloMessage(token));
    socket.ws.send(subscribeMessage('sync.hints', undefined, 'a'));
    expect(await socket.next(anything)).toEqual({ id: 'a', result: { type: 'started' } });
  });

  it('closes with the code and reason for a restart when the server stops', async () => {
    const { token } = await plantPerson(harness.server);
    const socket = await subscribed(token);
    await harness.server.close();
    expect(await socket.closed).toEqual({ code: CLOSE_CODES.restarting[0], reason: CLOSE_CODES.restarting[1] });
  });
});
