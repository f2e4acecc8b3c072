import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, toCsvRows } from './csv.ts';
import { parseCsv } from './csv-parser.ts';

const cellsOf = (text: string) => parseCsv(text).records.map(({ cells }) => cells);

describe('parseCsv', () => {
  it.each([
    ['commas', 'a,b\nc,d\n'],
    ['semicolons', 'a;b\nc;d\n'],
    ['tabs', 'a\tb\nc\td'],
    ['line ends of Windows', 'a,b\r\nc,d\r\n'],
    ['line ends of old Macs', 'a,b\rc,d\r'],
    ['a byte order mark', `${BYTE_ORDER_MARK}a,b\nc,d`],
    ['quotes', '"a","b"\n"c","d"'],
    ['blanks around quotes', ' "a" , "b" \n "c","d"'.replaceAll(' ,', ',')],
    ['empty lines', '\n\na,b\n , \n\r\nc,d\n\n'],
  ])('reads %s', (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps separators, quotes and line ends within quotes', () => {
    expect(cellsOf('"Doe, Jane","say ""hi""","two\r\nlines"')).toEqual([['Doe, Jane', 'say "hi"', 'two\r\nlines']]);
  });

  it('returns the line on which each record begins, counting line ends within quotes', () => {
    expect(parseCsv('a\n\n"b\r\nb"\nc\n').records.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('keeps empty cells, including the last one', () => {
    expect(cellsOf('a,,b,\n')).toEqual([['a', '', 'b', '']]);
    expect(cellsOf('a,')).toEqual([['a', '']]);
  });

  it('ignores separators within quotes when it detects the file’s separator', () => {
    expect(cellsOf('"a,b,c";d\n')).toEqual([['a,b,c', 'd']]);
  });

  it('returns the line of a record with an unclosed quote', () => {
    expect(parseCsv('a,b\n"c,d\ne,f')).toEqual({ records: [{ line: 1, cells: ['a', 'b'] }], openQuote: 2 });
    expect(parseCsv('')).toEqual({ records: [], openQuote: null });
  });

  const begun = /(^|[;\t\r\n])'/;
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '' && !begun.test(text));

  it('reads back the rows that toCsvRows writes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 }),
        fc.boolean(),
        (rows, mark) => {
          expect(cellsOf((mark ? BYTE_ORDER_MARK : '') + toCsvRows(rows))).toEqual(rows);
        },
      ),
    );
  });

  it('reads any text, and returns no line twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\r', '\n', "'", '=') }), (text) => {
        const lines = parseCsv(text).records.map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
      }),
    );
  });
});
