import { expect, test } from 'vitest';
import { isHintSeen } from './hints.ts';

test.each([
  ['user%3Aa:k1,everyone:k2', 'user%3Aa:k1', true],
  ['everyone:k2,user%3Aa:k1', 'user%3Aa:k1', true],
  ['user%3Aa:k1', 'user%3Aa:k1', true],
  ['user%3Aa:k10,everyone:k2', 'user%3Aa:k1', false],
  // In the middle of what that version changed.
  ['user%3Aa:k1:card:x,everyone:k2', 'user%3Aa:k1', false],
  ['', 'user%3Aa:k1', false],
])('the cursor %j has seen %j: %s', (cursor, position, seen) => {
  expect(isHintSeen(cursor, { position })).toBe(seen);
});
