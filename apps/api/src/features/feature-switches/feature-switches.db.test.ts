import { FEATURES } from '@quorbit/contracts/feature-switches/switches';
import { auditEntries } from '@quorbit/db/schema/audit';
import { featureSwitches } from '@quorbit/db/schema/feature-switches';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

describeWithServer('feature switches', (harness) => {
  let admin: Person;
  beforeEach(async () => {
    admin = await plantPerson(harness.server, { role: 'admin' });
    await harness.database.read.delete(featureSwitches);
  });
  const set = (change: Parameters<Person['trpc']['featureSwitches']['set']['mutate']>[0], by = admin) =>
    by.trpc.featureSwitches.set.mutate(change);
  const entriesOf = ({ id }: Person) =>
    harness.database.read.select().from(auditEntries).where(eq(auditEntries.actorId, id));

  it('are all on at first, unless the environment lacks what they need', async () => {
    const learner = await plantPerson(harness.server);
    const on = { registration: 'open', rooms: true, challenges: true, tournaments: true, trial: true };
    expect(await learner.trpc.featureSwitches.current.query()).toEqual({ ...on, google: false });
    expect(await admin.trpc.featureSwitches.get.query()).toEqual({
      saved: { ...on, google: true },
      lacking: [{ feature: 'google', variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] }],
    });
  });

  it('are set one by one, take effect at once, and write an audit entry each', async () => {
    const { saved } = await set({ name: 'rooms', was: true, to: false });
    expect(saved).toMatchObject({ rooms: false, tournaments: true, registration: 'open' });
    await set({ name: 'registration', was: 'open', to: 'invitation' });
    await expect
      .poll(() => admin.trpc.featureSwitches.current.query())
      .toMatchObject({ rooms: false, registration: 'invitation' });
    // Sending the same change again does nothing.
    await set({ name: 'rooms', was: true, to: false });
    const entries = await entriesOf(admin);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['switch.set', 'rooms: on → off'],
      ['switch.set', 'registration: open → by invitation'],
    ]);
    const options = await harness.server.client().accounts.options.query();
    expect(options).toMatchObject({ registration: 'invitation', google: false });
  });

  it('refuse a change based on an outdated state, and return the current one', async () => {
    await set({ name: 'registration', was: 'open', to: 'closed' });
    const late = await refusalOf(set({ name: 'registration', was: 'open', to: 'invitation' }));
    const message = 'Another admin changed this meanwhile: New accounts is “closed” now.';
    expect(late).toEqual({ code: 'CONFLICT', status: 409, message, issues: [{ path: 'registration', message }] });
    expect((await admin.trpc.featureSwitches.get.query()).saved.registration).toBe('closed');
  });

  it('accept one of two conflicting changes that admins send at once', async () => {
    const person = await plantPerson(harness.server, { role: 'admin' });
    const outcomes = await Promise.all([
      outcomeOf(set({ name: 'registration', was: 'open', to: 'closed' })),
      outcomeOf(set({ name: 'registration', was: 'open', to: 'invitation' }, person)),
    ]);
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'ok']);
    expect([...(await entriesOf(admin)), ...(await entriesOf(person))]).toHaveLength(1);
  });

  it('can’t be turned on where the environment lacks their variables, but can be turned off', async () => {
    const refused = await refusalOf(set({ name: 'google', was: false, to: true }));
    const message = expect.stringContaining('set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET and');
    expect(refused).toMatchObject({ code: 'CONFLICT', message });
    expect((await set({ name: 'google', was: true, to: false })).saved.google).toBe(false);
  });

  it('can be changed only by admins who confirmed their identity within five minutes', async () => {
    for (const role of ['user', 'premium'] as const) {
      const { trpc } = await plantPerson(harness.server, { role });
      expect(await outcomeOf(trpc.featureSwitches.get.query())).toBe('FORBIDDEN');
      expect(await outcomeOf(trpc.featureSwitches.set.mutate({ name: 'rooms', was: true, to: false }))).toBe(
        'FORBIDDEN',
      );
    }
    expect(await outcomeOf(harness.server.client().featureSwitches.current.query())).toBe('UNAUTHENTICATED');
    harness.server.setNow(new Date(Date.now() + 6 * 60_000));
    const late = await outcomeOf(set({ name: 'rooms', was: true, to: false }));
    harness.server.setNow(new Date());
    expect(late).toBe('CONFIRM_FIRST');
    expect(await harness.database.read.$count(featureSwitches)).toBe(0);
  });

  it('are stored in one row, whatever is written', async () => {
    await set({ name: 'rooms', was: true, to: false });
    const row = { changedAt: new Date() };
    await expect(harness.database.read.insert(featureSwitches).values(row)).rejects.toThrow();
    await expect(harness.database.read.insert(featureSwitches).values({ ...row, only: false })).rejects.toThrow();
    expect(await harness.database.read.$count(featureSwitches)).toBe(1);
  });
});

const FULL_ENV = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

describeWithServer('feature switches in a whole environment', { env: FULL_ENV, on: ['PGlite'] }, (harness) => {
  it('are all on, and each can be turned off and on alone', async () => {
    const { trpc } = await plantPerson(harness.server, { role: 'admin' });
    expect((await trpc.featureSwitches.get.query()).lacking).toEqual([]);
    for (const name of FEATURES) {
      const states: boolean[] = [];
      for (const to of [false, true]) {
        await trpc.featureSwitches.set.mutate({ name, was: !to, to });
        await expect.poll(() => harness.server.deps.switches.isOn(name)).toBe(to);
        states.push(
          FEATURES.filter((feature) => feature !== name).every((feature) => harness.server.deps.switches.isOn(feature)),
        );
      }
      expect(states).toEqual([true, true]);
    }
  });
});
