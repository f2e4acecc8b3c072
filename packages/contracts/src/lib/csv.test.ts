import { describe, expect, test } from 'vitest';
import { removeGuards, toCsv } from './csv.ts';

describe('toCsv', () => {
  test('ends every line with CRLF and writes null as an empty cell', () => {
    expect(
      toCsv(
        ['quiz', 'score'],
        [
          ['Rivers', 8],
          ['Maps', null],
        ],
      ),
    ).toBe('"quiz","score"\r\n"Rivers",8\r\n"Maps",\r\n');
  });

  test('doubles the quotes in a text', () => {
    expect(toCsv(['a'], [['one, two'], ['say "hi"'], ['two\nlines']])).toBe(
      '"a"\r\n"one, two"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    [' =1+1', "' =1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\t=1', "'\t'=1"],
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a\t=1+1', "a\t'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
    ['a;"=1+1"', `a;'""=1+1""`],
    ['"=1+1', `'""=1+1`],
  ])('keeps a spreadsheet from running %j', (text, safe) => {
    expect(toCsv(['a'], [[text]])).toBe(`"a"\r\n"${safe}"\r\n`);
  });

  test.each([';\n=1+1', '\n\t=1', '\t=1', '"\n-1', `\n${' '.repeat(200)}=1`])(
    'writes %j so that removeGuards restores it',
    (text) => {
      const written =
        toCsv(['a'], [[text]])
          .split('"\r\n"')[1]
          ?.slice(0, -3) ?? '';
      expect(removeGuards(written.replaceAll('""', '"'))).toBe(text);
    },
  );

  test.each(['a + b', 'x = 1; y = 2', 'well-known', 'ada@example.org'])('leaves %j unchanged', (text) => {
    expect(toCsv(['a'], [[text]])).toBe(`"a"\r\n"${text}"\r\n`);
  });

  test('writes numbers as numbers, including negative ones', () => {
    expect(toCsv(['a'], [[-5], [0.25]])).toBe('"a"\r\n-5\r\n0.25\r\n');
  });
});
