import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { NO_TEXT, readTextFile } from './read-text-file.ts';

const BOUNDS = { maxBytes: 100_000, tooLarge: 'Too large.' };
const read = (content: BlobPart) => readTextFile(new Blob([content]), BOUNDS);

describe('a file', () => {
  it.each<[string, BlobPart]>([
    ['UTF-8', new TextEncoder().encode('né\n月')],
    ['little-endian UTF-16', new Uint8Array([0xff, 0xfe, 0x6e, 0, 0xe9, 0, 0x0a, 0, 0x08, 0x67])],
    ['big-endian UTF-16', new Uint8Array([0xfe, 0xff, 0, 0x6e, 0, 0xe9, 0, 0x0a, 0x67, 0x08])],
  ])('in %s is text', async (_, bytes) => expect(await read(bytes)).toEqual({ text: 'né\n月' }));

  it.each<[string, BlobPart]>([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['a program', 'a\0b'],
    ['another archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
  ])('that is %s says what to do', async (_, bytes) => expect(await read(bytes)).toEqual({ problem: NO_TEXT }));

  it('that is too large is not read', async () => {
    expect(await read('x'.repeat(100_001))).toEqual({ problem: 'Too large.' });
  });
});

it('the first sheet of a workbook becomes CSV, with its numbers, days, gaps and line breaks', async () => {
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
  expect(await readTextFile(workbook, BOUNDS)).toEqual({
    text: '"question",,"correct"\r\n"How ""far"",\nthen?",384.4,true\r\n,,\r\n"\'=1+1",-3,\r\n"2026-05-05",,\r\n',
  });
});
