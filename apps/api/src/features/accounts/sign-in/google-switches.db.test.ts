import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantInvitation } from '../../../testing/planted/invitation.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantSwitches } from '../../../testing/planted/switches.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../../../testing/stand-ins/google-stand-in.ts';
import { type HttpResponse, send } from '../../../testing/wire/http.ts';

let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterAll(() => google.close());

describeWithServer('signing in with Google while something is switched off', { env: () => google.env }, (harness) => {
  afterEach(() => plantSwitches(harness.server, { google: true, registration: 'open' }));

  const locationOf = (response: HttpResponse) => response.headers.get('location') ?? '';
  const leave = (query = '') => send(harness.server.address, 'GET', `/api/auth/google${query}`);
  /** Follows the redirects from Google back to the app and returns the address of the page reached. */
  async function comeBack(left: HttpResponse, identity: { email: string }): Promise<string> {
    google.identity = identity;
    const cookie = (left.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const back = new URL((await fetch(locationOf(left), { redirect: 'manual' })).headers.get('location') ?? '');
    return locationOf(
      await send(harness.server.address, 'GET', `${back.pathname}${back.search}`, { headers: { cookie } }),
    );
  }
  const newIdentity = () => ({ sub: newId(), email: `${newId()}@example.org`, email_verified: true, name: 'Goo Gle' });
  const exists = async ({ email }: { email: string }) =>
    (await harness.database.read.$count(users, eq(users.email, email))) === 1;

  it('starts no new sign-in, but completes one that was started before', async () => {
    const identity = newIdentity();
    const left = await leave();
    await plantSwitches(harness.server, { google: false });
    await expect.poll(() => harness.server.deps.switches.isOn('google')).toBe(false);
    expect(locationOf(await leave())).toBe('/google-auth?error=off');
    expect((await harness.server.client().accounts.options.query()).google).toBe(false);
    expect(await comeBack(left, identity)).toContain('token=');
    expect(await exists(identity)).toBe(true);
  });

  it('creates no account while registration is closed, but lets existing accounts sign in', async () => {
    const known = newIdentity();
    await comeBack(await leave(), known);
    await plantSwitches(harness.server, { registration: 'closed' });
    const unknown = newIdentity();
    expect(await comeBack(await leave(), unknown)).toBe('/google-auth?error=closed');
    expect(await exists(unknown)).toBe(false);
    expect(await comeBack(await leave(), known)).toContain('token=');
  });

  it('creates one account per invitation code while registration is by invitation only', async () => {
    await plantSwitches(harness.server, { registration: 'invitation' });
    const code = await plantInvitation(harness.server, await plantPerson(harness.server));
    const [uninvited, first, second] = [newIdentity(), newIdentity(), newIdentity()];
    expect(await comeBack(await leave(), uninvited)).toBe('/google-auth?error=uninvited');
    expect(await comeBack(await leave(`?invite=${code}`), first)).toContain('token=');
    expect(await comeBack(await leave(`?invite=${code}`), second)).toBe('/google-auth?error=uninvited');
    expect([await exists(uninvited), await exists(first), await exists(second)]).toEqual([false, true, false]);
  });
});
