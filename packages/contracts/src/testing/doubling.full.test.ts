import { expect, test } from 'vitest';
import { steeperThan } from './doubling.ts';

test('a function that takes the square of the length is found, a linear one is not', () => {
  expect(steeperThan(2.5, (text) => text.replace(/[ \t]+$/gm, ''))).toMatch(/^"a\\tx", repeated: \d/);
  expect(steeperThan(2.5, (text) => text.replace(/(?<![ \t])[ \t]+$/gm, ''))).toBeNull();
});
