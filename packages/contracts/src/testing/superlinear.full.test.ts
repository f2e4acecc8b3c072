import { expect, test } from 'vitest';
import { findSuperlinearText } from './superlinear.ts';

test('a function that takes the square of the length is found, a linear one is not', () => {
  expect(findSuperlinearText(2.5, (text) => text.replace(/[ \t]+$/gm, ''))).toMatch(/^"a\\tx", repeated: \d/);
  expect(findSuperlinearText(2.5, (text) => text.replace(/(?<![ \t])[ \t]+$/gm, ''))).toBeNull();
});
