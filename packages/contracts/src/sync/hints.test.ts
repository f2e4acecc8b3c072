import { expect, test } from 'vitest';
import { isHintSeen } from './hints.ts';

test.each([
  ['user%3Aa:k1,everyone:k2', 'user%3Aa:k1', true],
  ['everyone:k2,user%3Aa:k1', 'user%3Aa:k1', true],
  ['user%3Aa:k1', 'user%3Aa:k1', true],
  ['user%3Aa:k10,everyone:k2', 'user%3Aa:k1', false],
  // This cursor is in the middle of the changes of version `k1`, so the device hasn't read all of them.
  ['user%3Aa:k1:card:x,everyone:k2', 'user%3Aa:k1', false],
  ['', 'user%3Aa:k1', false],
])('the cursor %j includes the position %j: %s', (cursor, position, seen) => {
  expect(isHintSeen(cursor, { position })).toBe(seen);
});
