import { describe, expect, test } from 'vitest';
import { toCsv } from '#lib/csv.ts';

describe('toCsv', () => {
  test('ends every line with CRLF and leaves nothing for null', () => {
    expect(
      toCsv(
        ['quiz', 'score'],
        [
          ['Rivers', 8],
          ['Maps', null],
        ],
      ),
    ).toBe('quiz,score\r\nRivers,8\r\nMaps,\r\n');
  });

  test('quotes commas, quotes and line breaks', () => {
    expect(toCsv(['a'], [['one, two'], ['say "hi"'], ['two\nlines']])).toBe(
      'a\r\n"one, two"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('keeps a spreadsheet from running %j', (text) => {
    const line = toCsv(['a'], [[text]])
      .split('\r\n')
      .slice(1)
      .join('\r\n');
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  });

  test('leaves numbers as numbers, negative ones too', () => {
    expect(toCsv(['a'], [[-5], [0.25]])).toBe('a\r\n-5\r\n0.25\r\n');
  });
});
