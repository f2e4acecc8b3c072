import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes what needs it, and lets no cell be a formula', () => {
  const rows = [
    ['Name', 'a "b", c', null],
    ['=1+1', 'two\nlines', -3],
  ];
  expect(toCsv(rows)).toBe('Name,"a ""b"", c",\r\n\'=1+1,"two\nlines",-3\r\n');
});
