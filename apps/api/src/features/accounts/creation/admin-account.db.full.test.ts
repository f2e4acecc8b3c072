import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { auditEntries } from '@quorbit/db/schema/audit';
import { createDataFolder, createTemporaryFolder } from '@quorbit/db/testing';
import { createTRPCClient, httpLink } from '@trpc/client';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppRouter } from '../../../app-router.ts';
import { readEnv } from '../../../env.ts';
import { createLogger } from '../../../lib/logger.ts';
import { startServer } from '../../../server.ts';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { tokenIn } from '../../../testing/stand-ins/mailbox.ts';
import { TEST_PASSWORD } from '../../../testing/test-server.ts';
import { outcomeOf } from '../../../testing/wire/refusal.ts';
import { ensureAdmin } from './ensure-admin.ts';

const PASSWORD = 'chosen by the operator';

describeWithServer("the operator's admin", { perTest: true }, (harness) => {
  const start = (email: string, password = PASSWORD) =>
    ensureAdmin({ ...harness.server.deps, admin: { email, password } });
  const login = async (email: string, password: string) =>
    harness.server.client((await harness.server.client().accounts.login.mutate({ email, password })).token);
  const logOf = async (id: string) =>
    (
      await harness.database.read
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, id))
        .orderBy(auditEntries.id)
    ).map(({ action, details }) => `${action} ${details}`.trim());

  it('is created once; a restart with the same values changes nothing and ends no session', async () => {
    await start('boss@example.org');
    const boss = await login('boss@example.org', PASSWORD);
    const me = await boss.accounts.me.query();
    expect(me).toMatchObject({ role: 'admin', emailVerified: true });
    const rows = await harness.database.read.select().from(users);
    await start('boss@example.org');
    await start('boss@example.org');
    expect(await harness.database.read.select().from(users)).toEqual(rows);
    expect(await boss.accounts.me.query()).toEqual(me);
    expect(await logOf(me.id)).toEqual(['admin.created']);
  });

  it('keeps a password that the admin chose, until the operator sets another', async () => {
    await start('boss@example.org');
    const boss = await login('boss@example.org', PASSWORD);
    const newPassword = 'chosen by the admin';
    await boss.accounts.changePassword.mutate({ currentPassword: PASSWORD, newPassword });
    await start('boss@example.org');
    expect(await outcomeOf(boss.accounts.me.query())).toBe('ok');
    expect(await outcomeOf(login('boss@example.org', newPassword))).toBe('ok');
    await start('boss@example.org', 'the operator again');
    expect(await outcomeOf(boss.accounts.me.query())).toBe('UNAUTHENTICATED');
    expect(await outcomeOf(login('boss@example.org', newPassword))).toBe('WRONG_CREDENTIALS');
    expect(await outcomeOf(login('boss@example.org', 'the operator again'))).toBe('ok');
  });

  it('is made from an existing account, with a new password, no sessions and no unverified Google identity', async () => {
    const person = await harness.server.person('premium');
    await harness.database.transaction((tx) =>
      tx.update(users).set({ googleSubject: 'somebody', suspendedAt: new Date() }).where(eq(users.id, person.id)),
    );
    await start(person.user.email);
    expect(await outcomeOf(person.trpc.accounts.me.query())).toBe('UNAUTHENTICATED');
    expect(await outcomeOf(login(person.user.email, TEST_PASSWORD))).toBe('WRONG_CREDENTIALS');
    const admin = await login(person.user.email, PASSWORD);
    expect(await admin.accounts.me.query()).toMatchObject({ id: person.id, role: 'admin' });
    const [row] = await harness.database.read.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ googleSubject: null, suspendedAt: null });
    expect(await logOf(person.id)).toEqual(['account.registered', 'admin.promoted premium → admin, password set']);
    await start(person.user.email);
    expect(await outcomeOf(admin.accounts.me.query())).toBe('ok');
  });

  it('is created again under a new id after it deleted itself', async () => {
    await start('other@example.org');
    await start('boss@example.org');
    const boss = await login('boss@example.org', PASSWORD);
    const { id } = await boss.accounts.me.query();
    await boss.accounts.delete.mutate({ password: PASSWORD });
    await start('boss@example.org');
    const again = await (await login('boss@example.org', PASSWORD)).accounts.me.query();
    expect(again.role).toBe('admin');
    expect(again.id).not.toBe(id);
  });

  it('is created only once when several processes start at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => start('boss@example.org')));
    expect(await harness.database.read.select().from(users)).toMatchObject([
      { email: 'boss@example.org', role: 'admin' },
    ]);
    expect(await outcomeOf(login('boss@example.org', PASSWORD))).toBe('ok');
  });

  it('isn’t created with a common password, which stops the start of the server', async () => {
    await expect(start('boss@example.org', 'admin12345')).rejects.toThrow(/^ADMIN_PASSWORD /);
    expect(await harness.database.read.select().from(users)).toEqual([]);
  });
});

describe('a whole server with an admin in its environment', () => {
  it('creates the admin, sends mail on its own, and keeps sessions across a restart', async () => {
    const { path: dataDir, remove } = await createTemporaryFolder();
    onTestFinished(remove);
    await createDataFolder(dataDir);
    const env = readEnv({
      PORT: '0',
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      ADMIN_EMAIL: 'Boss@Example.org',
      ADMIN_PASSWORD: PASSWORD,
    });
    const run = () => startServer({ env, log: createLogger('silent') });
    const clientOf = (address: string, token?: string) =>
      createTRPCClient<AppRouter>({
        links: [
          httpLink({
            url: `${address}/trpc`,
            headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          }),
        ],
      });

    const first = await run();
    const credentials = { email: 'boss@example.org', password: PASSWORD };
    const { token, user } = await clientOf(first.address).accounts.login.mutate(credentials);
    expect(user.role).toBe('admin');
    const email = `${newId()}@example.org`;
    await clientOf(first.address).accounts.register.mutate({ name: 'New One', email, password: TEST_PASSWORD });
    const text = await firstMail(join(dataDir, 'mail'));
    expect(text).toContain(`To: ${email}`);
    expect(text).toContain(`\nhttp://localhost:${new URL(first.address).port}/verify-email?token=${tokenIn(text)}\n`);
    await first.close();

    const second = await run();
    expect((await clientOf(second.address, token).accounts.me.query()).id).toBe(user.id);
    await second.close();
    // The time-out is long, because a database on disk is slow while many tests run at once.
  }, 120_000);
});

/** Waits for the worker to write a mail, and returns its text. */
async function firstMail(folder: string): Promise<string> {
  const file = await vi.waitFor(async () => {
    const files = await readdir(folder);
    return files.find((name) => name.endsWith('.txt')) ?? expect.fail('No mail was written.');
  }, 20_000);
  return readFile(join(folder, file), 'utf8');
}
