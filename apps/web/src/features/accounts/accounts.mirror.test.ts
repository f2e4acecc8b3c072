import type { Profile } from '@quorbit/contracts/accounts/schema';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirrorFixture } from '#lib/testing/mirror-fixture.ts';
import { createProfile } from '#lib/testing/people.ts';
import { accountsMirror, profileUpdate, showProfileWithPending, withSettings } from './accounts.mirror.ts';

const fixture = mirrorFixture();

/** Returns the profile that the page shows after this user's sync is complete; undefined if it shows none. */
async function readUserOf(userId: string): Promise<Profile | undefined> {
  const shown: Profile[] = [];
  await accountsMirror.onUpToDate?.(fixture.source, { userId, setUser: (user) => shown.push(user) });
  return shown.at(-1);
}

const rowOf = (profile: Profile) => ({ ...profile, history: { before: profile.streak, days: [] } });
const save = (args: unknown) => fixture.me.writer.enqueue({ type: PROFILE_UPDATE, args });

test('the page shows the profile from the user’s own row, and nobody else’s', async () => {
  const mine = createProfile({ xp: 1240 });
  expect(await readUserOf(mine.id)).toBeUndefined();
  await fixture.putRow('profile', mine.id, rowOf(mine));
  expect(await readUserOf('somebody else')).toBeUndefined();
  expect(await readUserOf(mine.id)).toEqual(mine);
});

describe('settings that wait to be sent', () => {
  test('apply on top of the profile’s row, in order, until the row includes them', async () => {
    const mine = createProfile({ xp: 1240 });
    await fixture.putRow('profile', mine.id, rowOf(mine));
    await save({ name: 'Augusta', reminderTime: '07:30' });
    await save({ name: ' Byron ' });
    const changed = { ...mine, name: 'Byron', reminderTime: '07:30' };
    expect(await readUserOf(mine.id)).toEqual(changed);
    await fixture.acknowledge({ rowsCame: false });
    expect(await readUserOf(mine.id)).toEqual(changed);
    await fixture.putRow('profile', mine.id, rowOf({ ...changed, name: 'Changed elsewhere' }));
    await fixture.acknowledge({ rowsCame: true });
    expect(await readUserOf(mine.id)).toMatchObject({ name: 'Changed elsewhere' });
  });

  test('apply on top of a different profile from the server, even if they could not be stored', async () => {
    const mine = createProfile();
    await save({ name: 'Augusta' });
    const unsaved = [fixture.me.writer.toOp({ type: PROFILE_UPDATE, args: { leaderboardOptOut: true } })];
    const shown: Profile[] = [];
    await showProfileWithPending({ ...fixture.source, unsaved }, mine, (user) => shown.push(user));
    expect(shown).toEqual([{ ...mine, name: 'Augusta', leaderboardOptOut: true }]);
  });

  test('are never replaced by a profile that was read before they were saved', async () => {
    const mine = createProfile();
    await fixture.putRow('profile', mine.id, mine);
    const shown: string[] = [];
    const setUser = ({ name }: Profile) => void shown.push(name);
    const saved = (name: string) => save({ name }).then(() => setUser(withSettings(mine, { name })));
    for (const name of ['Augusta', 'Byron', 'Grace']) {
      const read = accountsMirror.onUpToDate?.(fixture.source, { userId: mine.id, setUser });
      await Promise.all([read, saved(name), showProfileWithPending(fixture.source, mine, setUser)]);
      expect(shown.at(-1)).toBe(name);
      expect(shown.slice(shown.indexOf(name))).toEqual(shown.slice(shown.indexOf(name)).map(() => name));
    }
  });

  test('are no longer shown once the server refused them', async () => {
    const mine = createProfile();
    await fixture.putRow('profile', mine.id, rowOf(mine));
    await save({ name: 'Augusta' });
    await fixture.refuse();
    expect(await readUserOf(mine.id)).toEqual(mine);
  });
});

test('only valid settings from an imported file change a profile, and no other fields', () => {
  const mine = createProfile();
  fc.assert(
    fc.property(fc.anything(), (args) => {
      const { name, timeZone, leaderboardOptOut, reminderTime, ...rest } = withSettings(mine, args as object);
      expect({ ...mine, ...rest }).toEqual(mine);
      expect([typeof name, typeof timeZone, typeof leaderboardOptOut]).toEqual(['string', 'string', 'boolean']);
      expect(reminderTime === null || /^\d\d:\d\d$/.test(reminderTime)).toBe(true);
    }),
  );
  expect(withSettings(mine, { role: 'admin', xp: 9, name: 'Augusta' } as object)).toEqual({ ...mine, name: 'Augusta' });
  expect(withSettings(mine, { name: '' })).toEqual(mine);
});

test('a change of settings is named after the fields that it changes', () => {
  const nameOf = (args: unknown) =>
    profileUpdate.describe({ opId: '', type: PROFILE_UPDATE, v: 1, at: '', tz: 'UTC', args }, () => null).name;
  expect(nameOf({ name: 'A', reminderTime: null })).toBe('Settings: name, reminder');
  expect(nameOf(null)).toBe('Settings');
  expect(nameOf('cheese')).toBe('Settings');
});
