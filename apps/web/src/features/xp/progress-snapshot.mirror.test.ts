import { levelStateOf } from '@quorbit/contracts/xp/levels';
import { expect, test } from 'vitest';
import { mirrorFixture, START } from '#lib/testing/mirror-fixture.ts';
import { createProfile } from '#lib/testing/people.ts';
import { momentsBetween } from './moments.ts';
import { selectProgressSnapshot } from './progress-snapshot.mirror.ts';

const fixture = mirrorFixture();

test('returns null until the server’s figures are on this device', async () => {
  await fixture.finish();
  expect(await fixture.read(selectProgressSnapshot)).toBeNull();
});

test('counts pending work, so that a quiz taken offline is celebrated at once', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const streak = { count: 3, points: 3, lastDay: '2026-02-28' };
  const profile = { ...createProfile({ xp: 140, streak, timeZone: zone }), history: { before: streak, days: [] } };
  await fixture.putRow('profile', profile.id, profile);
  const before = await fixture.read(selectProgressSnapshot);
  await fixture.finish({ right: 3 });
  const after = await fixture.read(selectProgressSnapshot);
  if (!before || !after) throw new Error('no standing');
  expect(before).toMatchObject({ xp: 140, streak: { count: 3, lastDay: '2026-02-28' }, unlocked: ['streak_3'] });
  expect(levelStateOf(after.xp).level).toBe(2);
  expect(after.unlocked).toEqual(['streak_3', 'quiz_1', 'score_perfect_1']);
  const kinds = momentsBetween(before, after).map(({ kind }) => kind);
  // Work from a day too long ago earns XP but doesn't count for the streak.
  expect(kinds).toEqual(['unlock', 'unlock', 'level']);
});

test('counts the XP of a quiz taken offline for the goal of its own day only', async () => {
  const profile = {
    ...createProfile({ dailyGoal: 20, timeZone: 'UTC' }),
    history: { before: createProfile().streak, days: [] },
  };
  await fixture.putRow('profile', profile.id, profile);
  const before = await fixture.read(selectProgressSnapshot, { now: START });
  await fixture.finish({ right: 3 });
  const after = await fixture.read(selectProgressSnapshot, { now: START + 60_000 });
  if (!before || !after) throw new Error('no standing');
  expect(before.today).toEqual({ day: '2026-03-01', xp: 0, goal: 20 });
  expect(momentsBetween(before, after).map(({ key }) => key)).toContain('goal:2026-03-01');
  expect(await fixture.read(selectProgressSnapshot, { now: START + 36 * 3_600_000 })).toMatchObject({
    today: { xp: 0 },
  });
});
