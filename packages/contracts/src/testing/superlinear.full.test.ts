import { expect, test } from 'vitest';
import { findSuperlinearText } from './superlinear.ts';

test('finds a function with quadratic time and accepts a linear one', () => {
  expect(findSuperlinearText(2.5, (text) => text.replace(/[ \t]+$/gm, ''))).toMatch(/^"a\\tx", repeated: \d/);
  expect(findSuperlinearText(2.5, (text) => text.replace(/(?<![ \t])[ \t]+$/gm, ''))).toBeNull();
});
