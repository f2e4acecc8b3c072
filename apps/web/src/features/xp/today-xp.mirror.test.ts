import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { addDays } from '@quorbit/contracts/streaks/days';
import { buildHistory } from '@quorbit/contracts/streaks/history';
import { expect, test } from 'vitest';
import { mirrorFixture, PLANETS, START } from '#lib/testing/mirror-fixture.ts';
import { createProfile } from '#lib/testing/people.ts';
import { attemptRow } from '#lib/testing/rows.ts';
import { selectXpOfDay } from './today-xp.mirror.ts';

const fixture = mirrorFixture();
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const TODAY = new Date(START).toISOString().slice(0, 10);

test('sums the day’s XP from quizzes and reviews, pending ones included, and leaves out other days', async () => {
  const id = newId();
  await fixture.putRow('attempt', id, attemptRow(PLANETS, id, 'a'.repeat(64), { xpEarned: 26 }));
  const old = newId();
  const before = new Date(START - 3 * 86_400_000).toISOString();
  await fixture.putRow('attempt', old, attemptRow(PLANETS, old, 'a'.repeat(64), { finishedAt: before, xpEarned: 40 }));
  expect(await fixture.read(selectXpOfDay({ day: TODAY, zone: ZONE }))).toBe(26);
  const ratings = new Map([
    [addDays(TODAY, -1), 9],
    [TODAY, 7],
  ]);
  await fixture.putRow('profile', 'x', { ...createProfile(), history: buildHistory([TODAY], ratings) });
  expect(await fixture.read(selectXpOfDay({ day: TODAY, zone: ZONE }))).toBe(26 + 14);
  await fixture.finish({ right: 3, at: START + 1000 });
  const withPending = await fixture.read(selectXpOfDay({ day: TODAY, zone: ZONE }));
  expect(withPending).toBeGreaterThan(40);
  await fixture.refuse();
  expect(await fixture.read(selectXpOfDay({ day: TODAY, zone: ZONE }))).toBe(40);
});
