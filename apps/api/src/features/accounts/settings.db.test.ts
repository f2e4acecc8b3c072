import { userScope } from '@quorbit/contracts/sync/scopes';
import { auditEntries, sessions } from '@quorbit/db/schema/accounts';
import { syncRows } from '@quorbit/db/schema/sync';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf, refusalOf } from '../../testing/refusal.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts';

describe.each(testDatabases)('settings and sessions on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await startTestServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const signIn = async (email: string) =>
    server.client((await server.client().accounts.login.mutate({ email, password: TEST_PASSWORD })).token);
  const versionOf = async (id: string) => {
    const [row] = await database.read
      .select({ version: syncRows.version })
      .from(syncRows)
      .where(and(eq(syncRows.scope, userScope(id)), eq(syncRows.kind, 'profile'), eq(syncRows.rowId, id)));
    return row?.version ?? 0;
  };

  it('changes what is given, leaves the rest, and tells the devices', async () => {
    const { id, trpc, user } = await server.person();
    const before = await versionOf(id);
    const changed = await trpc.accounts.updateSettings.mutate({
      name: 'Grace Hopper',
      timeZone: 'America/New_York',
      leaderboardOptOut: true,
      reminderTime: '19:30',
    });
    const expected = {
      ...user,
      name: 'Grace Hopper',
      timeZone: 'America/New_York',
      leaderboardOptOut: true,
      reminderTime: '19:30',
    };
    expect(changed).toEqual(expected);
    const after = await versionOf(id);
    expect(after).toBeGreaterThan(before);
    expect(await trpc.accounts.updateSettings.mutate({ reminderTime: null })).toEqual({
      ...expected,
      reminderTime: null,
    });
    const last = await versionOf(id);
    expect(await trpc.accounts.updateSettings.mutate({})).toEqual({ ...expected, reminderTime: null });
    expect(await trpc.accounts.me.query()).toEqual({ ...expected, reminderTime: null });
    expect(await versionOf(id)).toBe(last);
  });

  it('names every wrong setting at once and changes none', async () => {
    const { trpc, user } = await server.person();
    const wrong = { name: 'x', timeZone: 'Mars/Olympus', reminderTime: '24:00' };
    const refusal = await refusalOf(trpc.accounts.updateSettings.mutate(wrong));
    expect(refusal?.issues?.map(({ path }) => path)).toEqual(['name', 'timeZone', 'reminderTime']);
    expect(await trpc.accounts.me.query()).toEqual(user);
  });

  it('never changes what settings do not cover', async () => {
    const { trpc, user } = await server.person();
    const sneaky: object = { role: 'admin', email: 'other@example.org', xp: 5, isDemo: true, passwordHash: 'x' };
    await trpc.accounts.updateSettings.mutate(sneaky);
    expect(await trpc.accounts.me.query()).toEqual(user);
  });

  it('lists sessions without their keys, this one first, and ends one by the id shown', async () => {
    const { id, trpc, user } = await server.person();
    const other = await signIn(user.email);
    const shown = await trpc.accounts.sessions.query();
    expect(shown.map(({ current }) => current)).toEqual([true, false]);
    const stored = await database.read.select().from(sessions).where(eq(sessions.userId, id));
    for (const { id: key } of stored) expect(JSON.stringify(shown)).not.toContain(key.slice(0, 16));
    expect((await other.accounts.sessions.query()).map(({ id }) => id)).toEqual(shown.map(({ id }) => id).reverse());

    const stranger = await server.person();
    const target = shown[1]?.id ?? '';
    expect(await outcomeOf(stranger.trpc.accounts.endSession.mutate({ id: target }))).toBe('NOT_FOUND');
    await trpc.accounts.endSession.mutate({ id: target });
    expect(await outcomeOf(other.accounts.me.query())).toBe('UNAUTHENTICATED');
    expect(await outcomeOf(trpc.accounts.me.query())).toBe('ok');
    expect(await outcomeOf(trpc.accounts.endSession.mutate({ id: target }))).toBe('NOT_FOUND');
    const log = await database.read.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(log.map(({ action, details }) => `${action} ${details}`).sort()).toEqual([
      'account.registered ',
      'sessions.ended one',
    ]);
  });

  it('shows the current session even when fifty others were used later', async () => {
    const { id, trpc } = await server.person();
    const later = new Date(Date.now() + 60_000);
    await database.transaction((tx) =>
      tx.insert(sessions).values(
        Array.from({ length: 60 }, (_, index) => ({
          id: `${id}-${index}`,
          userId: id,
          expiresAt: new Date(Date.now() + 3_600_000),
          lastSeenAt: later,
        })),
      ),
    );
    const shown = await trpc.accounts.sessions.query();
    expect(shown).toHaveLength(50);
    expect(shown[0]?.current).toBe(true);
  });
});
