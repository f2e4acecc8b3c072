import { expect, test } from 'vitest';
import { parseRoomAddress, parseRoomMenuAddress } from './room-address.ts';

test('addresses are parsed into known parameters, and unknown ones are dropped', () => {
  expect(parseRoomMenuAddress({ room: 'abcdef', quiz: 'q', as: 'stage', x: 1 })).toEqual({
    room: 'abcdef',
    quiz: 'q',
    as: 'stage',
  });
  // The router reads a code of digits alone as a number.
  expect(parseRoomMenuAddress({ room: 234567 })).toEqual({ room: '234567' });
  expect(parseRoomMenuAddress({ room: '', quiz: 4, as: 'admin' })).toEqual({});
  expect([parseRoomAddress({ as: 'stage' }), parseRoomAddress({ as: 'player' })]).toEqual([{ as: 'stage' }, {}]);
});
