import { expect, test } from 'vitest';
import { parseGroupAddress, parseGroupTab } from './group-address.ts';

const ID = '018f3c1e-0000-7000-8000-000000000001';
const MINE = { tab: 'mine', search: '' };

test.each([
  [{}, MINE],
  [{ tab: 'other', page: 4 }, MINE],
  [
    { tab: 'browse', search: ' rivers ', category: 'Arts' },
    { tab: 'browse', search: 'rivers', category: 'Arts' },
  ],
  [{ category: 'Chess', search: '  ' }, MINE],
  [{ group: ID.toUpperCase() }, { ...MINE, group: ID }],
  [{ group: 'x', code: 'abc' }, MINE],
  [
    { group: ID, code: 12 },
    { ...MINE, group: ID, code: '12' },
  ],
])('the address %j is parsed to %j', (address, expected) => {
  expect(parseGroupAddress(address)).toEqual(expected);
});

test('an unknown tab of a group is parsed to the overview', () => {
  expect([parseGroupTab('members'), parseGroupTab('chess'), parseGroupTab(undefined), parseGroupTab(3)]).toEqual([
    'members',
    'overview',
    'overview',
    'overview',
  ]);
});
