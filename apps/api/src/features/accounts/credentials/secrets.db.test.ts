import { mailTokens, sessions, users } from '@quorbit/db/schema/accounts';
import { mails } from '@quorbit/db/schema/mails';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../../../testing/stand-ins/google-stand-in.ts';
import { tokenIn } from '../../../testing/stand-ins/mailbox.ts';
import { send } from '../../../testing/wire/http.ts';

const EMAIL = 'keeper@example.org';
const PASSWORDS = [
  'first-secret-phrase',
  'second-secret-phrase',
  'third-secret-phrase',
  'wrong-secret-phrase',
] as const;

let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterAll(() => google.close());

describeWithServer('secrets', { env: () => google.env }, (harness) => {
  /** The text of every response of the server, most with headers. */
  const responses: string[] = [];
  const tokens: string[] = [];

  async function call(procedure: string, body?: unknown, token?: string) {
    const response = await send(harness.server.address, 'POST', `/trpc/accounts.${procedure}`, { body, token });
    responses.push(response.text, JSON.stringify([...response.headers]));
    const { result } = Object(response.body);
    const given = Object(result?.data).token;
    if (typeof given === 'string') tokens.push(given);
    return { status: response.status, token: String(given) };
  }
  async function read(procedure: string, token: string) {
    const response = await send(harness.server.address, 'GET', `/trpc/accounts.${procedure}`, { token });
    responses.push(response.text);
    return response.status;
  }
  const mailedTokens = async () =>
    (await harness.database.read.select({ body: mails.body }).from(mails))
      .filter(({ body }) => body.includes('token='))
      .map(({ body }) => tokenIn(body));

  it('appear in no response and in no log line', async () => {
    const [first, second, third, wrong] = PASSWORDS;
    const made = await call('register', { name: 'Secret Keeper', email: EMAIL, password: first });
    expect((await call('register', { name: 'Again', email: EMAIL, password: second })).status).toBe(409);
    expect((await call('register', { name: '', email: EMAIL, password: second })).status).toBe(400);
    expect((await call('login', { email: EMAIL, password: wrong })).status).toBe(401);
    expect((await call('login', { email: EMAIL, password: { nested: wrong } })).status).toBe(400);
    const other = await call('login', { email: EMAIL, password: first });
    await call('updateRole', { userId: decodeJwt(made.token).id, role: 'premium' }, made.token);
    expect((await call('changePassword', { currentPassword: wrong, newPassword: second }, made.token)).status).toBe(
      400,
    );
    expect((await call('changePassword', { currentPassword: first, newPassword: second }, made.token)).status).toBe(
      200,
    );
    expect(await read('me', other.token)).toBe(401);
    await call('forgotPassword', { email: EMAIL });
    const hashes = [
      ...(await harness.database.read.select().from(users)).map(({ passwordHash }) => passwordHash ?? ''),
      ...(await harness.database.read.select().from(sessions)).map(({ id }) => id),
      ...(await harness.database.read.select().from(mailTokens)).map(({ tokenHash }) => tokenHash),
    ];
    const links = await mailedTokens();
    expect(links).toHaveLength(2);
    for (const procedure of ['me', 'sessions']) expect(await read(procedure, made.token)).toBe(200);
    await call('export', undefined, made.token);
    for (const link of links) {
      await call('verifyEmail', { token: link });
      await call('resetPassword', { token: link, password: third });
    }
    expect(await read('me', made.token)).toBe(401);
    const last = await call('login', { email: EMAIL, password: third });
    expect((await call('delete', { password: wrong }, last.token)).status).toBe(400);
    // Puts tokens into URLs: a browser requests the pages behind the links, and a client sends a session token in the
    // query.
    for (const link of links) await send(harness.server.address, 'GET', `/reset-password?token=${link}`);
    await send(harness.server.address, 'GET', `/api/users/me?token=${last.token}`);
    google.identity = { sub: 'g', email: 'goo@example.org', email_verified: true };
    const googleToken = await throughGoogle();
    expect((await call('delete', { password: third }, last.token)).status).toBe(200);
    expect(await read('me', last.token)).toBe(401);

    const sids = tokens.map((token) => String(decodeJwt(token).sid));
    const told = responses.join('\n');
    for (const secret of [...PASSWORDS, ...hashes, ...links, ...sids, '$argon2']) expect(told).not.toContain(secret);
    const logged = JSON.stringify(harness.server.logs);
    expect(harness.server.logs.length).toBeGreaterThan(20);
    for (const secret of [...PASSWORDS, ...hashes, ...links, ...sids, ...tokens, googleToken, '$argon2', EMAIL]) {
      expect(logged).not.toContain(secret);
    }
  });

  async function throughGoogle(): Promise<string> {
    const left = await send(harness.server.address, 'GET', '/api/auth/google');
    const cookie = left.headers.get('set-cookie')?.split(';')[0] ?? '';
    const away = await fetch(left.headers.get('location') ?? '', { redirect: 'manual' });
    const back = new URL(away.headers.get('location') ?? '');
    // A code that the issuer doesn't know makes the server log the failure.
    const bad = `${back.pathname}?code=unknown-code&state=${back.searchParams.get('state')}`;
    expect((await send(harness.server.address, 'GET', bad, { headers: { cookie } })).headers.get('location')).toMatch(
      /failed$/,
    );
    const good = await send(harness.server.address, 'GET', `${back.pathname}${back.search}`, { headers: { cookie } });
    expect(JSON.stringify(harness.server.logs)).not.toContain(cookie);
    return tokenIn(good.headers.get('location') ?? '');
  }
});
