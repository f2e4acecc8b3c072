import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import {
  cell,
  FAR_FORMAT,
  FAR_TEXT,
  farCell,
  formattedRows,
  manyBlanks,
  manyRows,
  row,
  workbookOf,
} from '../../../e2e/support/workbooks.ts';
import { unpack } from './unpack.ts';
import { workbookToCsv } from './workbook-csv.ts';
import { TOO_MANY_CELLS, TOO_MUCH_TEXT, UNPACKS_TOO_LARGE, UNREADABLE } from './workbook-messages.ts';

const ONE_QUESTION = '"question","correct"\r\n"Question 2?","yes"\r\n';

const sheetOf = (rows: string) => workbookOf({ sheets: [row(1, cell('A1', 'question')) + rows] });

describe('a workbook is refused before it fills the memory', () => {
  test.each<[string, () => Uint8Array, string]>([
    ['with something in its last cell', () => farCell(FAR_TEXT), TOO_MANY_CELLS],
    ['with something in a far column', () => farCell(cell('IW1048', 'x').replace('1048', '1048576')), TOO_MANY_CELLS],
    ['with 20,000 rows', () => manyRows(20_000), TOO_MANY_CELLS],
    ['with 200,000 rows', () => manyRows(200_000), TOO_MANY_CELLS],
    ['with 30 MB of blanks', () => manyBlanks(30), UNPACKS_TOO_LARGE],
    [
      'whose cells share a long text',
      () => {
        const cells = Array.from({ length: 9_000 }, (_, at) => row(at + 1, `<c r="A${at + 1}" t="s"><v>0</v></c>`));
        return workbookOf({ sheets: [cells.join('')], shared: ['x'.repeat(30_000)] });
      },
      TOO_MUCH_TEXT,
    ],
    ['whose cell reference has an entity', () => farCell(cell('A&#49;048576', 'x')), TOO_MANY_CELLS],
    [
      'whose cell reference has a namespace',
      () => sheetOf('<row><c r="A2" z:r="XFD1048576"><v>1</v></c></row>'),
      TOO_MANY_CELLS,
    ],
    [
      'whose row has two row numbers',
      () => sheetOf('<row r="2" z:r="900000"><c r="A2"><v>1</v></c></row>'),
      TOO_MANY_CELLS,
    ],
    [
      'whose cell has a namespace with a dash',
      () => sheetOf('<row><x-y:c r="XFD1048576"><v>1</v></x-y:c></row>'),
      TOO_MANY_CELLS,
    ],
    ['with a value without quotes', () => sheetOf('<row><c s=/ r="XFD1048576"><v>1</v></c></row>'), TOO_MANY_CELLS],
    ['with a tag within a tag', () => sheetOf('<row><c s=< r="XFD1048576"><v>1</v></c></row>'), TOO_MANY_CELLS],
    ['that is not a workbook', () => new TextEncoder().encode('PK\u0003\u0004 and more'), UNREADABLE],
  ])('%s', async (_, make, problem) => expect(await workbookToCsv(make())).toEqual({ problem }));

  test('whose zip directory states too small a size', async () => {
    const archive = manyBlanks(20);
    // In a zip directory, the size is 22 bytes before the file's name.
    const text = Buffer.from(archive).toString('latin1');
    const name = text.lastIndexOf('xl/worksheets/sheet1.xml');
    new DataView(archive.buffer).setUint32(name - 22, 1_000, true);
    expect(unpack(archive, '')['xl/worksheets/sheet1.xml']).toHaveLength(1_000);
    expect(await workbookToCsv(archive)).toEqual({ problem: UNREADABLE });
  });
});

describe('a workbook is read', () => {
  test('with a format in its last cell', async () => {
    expect(await workbookToCsv(farCell(FAR_FORMAT))).toEqual({ text: ONE_QUESTION });
  });

  test('with a far cell in another sheet', async () => {
    const first =
      row(1, cell('A1', 'question') + cell('B1', 'correct')) + row(2, cell('A2', 'Question 2?') + cell('B2', 'yes'));
    expect(await workbookToCsv(workbookOf({ sheets: [first, row(1_048_576, FAR_TEXT)] }))).toEqual({
      text: ONE_QUESTION,
    });
  });

  test('with thousands of rows that have a format and nothing else', async () => {
    const read = await workbookToCsv(formattedRows());
    expect('text' in read && read.text.trimEnd().split('\r\n')).toHaveLength(151);
  });

  test('with gaps between its cells and rows', async () => {
    const rows =
      row(1, `${cell('A1', 'a')}<c r="B1" s="1"/>${cell('D1', 'd')}`) +
      row(3, '<c r="A3" s="1"></c>') +
      row(5, cell('B5', 'b'));
    expect(await workbookToCsv(workbookOf({ sheets: [rows] }))).toEqual({
      text: '"a",,,"d"\r\n,,,\r\n,,,\r\n,,,\r\n,"b",,\r\n',
    });
  });
});

test('the first sheet of a workbook becomes CSV, with its numbers, days, gaps and line breaks', async () => {
  const sheet = (rows: (string | number | boolean | Date | null)[][]) =>
    rows.map((row) => row.map((value) => (value === null ? null : { value })));
  const day = { value: new Date('2026-05-05T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' };
  const workbook = await writeXlsxFile([
    {
      sheet: 'One',
      data: [
        ...sheet([
          ['question', null, 'correct'],
          ['How "far",\nthen?', 384.4, true],
          [null, null, null],
          ['=1+1', -3, ''],
        ]),
        [day],
      ],
    },
    { sheet: 'Two', data: sheet([['not', 'this']]) },
  ]).toBlob();
  expect(await workbookToCsv(new Uint8Array(await workbook.arrayBuffer()))).toEqual({
    text: '"question",,"correct"\r\n"How ""far"",\nthen?",384.4,true\r\n,,\r\n"\'=1+1",-3,\r\n"2026-05-05",,\r\n',
  });
});
