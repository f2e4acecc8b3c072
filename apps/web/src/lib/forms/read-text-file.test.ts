import { describe, expect, it } from 'vitest';
import { UNREADABLE } from '../workbook/workbook-messages.ts';
import { readTextFile } from './read-text-file.ts';

const BOUNDS = { maxBytes: 100_000, tooLarge: 'Too large.' };
const read = (content: BlobPart) => readTextFile(new Blob([content]), BOUNDS, new AbortController().signal);

describe('a file', () => {
  it.each<[string, BlobPart]>([
    ['UTF-8', new TextEncoder().encode('né\n月')],
    ['little-endian UTF-16', new Uint8Array([0xff, 0xfe, 0x6e, 0, 0xe9, 0, 0x0a, 0, 0x08, 0x67])],
    ['big-endian UTF-16', new Uint8Array([0xfe, 0xff, 0, 0x6e, 0, 0xe9, 0, 0x0a, 0x67, 0x08])],
  ])('in %s is read as text', async (_, bytes) => expect(await read(bytes)).toEqual({ text: 'né\n月' }));

  it.each<[string, BlobPart]>([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['a program', 'a\0b'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
  ])('that is %s is refused with advice', async (_, bytes) =>
    expect(await read(bytes)).toEqual({ problem: UNREADABLE }),
  );

  it('that is too large is not read', async () => {
    expect(await read('x'.repeat(100_001))).toEqual({ problem: 'Too large.' });
  });
});
