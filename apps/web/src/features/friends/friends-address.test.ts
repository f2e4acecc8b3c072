import { expect, test } from 'vitest';
import { parseFriendsAddress } from './friends-address.ts';

test.each([
  [{}, { tab: 'friends', search: '' }],
  [
    { tab: 'find', search: ' ada ' },
    { tab: 'find', search: 'ada' },
  ],
  [
    { tab: 'find', search: 42 },
    { tab: 'find', search: '42' },
  ],
  [
    { tab: ['find'], search: { a: 1 } },
    { tab: 'friends', search: '' },
  ],
  [{ search: 'x'.repeat(99) }, { tab: 'friends', search: 'x'.repeat(50) }],
])('reads the address %j, with defaults for invalid values', (address, place) => {
  expect(parseFriendsAddress(address)).toEqual(place);
});
