import type { Role } from '@quorbit/contracts/accounts/roles';
import { ADMINS_ONLY, LAST_ADMIN, WRONG_CREDENTIALS } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { auditEntries } from '@quorbit/db/schema/audit';
import { mails } from '@quorbit/db/schema/mails';
import { activeDays } from '@quorbit/db/schema/streaks';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { updateUser } from '../accounts/accounts.repository.ts';
import { pruneAuditEntries } from '../audit/audit.worker.ts';
import { updateFigures } from './administration.worker.ts';

const SIX_MINUTES = 6 * 60_000;

describeWithServer('administration', (harness) => {
  let admin: Person;
  beforeEach(async () => {
    harness.server.setNow(new Date());
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  const person = (role: Role = 'user') => plantPerson(harness.server, { role });
  const login = ({ user: { email } }: Person, password = TEST_PASSWORD) =>
    harness.server.client().accounts.login.mutate({ email, password });
  const later = (milliseconds: number) => harness.server.setNow(new Date(Date.now() + milliseconds));
  const set = (id: string, change: Parameters<typeof updateUser>[2]) =>
    harness.database.transaction((tx) => updateUser(tx, id, change));

  describe('confirmation', () => {
    it('is needed five minutes after signing in, and is valid for five minutes', async () => {
      const { id: userId } = await person();
      later(SIX_MINUTES);
      const refused = { data: { appCode: 'CONFIRM_FIRST', httpStatus: 403 } };
      await expect(admin.trpc.administration.suspend.mutate({ userId })).rejects.toMatchObject(refused);
      await expect(admin.trpc.administration.export.mutate({ userId })).rejects.toMatchObject(refused);
      await expect(admin.trpc.administration.delete.mutate({ userId })).rejects.toMatchObject(refused);
      await expect(admin.trpc.accounts.confirm.mutate({ password: 'wrong' })).rejects.toMatchObject({
        data: { appCode: 'INVALID', issues: [{ path: 'password' }] },
      });
      await admin.trpc.accounts.confirm.mutate({ password: TEST_PASSWORD });
      expect((await admin.trpc.administration.suspend.mutate({ userId })).suspendedAt).not.toBeNull();
      later(2 * SIX_MINUTES);
      await expect(admin.trpc.administration.restore.mutate({ userId })).rejects.toMatchObject(refused);
    });

    it('is refused for accounts without a password', async () => {
      await set(admin.id, { passwordHash: null });
      await expect(admin.trpc.accounts.confirm.mutate({ password: 'any' })).rejects.toMatchObject({
        data: { appCode: 'CONFLICT' },
      });
    });
  });

  it('applies a new role at once and logs the admin who gave it', async () => {
    const other = await person();
    const changed = await admin.trpc.administration.setRole.mutate({ userId: other.id, role: 'premium' });
    expect(changed).toMatchObject({ id: other.id, role: 'premium' });
    expect((await other.trpc.accounts.me.query()).role).toBe('premium');
    const { items } = await admin.trpc.administration.audit.query({ subjectId: other.id });
    expect(items[0]).toMatchObject({
      actor: { id: admin.id, name: 'Planted Person' },
      subject: { id: other.id },
      action: 'role.changed',
      details: 'user → premium',
    });
    await admin.trpc.administration.setRole.mutate({ userId: other.id, role: 'premium' });
    expect((await admin.trpc.administration.audit.query({ subjectId: other.id })).items).toHaveLength(items.length);
  });

  it('refuses to make demo accounts admins, because their password is public', async () => {
    const demo = await person('premium');
    await set(demo.id, { isDemo: true });
    await expect(admin.trpc.administration.setRole.mutate({ userId: demo.id, role: 'admin' })).rejects.toMatchObject({
      data: { appCode: 'CONFLICT' },
    });
  });

  it('ends a suspended user’s sessions and refuses sign-in until the suspension is lifted', async () => {
    const other = await person();
    await admin.trpc.administration.suspend.mutate({ userId: other.id });
    await expect(other.trpc.accounts.me.query()).rejects.toMatchObject({ data: { httpStatus: 401 } });
    await expect(login(other)).rejects.toThrow(WRONG_CREDENTIALS);
    await admin.trpc.administration.restore.mutate({ userId: other.id });
    expect((await login(other)).user.id).toBe(other.id);
  });

  it('refuses all actions on the admin’s own account', async () => {
    const { administration } = admin.trpc;
    const own = { userId: admin.id };
    for (const call of [
      () => administration.setRole.mutate({ ...own, role: 'user' }),
      () => administration.suspend.mutate(own),
      () => administration.restore.mutate(own),
      () => administration.resetPassword.mutate(own),
      () => administration.export.mutate(own),
      () => administration.delete.mutate(own),
    ])
      await expect(call()).rejects.toMatchObject({ data: { appCode: 'FORBIDDEN' } });
    expect((await admin.trpc.accounts.me.query()).role).toBe('admin');
  });

  it('says that an unknown account doesn’t exist', async () => {
    await expect(admin.trpc.administration.suspend.mutate({ userId: newId() })).rejects.toThrow('User not found.');
  });

  describe('the last admin', () => {
    beforeEach(async () => {
      await harness.database.transaction((tx) => tx.update(users).set({ role: 'user' }).where(eq(users.role, 'admin')));
      await set(admin.id, { role: 'admin' });
    });

    it('can’t delete their account', async () => {
      await expect(admin.trpc.accounts.delete.mutate({ password: TEST_PASSWORD })).rejects.toThrow(LAST_ADMIN);
      const other = await person('admin');
      await admin.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
      await expect(other.trpc.accounts.delete.mutate({ password: TEST_PASSWORD })).rejects.toThrow(LAST_ADMIN);
    });

    it.each(['setRole', 'suspend', 'delete'] as const)(
      'remains when two admins remove each other at once: %s',
      async (how) => {
        const other = await person('admin');
        const remove = (actor: Person, { id: userId }: Person) =>
          how === 'setRole'
            ? actor.trpc.administration.setRole.mutate({ userId, role: 'user' })
            : actor.trpc.administration[how].mutate({ userId });
        const outcomes = await Promise.allSettled([remove(admin, other), remove(other, admin)]);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const left = await harness.database.read.select().from(users).where(eq(users.role, 'admin'));
        expect(left.filter(({ suspendedAt }) => suspendedAt === null)).toHaveLength(1);
      },
    );

    it('isn’t replaced by a demo admin', async () => {
      const demo = await person('admin');
      await set(demo.id, { isDemo: true });
      await expect(admin.trpc.accounts.delete.mutate({ password: TEST_PASSWORD })).rejects.toThrow(LAST_ADMIN);
    });
  });

  it('refuses actions by a former admin', async () => {
    const other = await person('admin');
    await admin.trpc.administration.setRole.mutate({ userId: other.id, role: 'user' });
    await expect(other.trpc.administration.suspend.mutate({ userId: admin.id })).rejects.toThrow(ADMINS_ONLY);
  });

  it('voids the password on a forced reset and, without mail, gives the admin a link that works once', async () => {
    const other = await person();
    const { link } = await admin.trpc.administration.resetPassword.mutate({ userId: other.id });
    await expect(other.trpc.accounts.me.query()).rejects.toMatchObject({ data: { httpStatus: 401 } });
    await expect(login(other)).rejects.toThrow(WRONG_CREDENTIALS);
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    const password = 'chosen after the reset';
    await harness.server.client().accounts.resetPassword.mutate({ token, password });
    expect((await login(other, password)).user.id).toBe(other.id);
    await expect(harness.server.client().accounts.resetPassword.mutate({ token, password })).rejects.toMatchObject({
      data: { appCode: 'INVALID' },
    });
  });

  it('exports and deletes an account on request', async () => {
    const other = await person();
    const data = await admin.trpc.administration.export.mutate({ userId: other.id });
    expect(data).toMatchObject({ format: 1, profile: { id: other.id } });
    await admin.trpc.administration.delete.mutate({ userId: other.id });
    await expect(other.trpc.accounts.me.query()).rejects.toMatchObject({ data: { appCode: 'ACCOUNT_GONE' } });
    const [entry] = (await admin.trpc.administration.audit.query({ subjectId: other.id, action: 'account.deleted' }))
      .items;
    expect(entry).toMatchObject({ actor: { id: admin.id }, subject: { id: other.id, name: null } });
  });

  describe('people', () => {
    it('are found by the beginning of name or e-mail, including signs and ignoring case', async () => {
      const [first, second] = [await person(), await person('premium')];
      await set(first.id, { name: '100%_Ünal', email: `zz.first.${first.id}@example.org` });
      await set(second.id, { name: 'Someone', email: `100%.${second.id}@example.org` });
      const find = async (query: string, more = {}) =>
        (await admin.trpc.administration.people.query({ query, ...more })).items.map(({ id }) => id);
      expect(await find('100%')).toEqual([first.id, second.id]);
      expect(await find('100%_ü')).toEqual([first.id]);
      expect(await find('100%', { role: 'premium' })).toEqual([second.id]);
      expect(await find('ZZ.FIRST')).toEqual([first.id]);
      expect(await find('nal')).toEqual([]);
      await admin.trpc.administration.suspend.mutate({ userId: first.id });
      expect(await find('100%', { suspended: true })).toEqual([first.id]);
      expect(await find('100%', { suspended: false })).toEqual([second.id]);
    });

    it('are listed newest first in pages, each once', async () => {
      const planted = [await person(), await person(), await person()].map(({ id }) => id);
      const seen: string[] = [];
      for (let cursor: string | undefined, more = true; more; ) {
        const page = await admin.trpc.administration.people.query({ limit: 2, ...(cursor && { cursor }) });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
        more = cursor !== undefined;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => planted.includes(id))).toEqual(planted.toReversed());
      expect(seen).toEqual(seen.toSorted().toReversed());
    });
  });

  it('shows the figures counted last, with days in each user’s own zone', async () => {
    const before = await admin.trpc.administration.figures.query();
    // Learners' days begin at 04:00. Now it is Monday 23:00 in Tokyo and Monday 04:00 in Honolulu; an hour earlier it
    // was still Sunday for learners in Honolulu.
    const now = new Date('2026-11-23T14:00:00Z');
    const [tokyo, honolulu] = [
      await plantPerson(harness.server, { timeZone: 'Asia/Tokyo' }),
      await plantPerson(harness.server, { timeZone: 'Pacific/Honolulu', role: 'premium' }),
    ];
    await harness.database.transaction((tx) =>
      tx.insert(activeDays).values([
        { userId: tokyo.id, day: '2026-11-22' },
        { userId: tokyo.id, day: '2026-11-23' },
        { userId: honolulu.id, day: '2026-11-22' },
      ]),
    );
    await updateFigures(harness.database, new Date('2026-11-23T13:00:00Z'));
    expect(await admin.trpc.administration.figures.query()).toMatchObject({ activeToday: 2, activeThisWeek: 2 });
    await updateFigures(harness.database, now);
    const figures = await admin.trpc.administration.figures.query();
    expect(figures).toMatchObject({ activeToday: 1, activeThisWeek: 1, countedAt: now.toISOString() });
    expect(figures.users.admin).toBeGreaterThan(0);
    expect(before.users.premium).toBeLessThanOrEqual(figures.users.premium);
  });

  it('deletes log entries after two years', async () => {
    const now = new Date('2026-11-25T12:00:00Z');
    const [old, recent] = [newId(), newId()];
    await harness.database.transaction((tx) =>
      tx.insert(auditEntries).values([
        { id: old, action: 'role.changed', at: new Date('2024-11-25T11:59:59Z') },
        { id: recent, action: 'role.changed', at: new Date('2024-11-25T12:00:01Z') },
      ]),
    );
    expect(await pruneAuditEntries(harness.database, now)).toBe(false);
    const left = (await harness.database.read.select({ id: auditEntries.id }).from(auditEntries)).map(({ id }) => id);
    expect([left.includes(old), left.includes(recent)]).toEqual([false, true]);
  });
});

describeWithServer('administration with mail', { env: () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }) }, (harness) => {
  it('mails a forced reset to the account’s owner and gives the admin no link', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const person = await plantPerson(harness.server);
    const { link } = await admin.trpc.administration.resetPassword.mutate({ userId: person.id });
    expect(link).toBeNull();
    const sent = await harness.database.read.select().from(mails).where(eq(mails.recipient, person.user.email));
    expect(sent.map(({ body }) => /reset-password\?token=/.test(body))).toEqual([true]);
  });
});
