import type { UpdateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { sessions } from '@quorbit/db/schema/accounts';
import { auditEntries } from '@quorbit/db/schema/audit';
import { syncRows } from '@quorbit/db/schema/sync';
import { write } from '@quorbit/db/write';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { Device } from '../../../testing/device.ts';
import { TEST_PASSWORD } from '../../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';
import { mergeSettings } from './settings.service.ts';

describeWithServer('settings and sessions', (harness) => {
  const signIn = async (email: string) =>
    harness.server.client(
      (await harness.server.client().accounts.login.mutate({ email, password: TEST_PASSWORD })).token,
    );
  const versionOf = async (id: string) => {
    const [row] = await harness.database.read
      .select({ version: syncRows.version })
      .from(syncRows)
      .where(and(eq(syncRows.scope, userScope(id)), eq(syncRows.kind, 'profile'), eq(syncRows.rowId, id)));
    return row?.version ?? 0;
  };

  it('changes only the given settings, and sends the profile to devices again', async () => {
    const { id, trpc, user } = await harness.server.person();
    const before = await versionOf(id);
    const changed = await trpc.accounts.updateSettings.mutate({
      name: 'Grace Hopper',
      timeZone: 'America/New_York',
      leaderboardOptOut: true,
      reminderTime: '19:30',
      dailyGoal: 100,
    });
    const expected = {
      ...user,
      name: 'Grace Hopper',
      timeZone: 'America/New_York',
      fixedZone: 'America/New_York',
      leaderboardOptOut: true,
      reminderTime: '19:30',
      dailyGoal: 100,
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

  const hour = (hours: number) => new Date(Date.parse('2026-03-02T00:00:00Z') + hours * 3_600_000).toISOString();
  const change = (device: Device, at: string, args: UpdateSettingsInput) =>
    device.op({ type: PROFILE_UPDATE, at, args });

  it('applies changes from devices: the latest one of each setting wins, in whatever order they arrive', async () => {
    const person = await harness.server.person();
    const [phone, laptop] = [new Device(person), new Device(person)];
    await phone.exchange([
      change(phone, hour(3), { name: 'Third Name', reminderTime: '19:00' }),
      change(phone, hour(1), { name: 'First Name', leaderboardOptOut: true }),
    ]);
    await laptop.exchange([change(laptop, hour(2), { name: 'Second Name', leaderboardOptOut: false })]);
    const settings = { name: 'Third Name', reminderTime: '19:00', leaderboardOptOut: false };
    expect(await person.trpc.accounts.me.query()).toEqual({ ...person.user, ...settings });
    await phone.drain();
    expect(phone.bodies('profile').get(person.id)).toMatchObject(settings);
  });

  it('ignores older and empty changes from devices without writing the profile', async () => {
    const person = await harness.server.person();
    const device = new Device(person);
    await person.trpc.accounts.updateSettings.mutate({ name: 'By Hand', reminderTime: '07:00' });
    const before = await versionOf(person.id);
    const late = [change(device, hour(1), { name: 'Long Ago', reminderTime: null }), change(device, hour(2), {})];
    expect(await device.exchange(late)).toMatchObject({ ackSeq: 2, rejected: [] });
    expect(await versionOf(person.id)).toBe(before);
    expect(await person.trpc.accounts.me.query()).toMatchObject({ name: 'By Hand', reminderTime: '07:00' });
  });

  it('refuses invalid changes from devices one by one', async () => {
    const person = await harness.server.person();
    const device = new Device(person);
    const reply = await device.exchange([
      change(device, hour(1), { timeZone: 'Mars/Olympus' }),
      change(device, hour(2), { timeZone: 'Asia/Tokyo' }),
    ]);
    expect(reply.rejected).toMatchObject([{ seq: 1, code: 'INVALID' }]);
    expect(await person.trpc.accounts.me.query()).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });

  it('prefers a change made online to a device’s change of the same moment', async () => {
    const now = new Date('2026-03-02T12:00:00Z');
    harness.server.setNow(now);
    const person = await harness.server.person();
    const device = new Device(person, () => now.getTime());
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await device.exchange([change(device, now.toISOString(), { name: 'From A Device' })]);
      expect(await person.trpc.accounts.updateSettings.mutate({ name })).toMatchObject({ name });
    }
  });

  it('names every wrong setting at once and changes none', async () => {
    const { trpc, user } = await harness.server.person();
    const wrong = { name: 'x', timeZone: 'Mars/Olympus', reminderTime: '24:00', fixedZone: '+05:00' };
    const refusal = await refusalOf(trpc.accounts.updateSettings.mutate(wrong));
    expect(refusal?.issues?.map(({ path }) => path)).toEqual(['name', 'timeZone', 'reminderTime', 'fixedZone']);
    expect(await trpc.accounts.me.query()).toEqual(user);
  });

  it('refuses a setting that no area owns, and stores nothing of the change', async () => {
    const { id, trpc, user } = await harness.server.person();
    const settings = new Map([...harness.server.deps.settings].filter(([name]) => name !== 'showOnline'));
    const change = { settings: { reminderTime: '19:30', showOnline: false }, at: new Date(hour(1)), opId: newId() };
    const merge = write(harness.database, [userScope(id)], (tx) => mergeSettings(tx, { id }, [change], { settings }), {
      onLateError: (error) => expect.fail(String(error)),
    });
    await expect(merge).rejects.toThrow('No area owns the setting showOnline.');
    expect(await trpc.accounts.me.query()).toEqual(user);
  });

  it('ignores fields that aren’t settings', async () => {
    const { trpc, user } = await harness.server.person();
    const sneaky: object = { role: 'admin', email: 'other@example.org', xp: 5, isDemo: true, passwordHash: 'x' };
    await trpc.accounts.updateSettings.mutate(sneaky);
    expect(await trpc.accounts.me.query()).toEqual(user);
  });

  it('lists sessions without their keys, the current one first, and ends a session by its listed id', async () => {
    const { id, trpc, user } = await harness.server.person();
    const otherSession = await signIn(user.email);
    const shown = await trpc.accounts.sessions.query();
    expect(shown.map(({ current }) => current)).toEqual([true, false]);
    const stored = await harness.database.read.select().from(sessions).where(eq(sessions.userId, id));
    for (const { id: key } of stored) expect(JSON.stringify(shown)).not.toContain(key.slice(0, 16));
    expect((await otherSession.accounts.sessions.query()).map(({ id }) => id)).toEqual(
      shown.map(({ id }) => id).reverse(),
    );

    const stranger = await harness.server.person();
    const target = shown[1]?.id ?? '';
    expect(await outcomeOf(stranger.trpc.accounts.endSession.mutate({ id: target }))).toBe('NOT_FOUND');
    await trpc.accounts.endSession.mutate({ id: target });
    expect(await outcomeOf(otherSession.accounts.me.query())).toBe('UNAUTHENTICATED');
    expect(await outcomeOf(trpc.accounts.me.query())).toBe('ok');
    expect(await outcomeOf(trpc.accounts.endSession.mutate({ id: target }))).toBe('NOT_FOUND');
    const log = await harness.database.read.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(log.map(({ action, details }) => `${action} ${details}`).sort()).toEqual([
      'account.registered ',
      'sessions.ended one',
    ]);
  });

  it('lists the current session even if fifty others were used later', async () => {
    const { id, trpc } = await harness.server.person();
    const later = new Date(Date.now() + 60_000);
    await harness.database.transaction((tx) =>
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
