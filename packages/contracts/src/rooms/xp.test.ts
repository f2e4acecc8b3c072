import { expect, it } from 'vitest';
import { roomXp } from './xp.ts';

it.each([
  [3, [40, 30, 20]],
  [5, [40, 30, 20, 10, 10]],
  [2, [25, 10]],
  [1, [10]],
])('with %i players the places pay %j', (players, paid) => {
  expect(paid.map((_, index) => roomXp({ rank: index + 1, players, own: false }))).toEqual(paid);
  expect(roomXp({ rank: 1, players, own: true })).toBe(0);
});
