import { school } from '@quorbit/db/schema/school';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted-person.ts';
import { refusalOf } from '../../testing/refusal.ts';
import type { Person } from '../../testing/test-server.ts';
import { seedDemoSchool } from './school.seed.ts';

describeWithServer('the school', (its) => {
  let admin: Person;
  beforeEach(async () => {
    await its.database.transaction((tx) => tx.delete(school));
    admin = await plantPerson(its.server, { role: 'admin' });
  });

  it('has no name on a fresh server, whose setup begins at the first step', async () => {
    expect(await admin.trpc.school.get.query()).toEqual({ name: null, setupStep: 'name', setUpAt: null });
  });

  it('saves the name and each step for themselves', async () => {
    expect(await admin.trpc.school.saveSetup.mutate({ step: 'accounts' })).toMatchObject({ setupStep: 'accounts' });
    const named = await admin.trpc.school.rename.mutate({ name: '  Northside School ' });
    expect(named).toEqual({ name: 'Northside School', setupStep: 'accounts', setUpAt: null });
    expect(await admin.trpc.school.get.query()).toEqual(named);
  });

  it('is set up once: a second end changes nothing, and steps can be looked at again', async () => {
    const { setUpAt } = await admin.trpc.school.saveSetup.mutate({ step: 'done' });
    its.server.setNow(new Date(Date.now() + 60_000));
    const other = await plantPerson(its.server, { role: 'admin' });
    expect(setUpAt).not.toBeNull();
    expect((await other.trpc.school.saveSetup.mutate({ step: 'done' })).setUpAt).toBe(setUpAt);
    expect(await other.trpc.school.saveSetup.mutate({ step: 'name' })).toMatchObject({ setupStep: 'name', setUpAt });
  });

  it('is named by one of two admins who write at once', async () => {
    const other = await plantPerson(its.server, { role: 'admin' });
    await Promise.all([
      admin.trpc.school.rename.mutate({ name: 'North' }),
      other.trpc.school.rename.mutate({ name: 'South' }),
      other.trpc.school.saveSetup.mutate({ step: 'accounts' }),
    ]);
    const { name, setupStep } = await admin.trpc.school.get.query();
    expect([['North', 'South'].includes(String(name)), setupStep]).toEqual([true, 'accounts']);
  });

  it('refuses a name that is too long, empty, or has what nobody sees', async () => {
    for (const name of ['', '   ', 'x'.repeat(101), 'North\u202Eside'])
      expect(await refusalOf(admin.trpc.school.rename.mutate({ name }))).toMatchObject({ code: 'INVALID' });
    expect((await admin.trpc.school.rename.mutate({ name: 'x'.repeat(100) })).name).toHaveLength(100);
  });

  it('is there and set up with demo data, unless somebody began', async () => {
    await admin.trpc.school.saveSetup.mutate({ step: 'accounts' });
    await seedDemoSchool(its.server.deps);
    expect(await admin.trpc.school.get.query()).toMatchObject({ name: null, setUpAt: null });
    await its.database.transaction((tx) => tx.delete(school));
    await seedDemoSchool(its.server.deps);
    const seeded = await admin.trpc.school.get.query();
    expect([seeded.name, seeded.setUpAt === null]).toEqual(['Quorbit demo school', false]);
  });
});
