import type { AverageBoardView, AverageRow, XpBoardView, XpRow } from '@quorbit/contracts/leaderboards/schema';
import { expect, test } from 'vitest';
import { formatEnd, toAverageBoard, toXpBoard } from './board.ts';
import { parseBoardFilters, parseXpBoardFilters, toScopeInput } from './board-filters.ts';

const person = { userId: 'me', username: 'Ada', rank: 2, movement: null, isYou: false };
const BASE = { items: [], nextCursor: null, asOf: '2026-03-11T12:00:00.000Z', endsOn: null, learners: 3 };

function xpNext(row: XpRow | null, ahead: XpRow | null, near: XpRow[] = []): string {
  const own: XpBoardView['own'] = { hidden: false, row, near, ahead, quizzes: 0 };
  return toXpBoard({ ...BASE, own }).own.next;
}

function averageNext(row: AverageRow | null, ahead: AverageRow | null, quizzes = 5): string {
  const own: AverageBoardView['own'] = { hidden: false, row, near: row ? [row] : [], ahead, quizzes };
  return toAverageBoard({ ...BASE, own }).own.next;
}

test('overtaking the next learner takes one XP more than the difference', () => {
  const me = { ...person, xp: 1000 };
  expect(xpNext(me, { ...person, username: 'Grace', xp: 2199 })).toBe('1,200 XP to overtake Grace');
  expect(xpNext(me, null, [{ ...me, rank: 1 }])).toBe("You're in the lead.");
  expect(
    xpNext(me, null, [
      { ...me, rank: 1 },
      { ...me, rank: 1 },
    ]),
  ).toBe('You share first place.');
  expect(xpNext(null, null)).toBe('Take a quiz to get on the board.');
});

test('averages show the distance to the next learner, or the quizzes that break a tie', () => {
  const me = { ...person, average: 80.1, quizzes: 6 };
  expect(averageNext(me, { ...me, username: 'Grace', average: 80.4 })).toBe('Grace is 0.3% ahead');
  expect(averageNext(me, { ...me, username: 'Grace', quizzes: 7 })).toBe('Same average as Grace, who took 1 quiz more');
  expect(averageNext(null, null, 4)).toBe('1 more quiz to get a rank');
  expect(averageNext(null, null, 0)).toBe('5 more quizzes to get a rank');
});

test('a period ends on the learner’s own day', () => {
  const at = new Date('2026-03-15T02:00:00Z');
  expect(formatEnd('2026-03-15', 'UTC', at)).toBe('Ends tomorrow');
  expect(formatEnd('2026-03-15', 'Asia/Tokyo', at)).toBe('Ends today');
  expect(formatEnd('2026-03-31', 'Asia/Tokyo', at)).toBe('Ends in 16 days');
  expect(formatEnd(null, 'UTC', at)).toBeNull();
});

test('reads valid filters from the address and drops the rest', () => {
  expect(parseBoardFilters({ period: 'all', category: ' Art ', page: 3 })).toEqual({ period: 'all', category: 'Art' });
  expect(parseBoardFilters({ period: 'daily', category: 4 })).toEqual({});
  expect(parseBoardFilters({ period: 'weekly', category: '' })).toEqual({});
  expect(parseXpBoardFilters({ period: 'monthly' })).toEqual({ period: 'monthly' });
  expect(parseXpBoardFilters({ period: 'all' })).toEqual({});
});

test('reads the scope from the address', () => {
  const id = '01935f6e-7d3a-7000-8000-00000000000a';
  for (const parse of [parseBoardFilters, parseXpBoardFilters]) {
    expect(parse({ scope: 'friends' })).toEqual({ scope: 'friends' });
    expect(parse({ scope: id.toUpperCase() })).toEqual({ scope: id });
    for (const scope of ['all', 'group', '', 7, null, `${id}0`]) expect(parse({ scope })).toEqual({});
  }
  expect([toScopeInput(undefined), toScopeInput('friends')]).toEqual([{}, { scope: 'friends' }]);
  expect(toScopeInput(id)).toEqual({ scope: 'group', groupId: id });
});
