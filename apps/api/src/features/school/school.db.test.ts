import { auditEntries } from '@quorbit/db/schema/audit';
import { school } from '@quorbit/db/schema/school';
import { syncRows } from '@quorbit/db/schema/sync';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { instanceSettingsMirror } from './school.mirror.ts';
import { seedDemoInstanceSettings } from './school.seed.ts';

describeWithServer('the school', (harness) => {
  let admin: Person;
  beforeEach(async () => {
    await harness.database.transaction((tx) => tx.delete(school));
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  it('has no name on a fresh server, and its setup begins at the first step', async () => {
    expect(await admin.trpc.school.get.query()).toEqual({
      name: null,
      contact: null,
      setupStep: 'name',
      setUpAt: null,
    });
  });

  it('saves the name and the setup step independently of each other', async () => {
    expect(await admin.trpc.school.saveSetup.mutate({ step: 'accounts' })).toMatchObject({ setupStep: 'accounts' });
    const named = await admin.trpc.school.rename.mutate({ name: '  Northside School ' });
    expect(named).toEqual({ name: 'Northside School', contact: null, setupStep: 'accounts', setUpAt: null });
    expect(await admin.trpc.school.get.query()).toEqual(named);
  });

  it('keeps the time when its setup first ended; a second end changes nothing, and steps can be reopened', async () => {
    const { setUpAt } = await admin.trpc.school.saveSetup.mutate({ step: 'done' });
    harness.server.setNow(new Date(Date.now() + 60_000));
    const person = await plantPerson(harness.server, { role: 'admin' });
    expect(setUpAt).not.toBeNull();
    expect((await person.trpc.school.saveSetup.mutate({ step: 'done' })).setUpAt).toBe(setUpAt);
    expect(await person.trpc.school.saveSetup.mutate({ step: 'name' })).toMatchObject({ setupStep: 'name', setUpAt });
  });

  it('gets its name from one of two admins who rename it at once', async () => {
    const person = await plantPerson(harness.server, { role: 'admin' });
    await Promise.all([
      admin.trpc.school.rename.mutate({ name: 'North' }),
      person.trpc.school.rename.mutate({ name: 'South' }),
      person.trpc.school.saveSetup.mutate({ step: 'accounts' }),
    ]);
    const { name, setupStep } = await admin.trpc.school.get.query();
    expect([['North', 'South'].includes(String(name)), setupStep]).toEqual([true, 'accounts']);
  });

  const logged = async () =>
    (await harness.database.read.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id)))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ action, details }) => [action, details]);
  const mirrored = async () => {
    const audience = { userId: admin.id, role: 'user', scope: 'everyone', now: new Date() } as const;
    const ids = await instanceSettingsMirror.listIds(harness.database.read, [admin.id]);
    return [...(await instanceSettingsMirror.read(harness.database.read, audience, ids)).values()];
  };
  const feed = async () => {
    const [row] = await harness.database.read.select().from(syncRows).where(eq(syncRows.kind, 'school'));
    return row && { scope: row.scope, deleted: row.deleted };
  };

  it('sends its contact to every device until the contact is removed', async () => {
    const { setContact, get } = admin.trpc.school;
    expect(await mirrored()).toEqual([]);
    expect(await setContact.mutate({ contact: ' Ms Rivera, room 12 ' })).toMatchObject({
      contact: 'Ms Rivera, room 12',
    });
    expect([await mirrored(), await feed()]).toEqual([
      [{ contact: 'Ms Rivera, room 12' }],
      { scope: 'everyone', deleted: false },
    ]);
    expect(await setContact.mutate({ contact: '  ' })).toMatchObject({ contact: null });
    expect([await mirrored(), await feed(), (await get.query()).contact]).toEqual([
      [],
      { scope: 'everyone', deleted: true },
      null,
    ]);
    for (const contact of ['x'.repeat(201), 'Ms\u202ERivera'])
      expect(await refusalOf(setContact.mutate({ contact }))).toMatchObject({ code: 'INVALID' });
  });

  it('writes an audit entry for each change of name or contact, and none for an unchanged value', async () => {
    const { setContact, rename } = admin.trpc.school;
    for (const name of ['North', 'North', 'South']) await rename.mutate({ name });
    for (const contact of ['', 'Room 12', 'Room 12', '']) await setContact.mutate({ contact });
    expect((await logged()).filter(([action]) => action?.startsWith('school.'))).toEqual([
      ['school.renamed', 'none → North'],
      ['school.renamed', 'North → South'],
      ['school.contact-set', 'none → Room 12'],
      ['school.contact-set', 'Room 12 → none'],
    ]);
  });

  it('refuses a name that is too long, empty, or has invisible characters', async () => {
    for (const name of ['', '   ', 'x'.repeat(101), 'North\u202Eside'])
      expect(await refusalOf(admin.trpc.school.rename.mutate({ name }))).toMatchObject({ code: 'INVALID' });
    expect((await admin.trpc.school.rename.mutate({ name: 'x'.repeat(100) })).name).toHaveLength(100);
  });

  it('is set up by the demo data, unless an admin began the setup', async () => {
    await admin.trpc.school.saveSetup.mutate({ step: 'accounts' });
    await seedDemoInstanceSettings(harness.server.deps);
    expect(await admin.trpc.school.get.query()).toMatchObject({ name: null, setUpAt: null });
    await harness.database.transaction((tx) => tx.delete(school));
    await seedDemoInstanceSettings(harness.server.deps);
    const seeded = await admin.trpc.school.get.query();
    expect([seeded.name, seeded.setUpAt === null]).toEqual(['Quorbit demo school', false]);
  });
});
