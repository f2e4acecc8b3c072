import { expect, test } from 'vitest';
import { unwrap } from './assume-color-mix.ts';

const QUESTION = '@supports (color:color-mix(in lab, red, red)){';

test('rules behind the question stay, also within others, and nothing else changes', () => {
  const nested = `@media print{.a{color:red}${QUESTION}.a{color:color-mix(in oklab,red,blue)}}}`;
  expect(unwrap(`${nested}.b{color:red}`)).toBe(
    '@media print{.a{color:red}.a{color:color-mix(in oklab,red,blue)}}.b{color:red}',
  );
  const other = '@supports (display:grid){.c{display:grid}}';
  expect(unwrap(other)).toBe(other);
});

test('a block without an end is refused', () => {
  expect(() => unwrap(`${QUESTION}.a{color:red}`)).toThrow('not closed');
});
