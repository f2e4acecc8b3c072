import { expect, it } from 'vitest';
import { computeRoomXp, isWon } from './xp.ts';

const pay = (rank: number, players: number, correct = 1, own = false) =>
  computeRoomXp({ rank, players, correct }, { own });

it.each([
  [3, [40, 30, 20]],
  [5, [40, 30, 20, 10, 10]],
  [2, [25, 10]],
  [1, [10]],
])('with %i players the places earn %j XP', (players, paid) => {
  expect(paid.map((_, index) => pay(index + 1, players))).toEqual(paid);
  expect(pay(1, players, 1, true)).toBe(0);
});

it('pays each player who shares a place in full', () => {
  expect([1, 2, 2, 4].map((rank) => pay(rank, 4))).toEqual([40, 30, 30, 10]);
  expect([1, 1].map((rank) => pay(rank, 2))).toEqual([25, 25]);
});

it('requires a right answer for a place or a win, and an opponent for a win', () => {
  expect([pay(1, 4, 0), pay(1, 2, 0)]).toEqual([10, 10]);
  expect(isWon({ rank: 1, players: 2, correct: 1 })).toBe(true);
  expect(isWon({ rank: 1, players: 2, correct: 0 })).toBe(false);
  expect(isWon({ rank: 1, players: 1, correct: 1 })).toBe(false);
  expect(isWon({ rank: 2, players: 2, correct: 1 })).toBe(false);
});
