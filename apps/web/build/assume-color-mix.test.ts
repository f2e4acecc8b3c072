import { expect, test } from 'vitest';
import { unwrap } from './assume-color-mix.ts';

const QUESTION = '@supports (color:color-mix(in lab, red, red)){';

test('unwraps rules inside the color-mix test, nested ones too, and changes nothing else', () => {
  const nested = `@media print{.a{color:red}${QUESTION}.a{color:color-mix(in oklab,red,blue)}}}`;
  expect(unwrap(`${nested}.b{color:red}`)).toBe(
    '@media print{.a{color:red}.a{color:color-mix(in oklab,red,blue)}}.b{color:red}',
  );
  const other = '@supports (display:grid){.c{display:grid}}';
  expect(unwrap(other)).toBe(other);
});

test('refuses a block that isn’t closed', () => {
  expect(() => unwrap(`${QUESTION}.a{color:red}`)).toThrow('not closed');
});
