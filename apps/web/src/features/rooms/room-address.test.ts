import { expect, test } from 'vitest';
import { parseMenuAddress, parseRoomAddress } from './room-address.ts';

test('addresses say what they can, and nothing else', () => {
  expect(parseMenuAddress({ room: 'abcdef', quiz: 'q', as: 'stage', x: 1 })).toEqual({
    room: 'abcdef',
    quiz: 'q',
    as: 'stage',
  });
  // The router reads a code of digits alone as a number.
  expect(parseMenuAddress({ room: 234567 })).toEqual({ room: '234567' });
  expect(parseMenuAddress({ room: '', quiz: 4, as: 'admin' })).toEqual({});
  expect([parseRoomAddress({ as: 'stage' }), parseRoomAddress({ as: 'player' })]).toEqual([{ as: 'stage' }, {}]);
});
