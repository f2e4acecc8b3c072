import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@quorbit/contracts/lib/ids';
import { mailTokens, users } from '@quorbit/db/schema/accounts';
import { mails } from '@quorbit/db/schema/mails';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { listNotificationsOf } from '../../../testing/list-notifications.ts';
import { deliverMail, listMailsTo, tokenIn } from '../../../testing/stand-ins/mailbox.ts';
import { type SmtpInbox, startSmtpInbox } from '../../../testing/stand-ins/smtp-inbox.ts';
import { startTestServer, TEST_PASSWORD } from '../../../testing/test-server.ts';
import { send } from '../../../testing/wire/http.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';
import { pruneExpired } from '../sweep.worker.ts';

const NEW_PASSWORD = 'a wholly different phrase';
const RESET = 'Choose a new password';
const VERIFY = 'Confirm your e-mail address';
const CHANGED = 'Your password was changed';
const HOUR_MS = 3_600_000;

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await startSmtpInbox();
});
afterAll(() => inbox.close());
const env = () => ({ SMTP_URL: inbox.url, PUBLIC_URL: 'https://quiz.example.org/' });

describeWithServer('passwords and mailed links', { env }, (harness) => {
  const login = (email: string, password: string) =>
    outcomeOf(harness.server.client().accounts.login.mutate({ email, password }));
  const reset = (token: string, password = NEW_PASSWORD) =>
    refusalOf(harness.server.client().accounts.resetPassword.mutate({ token, password }));
  const textsTo = (email: string, subject: string) =>
    inbox.received.filter(({ to, headers }) => to[0] === email && headers.get('subject') === subject);
  async function askForReset(email: string): Promise<string> {
    await harness.server.client().accounts.forgotPassword.mutate({ email });
    const [mail] = await listMailsTo(harness.server, email, RESET);
    return tokenIn(mail?.body ?? '');
  }

  it('tells a new person in the app to open the link that was mailed', async () => {
    const person = await harness.server.person();
    const [notice, ...others] = await listNotificationsOf(harness.server, person);
    expect(notice).toMatchObject({ kind: 'confirm_email', about: {} });
    expect(others).toEqual([]);
  });

  it('resets a password with the link from a delivered mail', async () => {
    const { user, trpc } = await harness.server.person();
    await harness.server.client().accounts.forgotPassword.mutate({ email: ` ${user.email.toUpperCase()}` });
    await deliverMail(harness.server);
    const [mail] = textsTo(user.email, RESET);
    const link = /https:\/\/quiz\.example\.org\/reset-password\?token=[\w-]{43}(?=\s)/.exec(mail?.text ?? '')?.[0];
    expect(link).toBeDefined();
    const token = tokenIn(link ?? '');

    expect(await reset(token)).toBeNull();
    expect(await outcomeOf(trpc.accounts.me.query())).toBe('UNAUTHENTICATED');
    expect(await login(user.email, TEST_PASSWORD)).toBe('WRONG_CREDENTIALS');
    expect(await login(user.email, NEW_PASSWORD)).toBe('ok');
    expect(await reset(token, TEST_PASSWORD)).toMatchObject({ code: 'INVALID', issues: [{ path: 'token' }] });
    expect(await login(user.email, NEW_PASSWORD)).toBe('ok');
    await deliverMail(harness.server);
    expect(textsTo(user.email, CHANGED)).toHaveLength(1);
    // Using the mailed link proves that the address belongs to the user.
    expect(
      (await harness.database.read.select().from(users).where(eq(users.id, user.id)))[0]?.emailVerifiedAt,
    ).not.toBeNull();
  });

  it('lets only one of two simultaneous resets with the same link succeed', async () => {
    const { user } = await harness.server.person();
    const token = await askForReset(user.email);
    const outcomes = await Promise.all([reset(token, `${NEW_PASSWORD} 1`), reset(token, `${NEW_PASSWORD} 2`)]);
    expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(outcomes.filter((refusal) => refusal?.code === 'INVALID')).toHaveLength(1);
  });

  it('refuses links that are expired, forged, for another purpose, or older than the last reset', async () => {
    const { user } = await harness.server.person();
    const [verification] = await listMailsTo(harness.server, user.email, VERIFY);
    const wrongPurpose = tokenIn(verification?.body ?? '');
    const start = new Date('2026-06-01T12:00:00Z');
    harness.server.setNow(start);
    const tooOld = await askForReset(user.email);
    harness.server.setNow(new Date(start.getTime() + HOUR_MS));
    for (const token of [tooOld, wrongPurpose, 'made-up', `${tooOld}x`]) {
      expect(await reset(token)).toMatchObject({ code: 'INVALID', issues: [{ path: 'token' }] });
    }
    const earlier = await askForReset(user.email);
    harness.server.setNow(new Date(start.getTime() + HOUR_MS + 1_000));
    const later = await askForReset(user.email);
    expect(await reset(later)).toBeNull();
    expect((await reset(earlier))?.code).toBe('INVALID');
    harness.server.setNow(new Date());
  });

  it('keeps a link valid after it was used with a common password or with the e-mail', async () => {
    const { user } = await harness.server.person();
    const token = await askForReset(user.email);
    expect(await reset(token, 'password12345')).toMatchObject({ code: 'INVALID', issues: [{ path: 'password' }] });
    expect(await reset(token, user.email)).toMatchObject({ code: 'INVALID', issues: [{ path: 'password' }] });
    expect(await reset(token)).toBeNull();
  });

  it('returns the same reply for known and unknown e-mails, after the same minimum time', async () => {
    const { user } = await harness.server.person();
    const { deps } = harness.server;
    const { pause } = deps;
    // This test measures the real pause, which hides whether an account exists; other tests run without it.
    deps.pause = undefined;
    onTestFinished(() => {
      deps.pause = pause;
    });
    for (const email of [user.email, `${newId()}@example.org`]) {
      const begun = performance.now();
      const response = await send(harness.server.address, 'POST', '/trpc/accounts.forgotPassword', { body: { email } });
      expect([response.status, response.text]).toEqual([200, '{"result":{}}']);
      expect(performance.now() - begun).toBeGreaterThan(390);
    }
  });

  it('sends at most five reset mails an hour, and replies the same after that', async () => {
    const { user } = await harness.server.person();
    for (let round = 0; round < 7; round += 1)
      await harness.server.client().accounts.forgotPassword.mutate({ email: user.email });
    expect(await listMailsTo(harness.server, user.email, RESET)).toHaveLength(5);
  });

  it('unlocks an account that was locked by wrong passwords', async () => {
    const { user } = await harness.server.person();
    for (let failure = 0; failure < 5; failure += 1) await login(user.email, 'wrong');
    expect(await login(user.email, TEST_PASSWORD)).toBe('TOO_MANY');
    expect(await reset(await askForReset(user.email))).toBeNull();
    expect(await login(user.email, NEW_PASSWORD)).toBe('ok');
  });

  it('verifies an address by the mailed link, which works only once', async () => {
    const { user, trpc } = await harness.server.person();
    await deliverMail(harness.server);
    const [mail] = textsTo(user.email, VERIFY);
    expect(mail?.text).toContain('https://quiz.example.org/verify-email?token=');
    const token = tokenIn(mail?.text ?? '');
    expect((await trpc.accounts.me.query()).emailVerified).toBe(false);
    await harness.server.client().accounts.verifyEmail.mutate({ token });
    expect((await trpc.accounts.me.query()).emailVerified).toBe(true);
    expect(await refusalOf(harness.server.client().accounts.verifyEmail.mutate({ token }))).toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'token' }],
    });
    await trpc.accounts.sendVerification.mutate();
    expect(await listMailsTo(harness.server, user.email, VERIFY)).toHaveLength(1);
  });

  it('sends the verification mail again, at most five times an hour, with links valid for seven days', async () => {
    const start = new Date('2026-07-01T12:00:00Z');
    harness.server.setNow(start);
    const { user, trpc } = await harness.server.person();
    for (let round = 0; round < 4; round += 1) await trpc.accounts.sendVerification.mutate();
    expect(await refusalOf(trpc.accounts.sendVerification.mutate())).toMatchObject({ code: 'TOO_MANY', status: 429 });
    const tokens = (await listMailsTo(harness.server, user.email, VERIFY)).map(({ body }) => tokenIn(body));
    expect(new Set(tokens).size).toBe(5);
    harness.server.setNow(new Date(start.getTime() + 7 * 24 * HOUR_MS - 1));
    expect(await outcomeOf(harness.server.client().accounts.verifyEmail.mutate({ token: tokens[0] ?? '' }))).toBe('ok');

    const late = await harness.server.person();
    const [mail] = await listMailsTo(harness.server, late.user.email, VERIFY);
    harness.server.setNow(new Date(start.getTime() + 15 * 24 * HOUR_MS));
    const old = harness.server.client().accounts.verifyEmail.mutate({ token: tokenIn(mail?.body ?? '') });
    expect(await outcomeOf(old)).toBe('INVALID');
    harness.server.setNow(new Date());
  });

  it('keeps the current session and ends the others when the password is changed', async () => {
    const { user, trpc } = await harness.server.person();
    const otherSession = harness.server.client(
      (await harness.server.client().accounts.login.mutate({ email: user.email, password: TEST_PASSWORD })).token,
    );
    const token = await askForReset(user.email);
    const change = (currentPassword: string | undefined, newPassword: string) =>
      refusalOf(trpc.accounts.changePassword.mutate({ currentPassword, newPassword }));
    expect(await change(undefined, NEW_PASSWORD)).toMatchObject({ status: 400, issues: [{ path: 'currentPassword' }] });
    expect(await change('wrong', NEW_PASSWORD)).toMatchObject({ status: 400, issues: [{ path: 'currentPassword' }] });
    expect(await change(TEST_PASSWORD, 'qwertyuiop1')).toMatchObject({
      status: 400,
      issues: [{ path: 'newPassword' }],
    });
    expect(await outcomeOf(otherSession.accounts.me.query())).toBe('ok');
    expect(await change(TEST_PASSWORD, NEW_PASSWORD)).toBeNull();
    expect(await outcomeOf(trpc.accounts.me.query())).toBe('ok');
    expect(await outcomeOf(otherSession.accounts.me.query())).toBe('UNAUTHENTICATED');
    expect((await reset(token))?.code).toBe('INVALID');
    expect(await login(user.email, NEW_PASSWORD)).toBe('ok');
    expect(await listMailsTo(harness.server, user.email, CHANGED)).toHaveLength(1);
  });

  it('allows only five wrong guesses of the current password in an open session', async () => {
    const { trpc, user } = await harness.server.person();
    const guess = () =>
      outcomeOf(trpc.accounts.changePassword.mutate({ currentPassword: 'x', newPassword: NEW_PASSWORD }));
    const outcomes = [];
    for (let round = 0; round < 6; round += 1) outcomes.push(await guess());
    expect(outcomes).toEqual([...Array(5).fill('INVALID'), 'TOO_MANY']);
    expect(await outcomeOf(trpc.accounts.delete.mutate({ password: TEST_PASSWORD }))).toBe('TOO_MANY');
    expect((await trpc.accounts.me.query()).email).toBe(user.email);
  });

  it('deletes expired tokens in the sweep', async () => {
    const { user } = await harness.server.person();
    await askForReset(user.email);
    const kept = () => harness.database.read.select().from(mailTokens).where(eq(mailTokens.userId, user.id));
    await pruneExpired(harness.database, new Date(Date.now() + 2 * HOUR_MS));
    expect((await kept()).map(({ purpose }) => purpose)).toEqual(['verify-email']);
  });
});

describeWithDatabase('mail without a mail server', (harness) => {
  it('is written to the data folder for the operator only, and only its path is logged', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'quorbit-mail-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const server = await startTestServer(harness.database, { DATA_DIR: dataDir });
    onTestFinished(() => server.close());
    const { user } = await server.person();
    await server.client().accounts.forgotPassword.mutate({ email: user.email });
    await deliverMail(server);

    const folder = join(dataDir, 'mail');
    const files = (await readdir(folder)).sort();
    expect(files).toHaveLength(2);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    const written = server.logs.filter(({ msg }) => msg === 'mail written').map(({ path }) => path);
    expect(written.sort()).toEqual(files.map((file) => join(folder, file)));

    const resetText = texts.find((text) => text.includes(`Subject: ${RESET}`)) ?? '';
    expect(resetText).toContain(`To: ${user.email}\n`);
    const token = tokenIn(resetText);
    expect(resetText).toContain(`${server.address}/reset-password?token=${token}\n`);
    for (const text of texts) expect(JSON.stringify(server.logs)).not.toContain(tokenIn(text));
    expect((await harness.database.read.select().from(mails)).map(({ body }) => body)).toEqual(['', '']);
    const { accounts } = server.client();
    await accounts.resetPassword.mutate({ token, password: NEW_PASSWORD });
    expect(await outcomeOf(accounts.login.mutate({ email: user.email, password: NEW_PASSWORD }))).toBe('ok');
  });
});
