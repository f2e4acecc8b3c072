import { newId } from '@quorbit/contracts/lib/ids';
import { sessions, users } from '@quorbit/db/schema/accounts';
import { auditEntries } from '@quorbit/db/schema/audit';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../../../testing/stand-ins/google-stand-in.ts';
import { listMailsTo, tokenIn } from '../../../testing/stand-ins/mailbox.ts';
import { startTestServer, TEST_PASSWORD } from '../../../testing/test-server.ts';
import { type HttpResponse, send } from '../../../testing/wire/http.ts';
import { outcomeOf } from '../../../testing/wire/refusal.ts';

const CALLBACK = '/api/auth/google/callback';

let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterAll(() => google.close());
const env = () => ({
  ...google.env,
  ADMIN_EMAIL: 'boss@example.org',
  ADMIN_PASSWORD: 'chosen by the operator',
});

describeWithServer('signing in with Google', { env }, (harness) => {
  const locationOf = (response: HttpResponse) => response.headers.get('location') ?? '';
  const cookieOf = (response: HttpResponse) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  /** Returns the cookie's `name=value` pair, then its attributes in alphabetical order. */
  function partsOf(response: HttpResponse): string[] {
    const [pair = '', ...attributes] = (response.headers.getSetCookie()[0] ?? '').split('; ');
    return [pair, ...attributes.sort()];
  }
  /** Visits the start of the sign-in flow and then Google, and returns the address to which Google redirects back. */
  async function visit(at = harness.server) {
    const left = await send(at.address, 'GET', '/api/auth/google');
    const authorization = new URL(locationOf(left));
    const back = await fetch(authorization, { redirect: 'manual' });
    return { left, cookie: cookieOf(left), back: new URL(back.headers.get('location') ?? '') };
  }
  const comeBack = (path: string, cookie: string, at = harness.server) =>
    send(at.address, 'GET', path, cookie === '' ? {} : { headers: { cookie } });
  async function signIn(identity: Record<string, unknown>, at = harness.server): Promise<string> {
    google.identity = identity;
    const { cookie, back } = await visit(at);
    return locationOf(await comeBack(`${back.pathname}${back.search}`, cookie, at));
  }
  const tokenFrom = (location: string) =>
    new URL(location, harness.server.address).searchParams.get('token') ?? undefined;
  const newIdentity = () => ({ sub: newId(), email: `${newId()}@example.org`, email_verified: true, name: 'Goo Gle' });
  const rowOf = async (email: string) =>
    (await harness.database.read.select().from(users).where(eq(users.email, email)))[0];

  it('redirects the browser to the issuer with state, PKCE and nonce, and stores them in one narrow cookie', async () => {
    const { left, back } = await visit();
    expect(left.status).toBe(302);
    const authorization = new URL(locationOf(left));
    expect(authorization.origin).toBe(google.issuer);
    const params = authorization.searchParams;
    expect(params.get('code_challenge_method')).toBe('S256');
    expect(params.get('scope')).toBe('openid email profile');
    expect(params.get('redirect_uri')).toBe(`${harness.server.address}${CALLBACK}`);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(params.get(name)?.length).toBeGreaterThan(40);
    expect(`${back.origin}${back.pathname}`).toBe(`${harness.server.address}${CALLBACK}`);
    const cookies = left.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(partsOf(left).slice(1)).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/api/auth/google', 'SameSite=Lax']);
    expect(left.headers.get('cache-control')).toBe('no-store');
  });

  it('creates an account for a new person and finds it again by the Google identity', async () => {
    const identity = newIdentity();
    const first = await signIn(identity);
    expect(first).toMatch(/^\/google-auth\?token=/);
    const me = await harness.server.client(tokenFrom(first)).accounts.me.query();
    expect(me).toMatchObject({
      name: 'Goo Gle',
      email: identity.email,
      emailVerified: true,
      hasPassword: false,
      role: 'user',
      timeZone: 'UTC',
    });
    const again = await signIn({ ...identity, email: `${newId()}@example.org`, email_verified: false });
    expect((await harness.server.client(tokenFrom(again)).accounts.me.query()).id).toBe(me.id);
    const login = harness.server.client().accounts.login.mutate({ email: identity.email, password: TEST_PASSWORD });
    expect(await outcomeOf(login)).toBe('WRONG_CREDENTIALS');
    const trpc = harness.server.client(tokenFrom(first));
    await trpc.accounts.changePassword.mutate({ newPassword: TEST_PASSWORD });
    expect((await trpc.accounts.me.query()).hasPassword).toBe(true);
  });

  it('creates one account when the same person signs in several times at once', async () => {
    const identity = newIdentity();
    google.identity = identity;
    const visits = [await visit(), await visit(), await visit()];
    const responses = await Promise.all(
      visits.map(({ back, cookie }) => comeBack(`${back.pathname}${back.search}`, cookie)),
    );
    const ids = await Promise.all(
      responses.map(
        async (response) => (await harness.server.client(tokenFrom(locationOf(response))).accounts.me.query()).id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('links an account with a verified address and keeps its password and sessions', async () => {
    const person = await harness.server.person('premium');
    const [mail] = await listMailsTo(harness.server, person.user.email, 'Confirm your e-mail address');
    await harness.server.client().accounts.verifyEmail.mutate({ token: tokenIn(mail?.body ?? '') });
    const location = await signIn({ ...newIdentity(), email: person.user.email.toUpperCase() });
    expect((await harness.server.client(tokenFrom(location)).accounts.me.query()).id).toBe(person.id);
    expect(await outcomeOf(person.trpc.accounts.me.query())).toBe('ok');
    const login = { email: person.user.email, password: TEST_PASSWORD };
    expect(await outcomeOf(harness.server.client().accounts.login.mutate(login))).toBe('ok');
    const log = await harness.database.read.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(log.map(({ action }) => action)).toContain('account.google-linked');
  });

  it('removes password and sessions of an account whose address was never verified', async () => {
    const squatter = await harness.server.person();
    const location = await signIn({ ...newIdentity(), email: squatter.user.email });
    const me = await harness.server.client(tokenFrom(location)).accounts.me.query();
    expect(me).toMatchObject({ id: squatter.id, emailVerified: true, hasPassword: false });
    expect(await outcomeOf(squatter.trpc.accounts.me.query())).toBe('UNAUTHENTICATED');
    const login = { email: squatter.user.email, password: TEST_PASSWORD };
    expect(await outcomeOf(harness.server.client().accounts.login.mutate(login))).toBe('WRONG_CREDENTIALS');
    expect(await harness.database.read.select().from(sessions).where(eq(sessions.userId, squatter.id))).toHaveLength(1);
  });

  it('links no account when Google doesn’t vouch for the address', async () => {
    const person = await harness.server.person();
    for (const email_verified of [false, 'false', undefined]) {
      const location = await signIn({ ...newIdentity(), email: person.user.email, email_verified });
      expect(location).toBe('/google-auth?error=unverified');
    }
    expect((await rowOf(person.user.email))?.googleSubject).toBeNull();
    expect(await outcomeOf(person.trpc.accounts.me.query())).toBe('ok');
    expect(await signIn({ ...newIdentity(), email: 'boss@example.org', email_verified: false })).toBe(
      '/google-auth?error=unverified',
    );
    expect(await rowOf('boss@example.org')).toBeUndefined();
    expect(await signIn({ ...newIdentity(), email: undefined })).toBe('/google-auth?error=unverified');
  });

  it('refuses an address that equals another only after lower-casing, even if the issuer vouches for it', async () => {
    const email = `k${newId()}@example.org`;
    await harness.server.client().accounts.register.mutate({ name: 'Mark', email, password: TEST_PASSWORD });
    expect(await signIn({ ...newIdentity(), email: email.replace('k', '\u212A') })).toBe(
      '/google-auth?error=unverified',
    );
    expect((await rowOf(email))?.googleSubject).toBeNull();
  });

  it('lets the owner of the mailbox take over a new account with an unverified address', async () => {
    const identity = { ...newIdentity(), email_verified: false };
    const location = await signIn(identity);
    expect((await harness.server.client(tokenFrom(location)).accounts.me.query()).emailVerified).toBe(false);
    await harness.server.client().accounts.forgotPassword.mutate({ email: identity.email });
    const [mail] = await listMailsTo(harness.server, identity.email, 'Choose a new password');
    await harness.server
      .client()
      .accounts.resetPassword.mutate({ token: tokenIn(mail?.body ?? ''), password: TEST_PASSWORD });
    expect(await rowOf(identity.email)).toMatchObject({ googleSubject: null });
    expect(await signIn(identity)).toBe('/google-auth?error=unverified');
  });

  it('refuses a second identity for a linked account, and suspended accounts', async () => {
    const identity = newIdentity();
    await signIn(identity);
    expect(await signIn({ ...newIdentity(), email: identity.email })).toBe('/google-auth?error=linked');
    await harness.database.transaction((tx) =>
      tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, identity.email)),
    );
    expect(await signIn(identity)).toBe('/google-auth?error=refused');
  });

  it('refuses a wrong state, a missing, forged or expired cookie, and a denial by Google', async () => {
    google.identity = newIdentity();
    const { cookie, back } = await visit();
    const path = `${back.pathname}${back.search}`;
    const state = back.searchParams.get('state') ?? '';
    const other = await visit();
    const secret = harness.server.deps.authSecret;
    const claims = { state, verifier: 'v'.repeat(43), nonce: 'n' };
    const sign = (audience: string, exp: number, key: Uint8Array) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setAudience(audience).setExpirationTime(exp).sign(key);
    const soon = Math.floor(Date.now() / 1000) + 500;
    const cases: [string, string, string][] = [
      ['another state', path.replace(state, 'x'.repeat(43)), cookie],
      ['no state', `${CALLBACK}?code=${back.searchParams.get('code')}`, cookie],
      ['two states', `${path}&state=${state}`, cookie],
      ['no cookie', path, ''],
      ['the cookie of another visit', path, other.cookie],
      ['a changed cookie', path, `${cookie}x`],
      ['a cookie of another key', path, `quorbit_google=${await sign('google-sign-in', soon, Buffer.alloc(48, 1))}`],
      ['a cookie for something else', path, `quorbit_google=${await sign('other', soon, secret)}`],
      ['an old cookie', path, `quorbit_google=${await sign('google-sign-in', soon - 600, secret)}`],
    ];
    for (const [name, target, held] of cases) {
      const response = await comeBack(target, held);
      expect([name, response.status, locationOf(response)]).toEqual([name, 302, '/google-auth?error=state']);
    }
    const denied = await comeBack(`${CALLBACK}?error=access_denied&state=${state}`, cookie);
    expect(locationOf(denied)).toBe('/google-auth?error=denied');
    expect(await rowOf(String(google.identity.email))).toBeUndefined();
    expect(locationOf(await comeBack(path, cookie))).toMatch(/^\/google-auth\?token=/);
  });

  it('returns the page’s nonce with the token, and drops a malformed one', async () => {
    google.identity = newIdentity();
    for (const [begun, expected] of [
      ['0198-mark', '0198-mark'],
      ['a b', ''],
      ['x'.repeat(65), ''],
    ] as const) {
      const left = await send(harness.server.address, 'GET', `/api/auth/google?${new URLSearchParams({ begun })}`);
      const back = new URL((await fetch(locationOf(left), { redirect: 'manual' })).headers.get('location') ?? '');
      const page = new URL(locationOf(await comeBack(`${back.pathname}${back.search}`, cookieOf(left))), back);
      expect(page.searchParams.get('begun')).toBe(expected);
    }
  });

  it('accepts a return from Google only once', async () => {
    google.identity = newIdentity();
    const { cookie, back } = await visit();
    const path = `${back.pathname}${back.search}`;
    const first = await comeBack(path, cookie);
    expect(locationOf(first)).toMatch(/^\/google-auth\?token=/);
    const attributes = ['HttpOnly', 'Max-Age=0', 'Path=/api/auth/google', 'SameSite=Lax'];
    expect(partsOf(first)).toEqual(['quorbit_google=', ...attributes]);
    expect(locationOf(await comeBack(path, cookieOf(first)))).toBe('/google-auth?error=state');
    // The cookie from before the first return doesn't help either, because the issuer accepts a code only once.
    expect(locationOf(await comeBack(path, cookie))).toBe('/google-auth?error=failed');
  });

  it.each([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://accounts.example.org' }],
    ['that has expired', { exp: 1_600_000_000 }],
    ['for another request', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['without a subject', { sub: undefined }],
  ])('refuses an id token %s', async (_, wrong) => {
    const identity = newIdentity();
    expect(await signIn({ ...identity, ...wrong })).toBe('/google-auth?error=failed');
    expect(await rowOf(identity.email)).toBeUndefined();
  });

  it('falls back to another name when Google’s breaks the app’s rules for names', async () => {
    for (const [name, expected] of [
      [undefined, /^[0-9a-f-]{36}$/],
      ['x', /^[0-9a-f-]{36}$/],
      [`  ${'Long '.repeat(30)}`, /^(Long ){9}Long$/],
      ['bad\u0000name', /^[0-9a-f-]{36}$/],
    ] as const) {
      const location = await signIn({ ...newIdentity(), name });
      expect((await harness.server.client(tokenFrom(location)).accounts.me.query()).name).toMatch(expected);
    }
  });

  it('uses PUBLIC_URL if it is set, and then sets a Secure cookie', async () => {
    const behind = await startTestServer(harness.database, { ...google.env, PUBLIC_URL: 'https://quiz.example.org' });
    const left = await send(behind.address, 'GET', '/api/auth/google');
    expect(new URL(locationOf(left)).searchParams.get('redirect_uri')).toBe(`https://quiz.example.org${CALLBACK}`);
    const attributes = ['HttpOnly', 'Max-Age=600', 'Path=/api/auth/google', 'SameSite=Lax', 'Secure'];
    expect(partsOf(left).slice(1)).toEqual(attributes);
    await behind.close();
  });

  it('shows an error on the page and logs it once when the issuer can’t be reached', async () => {
    const nowhere = await startTestServer(harness.database, { ...google.env, GOOGLE_ISSUER: 'http://127.0.0.1:1' });
    const response = await send(nowhere.address, 'GET', '/api/auth/google');
    expect([response.status, locationOf(response)]).toEqual([302, '/google-auth?error=failed']);
    expect(nowhere.logs.filter(({ msg }) => msg === 'sign-in with Google failed')).toHaveLength(1);
    await nowhere.close();
  });

  it('returns 404 without a client id, and the sign-in options show whether Google is available', async () => {
    const without = await startTestServer(harness.database);
    for (const path of ['/api/auth/google', CALLBACK]) {
      expect((await send(without.address, 'GET', path)).status).toBe(404);
    }
    expect((await without.client().accounts.options.query()).google).toBe(false);
    expect((await harness.server.client().accounts.options.query()).google).toBe(true);
    await without.close();
  });
});
