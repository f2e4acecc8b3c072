import { expect, test } from 'vitest';
import { inviteLink, placeOf } from './group-place.ts';

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
])('%j shows %j', (address, expected) => {
  expect(placeOf(address)).toEqual(expected);
});

test('an invite link says which group, and the code', () => {
  const { searchParams } = new URL(inviteLink(ID, 'a-b_c', 'https://quorbit.example'));
  expect(placeOf(Object.fromEntries(searchParams))).toEqual({ ...MINE, group: ID, code: 'a-b_c' });
});
